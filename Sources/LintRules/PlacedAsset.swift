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

extension PlacedAsset {
  /// The bound assets inside an ad view that are seen and whose place is known; each view once.
  static func visible(in ad: AdView, _ layout: Layout) -> [PlacedAsset] {
    var seen: Set<Int> = []
    return ad.assets.compactMap { binding in
      guard let view = binding.target, ad.view.contains(view), view.isVisible(within: ad.view),
        let frame = layout.frame(of: view), seen.insert(view.number).inserted
      else { return nil }
      return PlacedAsset(binding: binding, view: view, frame: frame)
    }
  }
}
