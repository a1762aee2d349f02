internal import AutoLayout
internal import InterfaceBuilder
internal import NativeAds

/// An asset that is seen, with its place in the ad view.
struct PlacedAsset {
  let binding: AdView.Binding
  let view: View
  let frame: LayoutFrame

  var rect: Rect { frame.rect }
}

extension LintedAdView {
  /// The frame of a view of the ad in the ad view's coordinates; nil where it is not known.
  func rect(of view: View) -> Rect? { layout.frame(of: view)?.rect }

  /// The bound assets inside the ad view that are seen and whose place is known; each view once.
  var visibleAssets: [PlacedAsset] {
    var seen: Set<View> = []
    return ad.assets.compactMap { binding in
      guard let view = binding.target, self.view.contains(view), view.isVisible(within: self.view),
        let frame = layout.frame(of: view), seen.insert(view).inserted
      else { return nil }
      return PlacedAsset(binding: binding, view: view, frame: frame)
    }
  }
}
