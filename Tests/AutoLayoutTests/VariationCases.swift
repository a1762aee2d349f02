extension ConstraintTests {
  private static let corner = [
    "v.leading = ad.leading + 8", "v.top = ad.top + 4", "v.height = 20",
  ]

  private static func varied(_ variations: String) -> String {
    """
    <constraint firstItem="v" firstAttribute="width" constant="50" id="k">\(variations)</constraint>
    """
  }

  private static let compact = "<variation key=\"widthClass=compact\" constant=\"70\"/>"
  private static let regular = "<variation key=\"widthClass=regular\" constant=\"90\"/>"
  private static let both =
    "<variation key=\"heightClass=regular-widthClass=compact\" constant=\"75\"/>"

  private static func masked(_ name: String, _ key: String, _ frame: String) -> LayoutCase {
    LayoutCase(
      name, ["view v"], corner + ["v.width = 50"] + [varied("")], [frame],
      root: """
        view ad 0 0 300 200 <variation key="default"><mask key="constraints">\
        <exclude reference="k"/></mask></variation><variation key="\(key)"><mask \
        key="constraints"><exclude reference="c3"/><include reference="k"/></mask></variation>
        """)
  }

  /// At run time, where the width has a variation.
  private static func shown(
    _ name: String, at width: Double, _ expected: String, _ variation: String = regular,
    device: String? = "retina4_7"
  ) -> LayoutCase {
    LayoutCase(
      name, ["view v"], corner + [varied(variation)], [expected], at: .width(width)
    ) { $0.device = device }
  }

  static let variedWidths: [LayoutCase] = [
    shown("on a phone", at: 430, "v 8 4 50 20"),
    shown("on a tablet", at: 744, "v unknown unknown"),
    shown("on a tablet, for phones", at: 744, "v unknown unknown", compact),
    shown("on a phone, drawn for tablets", at: 320, "v unknown unknown", device: "ipad9_7"),
    shown("on a tablet, drawn for tablets", at: 744, "v 8 4 90 20", device: "ipad9_7"),
    shown("on a phone, drawn for any device", at: 320, "v 8 4 50 20", device: nil),
    shown("on a tablet, drawn for any device", at: 744, "v unknown unknown", device: nil),
    shown(
      "for a phone on its side", at: 1024, "v 8 4 50 20",
      "<variation key=\"heightClass=compact\" constant=\"70\"/>"),
    LayoutCase(
      "a view that a tablet shows besides", ["view v"], corner + ["v.width = 50"],
      ["v unknown unknown"], at: .width(1024),
      root: """
        view ad 0 0 300 200 <variation key="widthClass=regular"><mask key="subviews">\
        <include reference="w"/></mask></variation>
        """),
  ]

  static let variations: [LayoutCase] = [
    LayoutCase(
      "of a phone in portrait", ["view v"], corner + [varied(compact + regular)],
      ["v 8 4 70 20"]),
    LayoutCase(
      "of a tablet", ["view v"], corner + [varied(compact + regular)], ["v 8 4 90 20"]
    ) { $0.device = "ipad9_7" },
    LayoutCase(
      "of no device", ["view v"], corner + [varied(compact + regular)], ["v 8 4 50 20"]
    ) { $0.device = nil },
    LayoutCase(
      "two classes over one", ["view v"], corner + [varied(both + compact)], ["v 8 4 75 20"]),
    LayoutCase(
      "a priority", ["view v"],
      corner + [
        varied("<variation key=\"widthClass=compact\" priority=\"5\"/>"), "v.width = 33 @6",
      ], ["v 8 4 33 20"]),
    masked("one installed by its class", "widthClass=compact", "v 8 4 50 20"),
    masked("one that another class installs", "widthClass=regular", "v 8 4 50 20"),
    LayoutCase(
      "a view that is not installed takes its constraints away", ["view v", "view w"],
      corner + ["v.width = 50 @1", "v.width = w.width", "w.width = 9"],
      ["v 8 4 50 20", "w unsolved"],
      root: """
        view ad 0 0 300 200 <variation key="default"><mask key="subviews">\
        <exclude reference="w"/></mask></variation>
        """),
  ]
}
