extension GuideTests {
  private static let inMargins = [
    "v.leading = ad.leadingMargin", "ad.trailingMargin = v.trailing", "v.top = ad.topMargin",
    "ad.bottomMargin = v.bottom",
  ]

  private static func margins(
    _ name: String, _ options: String, _ frame: String, size: String = "300 200",
    at stage: Scene.Stage = .design, _ change: (inout Scene) -> Void = { _ in }
  ) -> LayoutCase {
    LayoutCase(
      name, ["view v"], inMargins, ["v \(frame)"], at: stage,
      root: "view ad 0 0 \(size) autoresized \(options)", change)
  }

  static let rootMargins: [LayoutCase] = [
    margins("a xib on the canvas", "", "16 0 268 200"),
    margins("a wide xib on the canvas", "", "20 0 374 200", size: "414 200"),
    margins("a xib of Xcode 7", "", "8 8 284 184") {
      $0.tools = 9532
      $0.device = nil
    },
    margins("a xib at run time", "", "8 8 284 184", at: .runTime),
    margins("stated", "margins=1,2,3,4", "2 1 294 196", at: .runTime),
    margins("stated by direction", "directional=1,2,3,4", "2 1 294 196", at: .runTime),
    margins("stated below the least", "margins=5,5,5,50", "16 5 234 190"),
    margins("a controller", "", "16 20 343 647", size: "375 667") { $0.controller = "" },
    margins("a controller at run time", "", "16 20 343 647", size: "375 667", at: .runTime) {
      $0.controller = ""
    },
    margins(
      "not from the safe area", "insetsLayoutMarginsFromSafeArea=NO", "16 0 343 667",
      size: "375 667"
    ) { $0.controller = "" },
  ]

  private static let box = [
    "box.leading = ad.leading + 5", "box.top = ad.top + 30", "box.trailing = ad.trailing - 50",
    "box.bottom = ad.bottom",
  ]

  /// A view inside the margins of a box that keeps 5 pt from the left and 50 from the right.
  private static func inner(
    _ name: String, _ options: String, _ frame: String, outer: String = "margins=20,20,20,20"
  ) -> LayoutCase {
    LayoutCase(
      name, ["view box \(options)", " view v"],
      box + [
        "box: v.leading = box.leadingMargin", "box: box.trailingMargin = v.trailing",
        "box: v.top = box.topMargin", "box: box.bottomMargin = v.bottom",
      ], ["v \(frame)"], at: .runTime, root: "view ad 0 0 300 200 autoresized \(outer)")
  }

  static let innerMargins: [LayoutCase] = [
    inner("8 points", "", "13 38 229 154"),
    inner("stated", "margins=1,2,3,4", "7 31 239 166"),
    inner("nothing stated is nothing", "margins=0,0,0,0", "5 30 245 170"),
    inner(
      "what is left of the superview's", "preservesSuperviewLayoutMargins=YES", "20 38 222 142"),
    inner(
      "its own where they are larger", "preservesSuperviewLayoutMargins=YES margins=30,30,30,30",
      "35 60 185 110"),
  ]

  private static let tall = [
    "box.leading = ad.leading", "ad.trailing = box.trailing", "box.top = ad.top",
    "ad.bottom = box.bottom", "box.height = 900", "box: v.leading = box.leadingMargin",
    "box: box.trailingMargin = v.trailing", "box: v.top = box.topMargin",
    "box: box.bottomMargin = v.bottom",
  ]

  /// A view inside the margins of a box that makes the root higher than it was drawn.
  private static func grown(
    _ name: String, _ frame: String, at stage: Scene.Stage, root: String = "view",
    constraints: [String] = tall, views: [String] = ["view box", " view v"],
    _ change: (inout Scene) -> Void = { _ in }
  ) -> LayoutCase {
    LayoutCase(
      name, views, constraints, ["v \(frame)"], at: stage,
      root: "\(root) ad 0 0 300 200 autoresized", change)
  }

  static let grownRoots: [LayoutCase] = [
    grown("at the drawn width", "8 8 284 884", at: .runTime),
    grown("at another width", "8 8 1008 884", at: .width(1024)),
    grown(
      "with a stack view's margins", "10 20 380 850", at: .width(400),
      constraints: Array(tall.prefix(5)), views: ["stackView box margins=20,10,30,10", " view v"]),
    grown(
      "with what sticks out at the top", "8 -92 384 984", at: .width(400),
      constraints: tall.map { $0 == "box.top = ad.top" ? "box.top = ad.top - 100" : $0 }
        .filter { $0 != "box.height = 900" } + ["ad.height = 900"]),
    grown(
      "with a safe area's guide", "0 0 400 900", at: .width(400),
      constraints: Array(tall.prefix(5)) + [
        "box: v.leading = box.leading", "box: box.trailing = v.trailing", "box: v.top = in.top",
        "box: in.bottom = v.bottom",
      ], views: ["view box guide=safeArea:in", " view v"]),
  ]

  static let cells: [LayoutCase] = [
    cell("on both sides", "0 0 375 100", 23504, "16 11 343 78"),
    cell("beside an accessory", "0 0 341 100", 23504, "16 11 317 78"),
    cell("in Xcode 13", "0 0 375 100", 13196, "8 8 359 84"),
  ]

  private static func cell(
    _ name: String, _ content: String, _ tools: Int, _ frame: String
  ) -> LayoutCase {
    LayoutCase(
      name, ["tableViewCellContentView box \(content) key=contentView autoresized", " view v"],
      [
        "box: v.leading = box.leadingMargin", "box: box.trailingMargin = v.trailing",
        "box: v.top = box.topMargin", "box: box.bottomMargin = v.bottom",
      ], ["v \(frame)"], root: "tableViewCell ad 0 0 375 100 autoresized"
    ) { $0.tools = tools }
  }
}
