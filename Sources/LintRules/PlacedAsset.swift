internal import AutoLayout
internal import InterfaceBuilder
internal import NativeAds

/// An asset that is seen, with its place in the ad view.
struct PlacedAsset: Sendable {
  let binding: AdView.Binding
  let view: View
  let frame: LayoutFrame

  var rect: Rect { frame.rect }
}

extension LintedAdView {
  /// The frame of a view of the ad in the ad view's coordinates; nil where it is not known.
  func rect(of view: View) -> Rect? { layout.frame(of: view)?.rect }
}

extension AdView {
  /// The bound assets inside the ad view that are seen; each view once.
  var seenAssets: [(binding: AdView.Binding, view: View)] {
    var seen: Set<Int> = []
    return assets.compactMap { binding in
      guard let view = binding.target, self.view.contains(view),
        view.isVisible(within: self.view), seen.insert(view.number).inserted
      else { return nil }
      return (binding, view)
    }
  }
}

extension Layout {
  /// Those assets whose place is known.
  func placed(_ assets: [(binding: AdView.Binding, view: View)]) -> [PlacedAsset] {
    assets.compactMap { binding, view in
      frame(of: view).map { PlacedAsset(binding: binding, view: view, frame: $0) }
    }
  }
}
