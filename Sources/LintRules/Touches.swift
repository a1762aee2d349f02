internal import InterfaceBuilder

extension LintedAdView {
  /// Whether touches on a view of the ad reach it: neither it nor a view up to the ad view, which
  /// is left out, has interaction off or is hidden.
  func takesTouches(_ view: View) -> Bool {
    view.isInstalled
      && view.lineage(to: self.view).allSatisfy { $0.isUserInteractionEnabled && !$0.isHidden }
  }

  /// Whether one of two views is drawn over the other: later in document order, and not inside it.
  func isAbove(_ upper: View, _ lower: View) -> Bool {
    upper.element.index > lower.element.index && !lower.contains(upper)
  }
}

extension View {
  /// A view that shows nothing of its own and holds nothing but its content view, yet takes the
  /// touches on it. More designs lay one over their media knowingly, so it counts less.
  var isPlainCover: Bool {
    Self.plainKinds.contains(kind) && superview?.kind != "visualEffectView"
      && subviews.allSatisfy { $0.isContentView && $0.subviews.isEmpty }
  }

  private static let plainKinds: Set<String> = [
    "arscnView", "arskView", "containerView", "glkView", "mtkView", "sceneKitView", "skView",
    "stackView", "view", "visualEffectView",
  ]

  /// Where touches are switched: the attribute, else the element's name.
  var touchRange: Range<Int> { userInteractionRange ?? element.nameRange }
}
