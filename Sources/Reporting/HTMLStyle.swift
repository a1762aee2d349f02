/// The look of the page: light or dark as the reader's system is, light in print.
enum HTMLStyle {
  static let text = """
    :root { --page: #fff; --ink: #1c1e21; --faint: #5c6370; --line: #d4d8de; --pane: #f5f6f8;
      --ad: #fff; --error: #c2211c; --warning: #955800; --note: #1f5fbf; --link: #1558b0;
      --badge: #fff; --fill: 88%; --edge: 38%; --word: 18%; }
    @media screen and (prefers-color-scheme: dark) {
      :root { --page: #16181c; --ink: #e6e8ec; --faint: #a0a7b4; --line: #3a3f48; --pane: #202329;
        --ad: #101215; --error: #ff7b72; --warning: #e3a13c; --note: #79b0ff; --link: #8ab8ff;
        --badge: #16181c; --fill: 22%; --edge: 65%; --word: 90%; }
    }
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 75rem; padding: 1rem; background: var(--page);
      color: var(--ink); font: 1rem/1.45 system-ui, sans-serif; overflow-wrap: anywhere; }
    h1 { font-size: 1.4rem; margin: 0 0 .25rem; }
    h2 { font-size: 1.1rem; margin: 0 0 .75rem; }
    p { margin: 0 0 .4rem; }
    a { color: var(--link); }
    nav ul { margin: .75rem 0; padding-left: 1.2rem; }
    header p, footer, .place, figcaption { color: var(--faint); }
    footer, .place, figcaption, .legend { font-size: .85rem; }
    section { border-top: 1px solid var(--line); margin-top: 1rem; padding-top: 1rem; }
    .file { display: flex; flex-wrap: wrap; gap: 1rem 1.5rem; align-items: flex-start; }
    .pictures { flex: 0 1 26rem; min-width: 0; }
    .file > ol, .file > p { flex: 1 1 22rem; min-width: 0; }
    figure { margin: 0 0 1.25rem; max-width: 32rem; }
    figure > svg { display: block; max-width: 100%; height: auto; margin: .4rem 0;
      border: 1px solid var(--line); border-radius: .4rem; background: var(--pane); }
    ol { list-style: none; margin: 0; padding: 0; }
    ol > li { border-left: .25rem solid var(--color); padding-left: .75rem; margin-bottom: 1.1rem; }
    pre { margin: 0 0 .2rem; padding: .5rem; overflow-x: auto; background: var(--pane);
      border-radius: .3rem; font-size: .8rem; line-height: 1.3; overflow-wrap: normal; }
    code { font-size: .9em; }
    .error { --color: var(--error); }
    .warning { --color: var(--warning); }
    .note { --color: var(--note); }
    .severity, nav span { color: var(--color); }
    .number { display: inline-block; min-width: 1.5em; padding: 0 .35em; border-radius: .75em;
      background: var(--color); color: var(--badge); text-align: center; font-size: .85em; }
    .legend { display: flex; flex-wrap: wrap; gap: .2rem .9rem; list-style: none; margin: 0;
      padding: 0; color: var(--faint); }
    .legend i { display: inline-block; width: .8em; height: .8em; margin-right: .35em;
      background: hsl(var(--hue) var(--fill)); border: 1px solid hsl(var(--hue) var(--edge)); }
    .ad { fill: var(--ad); stroke: var(--faint); }
    svg svg rect { fill: hsl(var(--hue) var(--fill)); stroke: hsl(var(--hue) var(--edge));
      stroke-width: 2; }
    svg text { fill: hsl(var(--hue) var(--word)); text-anchor: middle; dominant-baseline: central;
      font-family: system-ui, sans-serif; }
    svg .unseen { opacity: .45; }
    svg .unseen rect { stroke-dasharray: 3 2; }
    svg .container rect { fill: none; stroke: none; }
    svg .corner { fill: none; stroke: var(--error); stroke-dasharray: 2 2; }
    .legend .corner { background: none; border: 1px dashed var(--error); }
    .outline { fill: none; stroke: var(--color); stroke-width: 2.5; }
    .badge rect { fill: var(--color); stroke: var(--ad); }
    .badge text { fill: var(--badge); font-size: 10px; font-weight: bold; }
    .headline { --hue: 215 75%; }
    .body { --hue: 190 55%; }
    .call_to_action { --hue: 145 50%; }
    .icon, .logo { --hue: 275 55%; }
    .media, .image, .media_placeholder { --hue: 32 70%; }
    .advertiser, .store { --hue: 330 50%; }
    .price, .star_rating { --hue: 55 60%; }
    .ad_choices { --hue: 0 60%; }
    .attribution { --hue: 95 55%; }
    .asset { --hue: 240 40%; }
    .content { --hue: 0 0%; }
    svg .content rect { fill-opacity: .4; }
    @media screen and (min-width: 52rem) {
      .pictures { position: sticky; top: 1rem; max-height: calc(100vh - 2rem); overflow-y: auto; }
    }
    @media print {
      body { max-width: none; padding: 0; font-size: .8rem; }
      figure, ol > li { break-inside: avoid; }
      h2, figcaption { break-after: avoid; }
      pre { white-space: pre-wrap; }
      svg, .number, .legend i { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    }
    """
}
