internal import InterfaceBuilder

extension View {
  /// Whether the view shows something of its own: a text, an image or a control. Plain views and
  /// stacks only hold others.
  var isContent: Bool { isControl || Self.contentKinds.contains(kind) }

  /// Whether the view hides what lies under it.
  var covers: Bool { isContent || hasOpaqueBackground }

  /// Whether the view draws over what lies under it, though it shows no content: a blur or a bar.
  var isBackdrop: Bool { kind == "visualEffectView" || isBar }

  private var hasOpaqueBackground: Bool {
    guard let color = color("backgroundColor") else { return false }
    return color.alpha > 0.1
  }

  private static let contentKinds: Set<String> = [
    "activityIndicatorView", "imageView", "label", "progressView", "textView",
  ]
}
