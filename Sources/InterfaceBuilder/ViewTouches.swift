/// What a view does with touches.
extension View {
  /// UIKit controls: they keep the touches that begin in them.
  package var isControl: Bool { Self.controls.contains(kind) }

  /// Views that handle touches themselves: controls, bars, what scrolls, edits or pans, and images
  /// and labels that were told to.
  package var handlesTouches: Bool {
    isControl || isBar || Self.scrollers.contains(kind) || !gestureRecognizers.isEmpty
      || (Self.displays.contains(kind) && isInteractionSwitchedOn)
  }

  /// Bars, which hold items to tap.
  package var isBar: Bool { Self.bars.contains(kind) }

  /// The gesture recognizers that are attached to the view.
  package var gestureRecognizers: [Outlet] {
    document.outlets(from: element).filter {
      $0.isCollection && $0.property == "gestureRecognizers"
    }
  }

  /// The `<action>` connections that start at the view.
  package var actions: [Element] {
    element.child(named: "connections")?.children.filter { $0.name == "action" } ?? []
  }

  private static let controls: Set<String> = [
    "button", "control", "datePicker", "pageControl", "segmentedControl", "slider", "stepper",
    "switch", "textField", "colorWell",
  ]

  private static let bars: Set<String> = ["navigationBar", "tabBar", "toolbar"]

  /// What takes no touches unless it is told to.
  private static let displays: Set<String> = ["imageView", "label"]

  private static let scrollers: Set<String> = [
    "collectionView", "mapView", "pickerView", "scrollView", "searchBar", "tableView", "textView",
    "webView", "wkWebView",
  ]
}
