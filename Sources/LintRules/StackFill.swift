internal import AutoLayout
internal import InterfaceBuilder
internal import NativeAds

/// How a stack view settles what its constraints leave open: where arranged views hug, or resist,
/// alike, it resizes them by their place among the others.
struct StackFill {
  let layout: Layout
  let isHorizontal: Bool

  /// Whether the place or the size of a view is open for no other reason than that.
  func settles(_ view: View) -> Bool {
    guard isOpen(view) else { return true }
    guard let superview = view.superview, layout.states(of: superview) != nil else { return false }
    if fills(superview) {
      let open = superview.subviews.filter {
        $0.isInstalled && !$0.isHiddenByFlag
          && layout.isLengthOpen(of: $0, horizontally: isHorizontal)
      }
      return open.count > 1 && open.allSatisfy(hasContent) && settles(superview)
    }
    return isOpen(superview) && settles(superview)
  }

  private func isOpen(_ view: View) -> Bool {
    guard let states = layout.states(of: view) else { return false }
    return (isHorizontal ? states.horizontal : states.vertical) == .ambiguous
  }

  private func fills(_ view: View) -> Bool {
    view.kind == "stackView" && (view.element["axis"] == "vertical") != isHorizontal
      && (view.element["distribution"] ?? "fill") == "fill"
  }

  /// Whether the view's content asks for a size: without one, nothing tells how large it is.
  private func hasContent(_ view: View) -> Bool {
    switch view.kind {
    case "label", "button", "textField", "switch", "stepper": true
    case "imageView":
      view.imageName.flatMap { view.document.image($0, catalog: view.element["catalog"]) } != nil
    case "stackView": !view.subviews.isEmpty && view.subviews.allSatisfy(hasContent)
    default: false
    }
  }
}
