extension ContainerTests {
  private static let place = ["s.left = ad.left + 10", "s.top = ad.top + 20"]
  private static let wide = place + ["s.width = 280", "s.height = 100"]
  private static let three = [" view a", " view b", " view c"]
  private static let sized = ["a.width = 20", "b.width = 60", "c.width = 40"]
  private static let tall = ["a.height = 20", "b.height = 60", "c.height = 40"]

  private static func row(
    _ name: String, _ options: String, _ constraints: [String], _ expected: [String],
    views: [String] = three, in frame: [String] = wide
  ) -> LayoutCase {
    LayoutCase(
      name, ["stackView s \(options)"] + views, frame + constraints, expected)
  }

  static let distributions: [LayoutCase] = [
    row(
      "fill", "", ["a.width = 20", "b.width = 60"],
      ["a 10 20 20 100", "b 30 20 60 100", "c 90 20 200 100"]),
    row(
      "fill with spacing", "spacing=10", ["a.width = 20", "b.width = 60"],
      ["a 10 20 20 100", "b 40 20 60 100", "c 110 20 180 100"]),
    row(
      "the standard spacing", "spacingType=standard spacing=50", ["a.width = 20", "b.width = 60"],
      ["a 10 20 20 100", "b 38 20 60 100", "c 106 20 184 100"]),
    row(
      "vertically", "axis=vertical spacing=5", ["a.height = 20", "b.height = 30"],
      ["a 10 20 280 20", "b 10 45 280 30", "c 10 80 280 40"]),
    row(
      "fill without a size", "", ["a.width = 20"],
      ["a 10 20 20 100", "b ambiguous proved", "c ambiguous proved"]),
    row(
      "fillEqually", "distribution=fillEqually spacing=5", [],
      ["a 10 20 90 100", "b 105 20 90 100", "c 200 20 90 100"]),
    row(
      "fillProportionally", "distribution=fillProportionally spacing=10", [],
      ["a 10 20 66.5 100", "b 86.5 20 203.5 100"],
      views: [
        " label a placeholderIntrinsicWidth=50 placeholderIntrinsicHeight=5",
        " label b placeholderIntrinsicWidth=150 placeholderIntrinsicHeight=5",
      ]),
    row(
      "fillProportionally by texts", "distribution=fillProportionally", [],
      ["a 10 20 91.5 100 estimated proved", "b 101.5 20 188.5 100 estimated proved"],
      views: [" label a text=Headline", " label b text=Headline_Headline"]),
    row(
      "equalSpacing", "distribution=equalSpacing", sized,
      ["a 10 20 20 100", "b 110 20 60 100", "c 250 20 40 100"]),
    row(
      "equalSpacing that has no room", "distribution=equalSpacing spacing=10",
      ["a.width = 120", "b.width = 120", "c.width = 20 @700", "c.width >= 10"],
      ["a 10 20 120 100", "b 140 20 120 100", "c 270 20 20 100"]),
    row(
      "equalCentering", "distribution=equalCentering", sized,
      ["a 10 20 20 100", "b 115 20 60 100", "c 250 20 40 100"]),
    row(
      "the stack is as long as its views", "spacing=7", sized + ["a.height = 9"],
      ["s 10 20 134 9", "c 104 20 40 9"], in: place),
    row(
      "and no longer with equal spacing", "distribution=equalSpacing spacing=7",
      sized + ["a.height = 9"], ["s 10 20 134 9", "c 104 20 40 9"], in: place),
    row("nothing in it", "", [], ["s 10 20 280 100"], views: []),
    row("one view", "distribution=equalSpacing", [], ["a 10 20 280 100"], views: [" view a"]),
  ]

  private static func aligned(
    _ alignment: String, _ tops: [Int], vertically: Bool = false
  ) -> LayoutCase {
    let ends = zip(["a", "b", "c"], zip([20, 60, 40], tops))
    let across = ends.map { id, frame in
      vertically
        ? "\(id) \(frame.1) \(["a": 20, "b": 40, "c": 100][id] ?? 0) \(frame.0) "
          + "\(["a": 20, "b": 60, "c": 20][id] ?? 0)"
        : "\(id) \(["a": 10, "b": 30, "c": 90][id] ?? 0) \(frame.1) "
          + "\(["a": 20, "b": 60, "c": 200][id] ?? 0) \(frame.0)"
    }
    return row(
      "\(alignment) \(vertically ? "in a column" : "in a row")",
      "alignment=\(alignment)\(vertically ? " axis=vertical" : "")",
      vertically
        ? sized + ["a.height = 20", "b.height = 60"] : tall + ["a.width = 20", "b.width = 60"],
      across)
  }

  static let alignments: [LayoutCase] = [
    aligned("top", [20, 20, 20]),
    aligned("center", [60, 40, 50]),
    aligned("bottom", [100, 60, 80]),
    aligned("leading", [10, 10, 10], vertically: true),
    aligned("center", [140, 120, 130], vertically: true),
    aligned("trailing", [270, 230, 250], vertically: true),
    row(
      "the stack is as high as the highest view", "alignment=center", tall + sized,
      ["s 10 20 120 60", "a 10 40 20 20", "b 30 20 60 60"], in: place),
    row(
      "firstBaseline", "alignment=firstBaseline", ["a.width = 90", "b.width = 60"],
      ["a 10 20 90 20.5", "b 100 20 60 20.5"],
      views: [" label a text=One", " label b text=Two", " label c text=Three"]),
    row(
      "lastBaseline", "alignment=lastBaseline", ["a.width = 90", "b.width = 60"],
      ["a 10 99.5 90 20.5", "b 100 106.5 60 12"],
      views: [" label a text=One", " label b text=Two font=10", " label c text=Three"]),
    row(
      "the baselines of two sizes", "alignment=firstBaseline", ["a.width = 90", "b.width = 60"],
      ["a 10 20 90 36", "b 100 39 60 12"],
      views: [" label a text=One font=30", " label b text=Two font=10", " label c text=Three"]),
  ]

  static let stacks: [LayoutCase] = [
    row(
      "a hidden view takes no room", "spacing=10", ["a.width = 20"],
      ["a 10 20 20 100", "c 40 20 250 100"], views: [" view a", " view b hidden=YES", " view c"]),
    row(
      "margins", "margins=1,2,3,4 axis=vertical", ["a.height = 20", "b.height = 30"],
      ["a 12 21 274 20", "b 12 41 274 30", "c 12 71 274 46"]),
    row(
      "margins by direction", "directional=1,2,3,4", ["a.width = 20", "b.width = 30"],
      ["a 12 21 20 96", "c 62 21 224 96"]),
    row(
      "margins across, with a centre", "margins=10,0,30,0 alignment=center",
      tall + ["a.width = 20", "b.width = 30"], ["a 10 50 20 20", "c 60 40 230 40"]),
    row(
      "margins that an attribute of run time switches on",
      """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" \
      keyPath="layoutMarginsRelativeArrangement" value="YES"/></userDefinedRuntimeAttributes>
      """, ["a.width = 20", "b.width = 30"], ["a 18 28 20 84", "c 68 28 214 84"]),
    row(
      "a stack in a stack", "spacing=4", ["a.width = 20", "d.height = 30"],
      ["a 10 20 20 100", "b 34 20 256 100", "d 34 20 256 30", "e 34 50 256 70"],
      views: [" view a", " stackView b axis=vertical", "  view d", "  view e"]),
    row(
      "views that do not fit", "", ["a.width = 300", "b.width = 5", "c.width = 5"],
      ["s broken proved", "a broken proved"]),
  ]
}
