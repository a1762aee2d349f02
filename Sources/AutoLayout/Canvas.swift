internal import InterfaceBuilder

/// The device that Interface Builder simulates, and what follows from it. The numbers were measured
/// on saved files; `major` is the document's tools version in thousands.
struct Canvas: Sendable {
  /// Size classes; nil is "any", as in documents without a device.
  struct Traits: Sendable {
    let width: String?
    let height: String?

    /// Whether a variation's key, such as `heightClass=regular-widthClass=compact`, applies.
    func match(_ key: String?) -> Bool {
      guard let key, key != "default" else { return true }
      return key.split(separator: "-").allSatisfy { part in
        let words = part.split(separator: "=")
        guard words.count == 2 else { return false }
        let value = words[0] == "widthClass" ? width : words[0] == "heightClass" ? height : nil
        return value.map { $0 == words[1] } ?? false
      }
    }

    /// The more size classes a key names, the later it applies.
    static func rank(_ key: String?) -> Int {
      guard let key, key != "default" else { return 0 }
      return key.count { $0 == "=" }
    }
  }

  let traits: Traits
  /// Pixels per point.
  let scale: Double
  let major: Int
  var font: SystemFont { SystemFont(canvas: major) }
  /// The insets of the root's safe area on the canvas, in points.
  let safeTop: Double
  let safeBottom: Double
  let usesSafeAreas: Bool

  init(_ document: Document, root: View, controller: Element?) {
    let element = document.root
    let device = element.child(named: "device")
    let id = device?.id
    let isLandscape = device?["orientation"] == "landscape"
    let version = element["toolsVersion"]?.split(separator: ".").first.flatMap { Double($0) } ?? 0
    major = Int(min(max(version, 0), 1e6) / 1000)
    usesSafeAreas = element["useSafeAreas"] == "YES"
    scale = Self.scale(of: id, root)
    traits = Self.traits(id, isLandscape, uses: element["useTraitCollections"] == "YES")
    let bars = Bars(document, root: root, controller: controller, major: major)
    let screen = Self.screen(id, isLandscape)
    (safeTop, safeBottom) = Self.safeArea(
      device: id, version: version, bars: bars, root: root.recordedFrame, screen: screen,
      isFree: bars.hasDestination || controller == nil, usesSafeAreas: usesSafeAreas)
  }

  /// The least layout margins at the sides of a root view. Between 393 and 412 points nobody has
  /// measured where 16 becomes 20.
  static func sideMargin(width: Double) -> Double { width >= 400 ? 20 : 16 }

  /// Pixels per point. Before documents named a device, some were saved on a canvas of whole points:
  /// those in which no frame has a fraction.
  private static func scale(of device: String?, _ root: View) -> Double {
    guard device == nil else { return tripleScale.contains(device ?? "") ? 3 : 2 }
    let frames = ([root] + root.descendants).compactMap(\.recordedFrame)
    let isWhole = frames.allSatisfy { frame in
      [frame.x, frame.y, frame.width, frame.height].allSatisfy { $0 == $0.rounded() }
    }
    return isWhole && frames.count >= 8 ? 1 : 2
  }

  private static func traits(_ device: String?, _ isLandscape: Bool, uses: Bool) -> Traits {
    guard uses, let device else { return Traits(width: nil, height: nil) }
    if device.hasPrefix("ipad") { return Traits(width: "regular", height: "regular") }
    guard isLandscape else { return Traits(width: "compact", height: "regular") }
    let isWide = ["retina5_5", "retina6_5", "retina6_1", "retina6_7"].contains(device)
    return Traits(width: isWide ? "regular" : "compact", height: "compact")
  }
}

// MARK: - Safe area

extension Canvas {
  private static func safeArea(
    device: String?, version: Double, bars: Bars, root: Rect?,
    screen: (width: Double, height: Double), isFree: Bool, usesSafeAreas: Bool
  ) -> (Double, Double) {
    let top = statusBar(device, version) + bars.top
    let bottom = homeIndicator(device) + bars.bottom
    guard device != nil else { return (usesSafeAreas ? 0 : top, bottom) }
    guard let root else { return (0, 0) }
    if root.height == screen.height, root.width == screen.width { return (top, bottom) }
    let isSmall = root.height < screen.height * 0.75 || root.width < screen.width * 0.75
    if isFree, isSmall { return (0, 0) }
    // The root lies under an opaque bar.
    if root.height < screen.height { return (0, root.height > screen.height * 0.75 ? bottom : 0) }
    return (top, bottom)
  }

