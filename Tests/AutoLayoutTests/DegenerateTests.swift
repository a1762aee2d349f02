import AutoLayout
import InterfaceBuilder
import Testing

@Suite("A degenerate layout ends in a result")
struct DegenerateTests {
  private static let corner = ["v.left = ad.left + 8", "v.top = ad.top + 4"]
  private static let size = ["v.width = 50", "v.height = 20"]

  @Test("whatever the constraints say", arguments: cases)
  func ends(_ example: LayoutCase) throws { try example.check() }

  static let cases: [LayoutCase] = [
    LayoutCase(
      "a cycle", ["view v", "view w"],
      size + ["v.left = w.left + 1", "w.left = v.left - 1", "v.top = ad.top", "w.top = ad.top"]
        + ["w.width = 9", "w.height = 9"], ["v ambiguous proved", "w ambiguous proved"]),
    LayoutCase(
      "a cycle that contradicts itself", ["view v", "view w"],
      corner + size + ["w.left = v.left + 1", "v.left = w.left + 1", "w.top = ad.top"]
        + ["w.width = 9", "w.height = 9"], ["v 8 4 50 20", "w broken proved"]),
    LayoutCase(
      "a view and itself", ["view v"],
      corner + size + ["v.width = v.width", "v.left = v.left + 1"], ["v 8 4 50 20"]),
    LayoutCase("no numbers", ["view v"], ["v.left = ad.left + nan", "v.width = inf"], []),
    LayoutCase(
      "no number is none", ["view v"],
      ["v.left = ad.left + nan", "v.width = inf", "v.top = ad.top", "v.height = 9"],
      ["v 0 0 0 9"]),
    LayoutCase(
      "beyond all screens", ["view v"],
      ["v.left = ad.left + 1e300", "v.width = ad.width * 1e308", "v.top = ad.top - 1e300"]
        + ["v.height = 9"], ["v unknown unknown"]),
    LayoutCase(
      "beyond all screens and back", ["view v", "view w"],
      ["v.left = ad.left + 1e300", "w.left = v.left - 1e300", "v.top = ad.top", "w.top = v.top"]
        + ["v.width = 9", "v.height = 9", "w.width = 9", "w.height = 9"], ["w 0 0 9 9"]),
    LayoutCase(
      "a tiny multiplier", ["view v"],
      corner + ["v.height = 9", "ad.width = v.width * 1e-300"], ["v ambiguous proved"]),
    LayoutCase(
      "priorities beyond reason", ["view v"],
      corner + ["v.width = 50 @1e300", "v.height = 20 @-1e300", "v.height = 9 @nan"],
      ["v 8 4 50 9"]),
    LayoutCase(
      "a root without a size", ["view v"], corner + ["v.right = ad.right", "v.height = 9"],
      ["v broken proved"],
      root: "view ad 0 0 0 0"),
    LayoutCase(
      "a root without a frame", ["view v"], corner + size, ["v 8 4 50 20"], root: "view ad"),
    LayoutCase(
      "a frame without end", ["view v 0 0 1e300 20 autoresized mask=widthSizable"], [],
      ["v unknown unknown"],
      root: "view ad 0 0 1e300 20"),
    LayoutCase(
      "a frame as wide as nothing", ["view v 5 5 2e6 20 autoresized"], [], ["v unknown unknown"]),
    LayoutCase(
      "far beyond, against what stands on the screen", ["label v text=A", "view w"],
      ["v.left = ad.left + 1e308", "ad.right = v.right + 16", "v.top = ad.top"]
        + ["w.left = v.right", "w.top = ad.top", "w.width = 9", "w.height = 9"],
      ["v unknown proved", "w unknown proved"]),
    LayoutCase(
      "a million points", ["view v"], corner + ["v.width = 1e6", "v.height = 20"],
      ["v unknown proved"]),
    LayoutCase(
      "the sum of what is far beyond", ["stackView s spacing=1e308", " view v", " view w"],
      ["s.left = ad.left", "s.top = ad.top", "s.height = 9", "v.width = 9", "w.width = 9"],
      ["v 0 0 9 9", "w unknown proved"]),
    LayoutCase(
      "margins far beyond", ["view b margins=0,1e308,0,1e308", " view v"],
      ["b.left = ad.left", "b.top = ad.top", "b.width = 9", "b.height = 9"]
        + ["b: v.left = b.leftMargin", "b: v.top = b.top", "b: v.width = 9", "b: v.height = 9"],
      ["v unknown proved"]),
    LayoutCase(
      "an id for two views", ["view v", "view v"], corner + size, ["v ambiguous ambiguous"]),
  ]

  @Test("of ten thousand constraints of one view")
  func manyConstraints() throws {
    var scene = Scene(views: ["view v"], constraints: Self.corner + Self.size)
    scene.constraints += (0..<10_000).map { "v.width >= \($0 % 40)" }
    #expect(try Scene.describe(["v"], in: scene.drawn()) == ["v 8 4 50 20"])
  }

  @Test("of two thousand wishes of as many priorities: it has none")
  func manyPriorities() throws {
    var scene = Scene(views: ["view v"], constraints: Self.corner + ["v.height = 20"])
    scene.constraints += (0..<2_000).map { "v.width = \($0) @\(Double($0) / 4 + 1)" }
    #expect(try Scene.describe(["v"], in: scene.drawn()) == ["v unsolved"])
  }

  @Test("of five thousand views in a row: it has none")
  func manyViews() throws {
    var scene = Scene(views: (0..<5_000).map { "view v\($0)" })
    scene.constraints = (0..<5_000).flatMap { number in
      let before = number == 0 ? "ad.left" : "v\(number - 1).left"
      return [
        "v\(number).left = \(before) + 1", "v\(number).top = ad.top", "v\(number).width = 5",
        "v\(number).height = 5",
      ]
    }
    #expect(
      try Scene.describe(["v0", "v4999"], in: scene.drawn()) == ["v0 unsolved", "v4999 unsolved"])
  }

  @Test("of more elements than a person draws: it has none, at no width")
  func manyElements() throws {
    let scene = Scene(views: (0..<20_000).map { "view v\($0)" })
    let ad = try #require(try scene.document().view("ad"))
    let layouts = AdLayouts(of: ad)
    let views = [layouts.base, layouts.design].map { Scene.describe(["v0"], in: $0) }
    #expect(views == [["v0 unsolved"], ["v0 unsolved"]])
    #expect(layouts.variants.isEmpty)
  }

  @Test("of a chain in whatever order its constraints stand", arguments: [false, true])
  func chain(isReversed: Bool) throws {
    var scene = Scene(views: (0..<200).map { "view v\($0)" })
    let links = (0..<200).flatMap { number in
      let before = number == 0 ? "ad" : "v\(number - 1)"
      return [
        "v\(number).left = \(before).left + 1", "v\(number).top = \(before).top",
        "v\(number).width = 5", "v\(number).height = 5",
      ]
    }
    scene.constraints = isReversed ? links.reversed() : links
    #expect(try Scene.describe(["v199"], in: scene.drawn()) == ["v199 200 0 5 5"])
  }
}
