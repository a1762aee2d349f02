extension GuideTests {
  private static let controller = "view ad 0 0 375 667 guide=safeArea:safe autoresized"
  private static let inSafeArea = [
    "v.leading = safe.leading", "safe.trailing = v.trailing", "v.top = safe.top + 2",
    "safe.bottom = v.bottom + 3",
  ]

  private static func screen(
    _ name: String, _ device: String, _ size: String, _ frame: String, tools: Int = 23504,
    inside: String = ""
  ) -> LayoutCase {
    LayoutCase(
      name, ["view v"], inSafeArea, ["v \(frame)"],
      root: "view ad 0 0 \(size) guide=safeArea:safe autoresized"
    ) {
      $0.device = device
      $0.tools = tools
      $0.controller = ""
      $0.inController = inside
    }
  }

  static let safeAreas: [LayoutCase] = [
    screen("a home button", "retina4_7", "375 667", "0 22 375 642"),
    screen("a home button in Xcode 12", "retina4_7", "375 667", "0 2 375 662", tools: 17000),
    screen("a home button in Xcode 14.2", "retina4_7", "375 667", "0 2 375 662", tools: 21507),
    screen("a home button in Xcode 14.3", "retina4_7", "375 667", "0 22 375 642", tools: 21701),
    screen("a notch", "retina5_9", "375 812", "0 52 375 723"),
    screen("a notch in older Xcodes", "retina5_9", "375 812", "0 46 375 729", tools: 17000),
    screen("a wider notch", "retina6_1", "414 896", "0 50 414 809"),
    screen("an island", "retina6_12", "393 852", "0 61 393 754"),
    screen("a tablet", "ipad9_7", "768 1024", "0 22 768 999"),
    screen("a rounded tablet", "ipad11_0rounded", "834 1194", "0 26 834 1145"),
    screen(
      "a navigation bar", "retina4_7", "375 667", "0 66 375 598",
      inside: "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>"),
    screen(
      "a tab bar", "retina4_7", "375 667", "0 22 375 593",
      inside: "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>"),
    screen(
      "a toolbar", "retina4_7", "375 667", "0 22 375 593",
      inside: "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>"),
    LayoutCase(
      "a small view of its own", ["view v"], inSafeArea, ["v 0 2 300 195"],
      root: "view ad 0 0 300 200 guide=safeArea:safe"
    ) { $0.device = "retina6_12" },
    LayoutCase(
      "a view that hangs into it", ["view box guide=safeArea:inner", " view v"],
      [
        "box.top = ad.top + 10", "box.leading = ad.leading", "box.width = 100", "box.height = 100",
        "box: v.top = inner.top", "box: v.bottom = inner.bottom", "box: v.left = box.left",
        "box: v.width = 9",
      ], ["v 0 20 9 90"], root: controller
    ) { $0.controller = "" },
    LayoutCase(
      "a view in a scroll view", ["scrollView s", " view box guide=safeArea:inner", "  view v"],
      [
        "s.top = ad.top", "s.leading = ad.leading", "s.width = 100", "s.height = 100",
        "box.top = s.top", "box.leading = s.leading", "box.width = 50", "box.height = 50",
        "box.bottom = s.bottom", "box.trailing = s.trailing", "box: v.top = inner.top",
        "box: v.bottom = inner.bottom", "box: v.left = box.left", "box: v.width = 9",
      ], ["v 0 0 9 50"], root: controller
    ) { $0.controller = "" },
    LayoutCase(
      "none of a xib at run time", ["view v"], inSafeArea, ["v 0 2 375 662"], at: .runTime,
      root: controller),
    LayoutCase(
      "that of a controller at run time", ["view v"], inSafeArea, ["v 0 22 375 642"], at: .runTime,
      root: controller
    ) { $0.controller = "" },
  ]

  /// A view that fills a guide of a root at run time.
  private static func guided(
    _ name: String, _ guide: String, _ width: String, _ frame: String
  ) -> LayoutCase {
    LayoutCase(
      name, ["view v"],
      ["v.leading = k.leading", "k.trailing = v.trailing", "v.top = k.top", "k.bottom = v.bottom"],
      ["v \(frame)"], at: .runTime, root: "view ad 0 0 \(width) 200 autoresized guide=\(guide)")
  }

  static let controllerGuides: [LayoutCase] = [
    LayoutCase(
      "the guides of a controller", ["view v"],
      ["v.top = t.bottom + 1", "v.bottom = b.top - 1", "v.left = ad.left", "v.width = 9"],
      ["v 0 21 9 645"], root: controller
    ) {
      $0.controller = ""
      $0.inController = """
        <layoutGuides><viewControllerLayoutGuide type="top" id="t"/>\
        <viewControllerLayoutGuide type="bottom" id="b"/></layoutGuides>
        """
    },
    LayoutCase(
      "the length of a guide", ["view v"],
      ["v.top = t.top", "v.height = t.height", "v.left = t.left", "v.width = 9"],
      ["v 0 0 9 20"], root: controller
    ) {
      $0.controller = ""
      $0.inController =
        "<layoutGuides><viewControllerLayoutGuide type=\"top\" id=\"t\"/></layoutGuides>"
    },
    LayoutCase(
      "a guide that nobody has measured", ["view v"],
      ["v.top = k.top", "v.height = 9", "v.left = k.left", "v.width = 9"],
      ["v unknown unknown"], root: "view ad 0 0 300 200 guide=keyboard:k"),
    guided("that of the margins", "layoutMargins:k margins=1,2,3,4", "300", "2 1 294 196"),
    guided("that of readable content", "readableContent:k", "430", "8 8 414 184"),
    guided(
      "that of readable content where texts may be too wide", "readableContent:k", "600",
      "8 8 584 184 estimated proved"),
    guided(
      "that of readable content on a wide screen", "readableContent:k", "1024",
      "176 8 672 184 estimated proved"),
  ]
}