  private static func statusBar(_ device: String?, _ version: Double) -> Double {
    guard let device else { return 20 }
    // Xcode 11 to 14.2 show these without one.
    if homeButton.contains(device) { return (15_000..<21_700).contains(version) ? 0 : 20 }
    if device.hasPrefix("ipad") { return 24 }
    switch device {
    case "retina5_9": return version < 22_000 ? 44 : 50
    case "retina6_0", "retina6_7": return version < 21_000 ? 44 : 47
    case "retina6_12", "retina6_72": return 59
    default: return version < 21_000 ? 44 : 48
    }
  }

  private static func homeIndicator(_ device: String?) -> Double {
    guard let device, !homeButton.contains(device) else { return 0 }
    return device.hasPrefix("ipad") ? 20 : 34
  }

  private static func screen(
    _ device: String?, _ isLandscape: Bool
  ) -> (width: Double, height: Double) {
    let size = screens.first { $0.device == device }
    let (width, height) = (size?.width ?? 0, size?.height ?? 0)
    return isLandscape ? (height, width) : (width, height)
  }

  private static let homeButton = [
    "retina3_5", "retina4_0", "retina4_7", "retina5_5", "ipad9_7", "ipad10_5", "ipad12_9",
  ]
  private static let tripleScale = [
    "retina5_5", "retina5_9", "retina6_5", "retina6_0", "retina6_7", "retina6_12", "retina6_72",
  ]
  private static let screens: [(device: String, width: Double, height: Double)] = [
    ("retina3_5", 320, 480), ("retina4_0", 320, 568), ("retina4_7", 375, 667),
    ("retina5_5", 414, 736), ("retina5_9", 375, 812), ("retina6_1", 414, 896),
    ("retina6_5", 414, 896), ("retina6_0", 390, 844), ("retina6_7", 428, 926),
    ("retina6_12", 393, 852), ("retina6_72", 430, 932), ("ipad9_7", 768, 1024),
    ("ipad10_5", 834, 1112), ("ipad11_0rounded", 834, 1194), ("ipad12_9", 1024, 1366),
    ("ipad12_9rounded", 1024, 1366),
  ]
}

/// The bars that are simulated or that containers of the scene bring, in points.
private struct Bars {
  private(set) var top = 0.0
  private(set) var bottom = 0.0
  let hasDestination: Bool

  init(_ document: Document, root: View, controller: Element?, major: Int) {
    let metrics = [root.element, controller].compactMap { $0 }.flatMap { holder in
      holder.children.filter { $0.key?.hasPrefix("simulated") ?? false }
    }
    func simulated(_ key: String) -> String? { metrics.last { $0.key == key }?.name }
    hasDestination = simulated("simulatedDestinationMetrics") != nil
    let containers = controller.map { Containers(document, of: $0) }
    if containers?.hasNavigation == true
      || simulated("simulatedTopBarMetrics") == "simulatedNavigationBarMetrics"
    {
      top = 44
    }
    let bar = simulated("simulatedBottomBarMetrics")
    if containers?.hasTabs == true || bar == "simulatedTabBarMetrics" { bottom += 49 }
    if bar == "simulatedToolbarMetrics" { bottom += major < 16 ? 44 : 49 }
  }
}

/// The containers that show a controller of a storyboard, found along its segues.
private struct Containers {
  private(set) var hasNavigation = false
  private(set) var hasTabs = false

  init(_ document: Document, of controller: Element) {
    var visited: Set<String> = []
    var waiting = [controller.id ?? ""]
    while let id = waiting.popLast(), visited.insert(id).inserted {
      for (segue, source) in Self.segues(to: id, document) {
        switch source.name {
        case "navigationController" where segue["relationship"] == "rootViewController":
          hasNavigation = true
          let holders = Self.segues(to: source.id ?? "", document)
          hasTabs = hasTabs || holders.contains { $0.source.name == "tabBarController" }
        case "navigationController": break
        case "tabBarController": hasTabs = true
        default:
          let isPush = ["push", "show", "showDetail"].contains(segue["kind"] ?? "")
          if isPush { waiting.append(source.id ?? "") }
        }
      }
    }
  }

  private static func segues(
    to id: String, _ document: Document
  ) -> [(segue: Element, source: Element)] {
    document.segues(to: id).compactMap { segue in
      segue.ancestors.first { $0.name.hasSuffix("ontroller") }.map { (segue, $0) }
    }
  }
}
