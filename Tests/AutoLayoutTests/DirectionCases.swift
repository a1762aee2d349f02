extension DirectionTests {
  private static let mirrored = "view ad 0 0 300 200 autoresized \(option)"
  private static let option = "semanticContentAttribute=forceRightToLeft"
  private static let box = ["v.top = ad.top + 5", "v.width = 50", "v.height = 20"]

  private static func edge(
    _ name: String, _ constraints: [String], _ expected: String, options: String = "",
    at stage: Scene.Stage = .runTime, root: String = mirrored
  ) -> LayoutCase {
    LayoutCase(
      name, ["view v \(options)"], box + constraints, ["v \(expected)"], at: stage, root: root)
  }

  static let edges: [LayoutCase] = [
    edge("leading", ["v.leading = ad.leading + 8"], "242 5 50 20"),
    edge("trailing", ["ad.trailing = v.trailing + 8"], "8 5 50 20"),
    edge("at most", ["v.leading <= ad.leading + 8", "v.left = ad.left @500"], "242 5 50 20"),
    edge("at least", ["v.leading >= ad.leading + 8", "v.right = ad.right @500"], "242 5 50 20"),
    edge("left", ["v.left = ad.left + 8"], "8 5 50 20"),
    edge("right", ["ad.right = v.right + 8"], "242 5 50 20"),
    edge("a centre", ["v.centerX = ad.centerX"], "125 5 50 20"),
    edge("a leading edge at a centre", ["v.leading = ad.centerX + 10"], "90 5 50 20"),
    edge("a share of a place", ["v.leading = ad.trailing * 0.5"], "100 5 50 20"),
    edge(
      "a centre that is shifted",
      ["v.centerX = ad.centerX + 10"], "unknown proved"),
    edge("on another width", ["v.leading = ad.leading + 8"], "342 5 50 20", at: .width(400)),
    edge("on the canvas", ["v.leading = ad.leading + 8"], "unknown proved", at: .design),
    edge(
      "no other attribute", ["v.leading = ad.leading + 8"], "8 5 50 20",
      root: "view ad 0 0 300 200 autoresized semanticContentAttribute=forceLeftToRight"),
    edge(
      "not for the view itself", ["v.leading = ad.leading + 8"], "8 5 50 20", options: option,
      root: "view ad 0 0 300 200 autoresized"),
    edge(
      "margins", ["v.leading = ad.leadingMargin"], "265 5 50 20",
      root: "view ad 0 0 320 200 autoresized \(option) directional=1,5,3,9"),
    edge(
      "stated sides of margins", ["v.leading = ad.leadingMargin"], "261 5 50 20",
      root: "view ad 0 0 320 200 autoresized \(option) margins=1,5,3,9"),
    edge(
      "a side of the margins", ["v.left = ad.leftMargin"], "9 5 50 20",
      root: "view ad 0 0 320 200 autoresized \(option) directional=1,5,3,9"),
  ]

  private static let inner = [
    "box.left = ad.left + 10", "box.top = ad.top", "box.width = 200", "box.height = 100",
    "v.top = box.top", "v.width = 50", "v.height = 20",
  ]

  /// A view in a box, and only the root reads from right to left.
  static let containers: [LayoutCase] = [
    LayoutCase(
      "a constraint of the box", ["view box", " view v"],
      inner + ["box: v.leading = box.leading + 8"], ["v 18 0 50 20"], at: .runTime, root: mirrored),
    LayoutCase(
      "a constraint of the root with a view in the box", ["view box", " view v"],
      inner + ["v.leading = ad.leading + 8"], ["v unknown proved"], at: .runTime, root: mirrored),
    LayoutCase(
      "a constraint of a box of its own direction", ["view box \(option)", " view v"],
      inner + ["box: v.leading = box.leading + 8"], ["v 152 0 50 20"], at: .runTime),
    LayoutCase(
      "an autoresizing mask", ["view v 10 10 50 20 autoresized mask=flexibleMaxX"], [],
      ["v 10 10 50 20"], at: .runTime, root: mirrored),
  ]

  private static let wide = [
    "s.left = ad.left + 10", "s.top = ad.top + 20", "s.width = 280", "s.height = 100",
  ]

  private static func stack(
    _ name: String, _ options: String, _ constraints: [String], _ expected: [String],
    at stage: Scene.Stage = .runTime
  ) -> LayoutCase {
    LayoutCase(
      name, ["stackView s \(option) \(options)", " view a", " view b", " view c"],
      wide + constraints, expected, at: stage)
  }

  static let stacks: [LayoutCase] = [
    stack(
      "a row", "spacing=10", ["a.width = 20", "b.width = 60"],
      ["a 270 20 20 100", "b 200 20 60 100", "c 10 20 180 100"]),
    stack(
      "a row with margins", "directional=1,2,3,4", ["a.width = 20", "b.width = 30"],
      ["a 268 21 20 96", "b 238 21 30 96", "c 14 21 224 96"]),
    stack(
      "a row of equal gaps", "distribution=equalSpacing",
      ["a.width = 20", "b.width = 60", "c.width = 40"],
      ["a 270 20 20 100", "b 130 20 60 100", "c 10 20 40 100"]),
    stack(
      "a row of equal distances", "distribution=equalCentering",
      ["a.width = 20", "b.width = 60", "c.width = 40"],
      ["a 270 20 20 100", "b 125 20 60 100", "c 10 20 40 100"]),
    stack(
      "a column", "axis=vertical alignment=leading distribution=fillEqually",
      ["a.width = 20", "b.width = 60", "c.width = 40"],
      ["a 270 20 20 33.5", "b 230 53.5 60 33", "c 250 86.5 40 33.5"]),
    stack(
      "a column whose alignment has a row's name",
      "axis=vertical alignment=bottom distribution=fillEqually",
      ["a.width = 20", "b.width = 60", "c.width = 40"],
      ["a 10 20 20 33.5", "b 10 53.5 60 33", "c 10 86.5 40 33.5"]),
    stack(
      "a row on the canvas", "", ["a.width = 20", "b.width = 60"],
      ["a unknown unknown"], at: .design),
  ]
}
