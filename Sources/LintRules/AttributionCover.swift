internal import AutoLayout
internal import InterfaceBuilder
internal import NativeAds

/// A picture of the ad that an attribution lies under as a whole, so that nobody sees it.
struct AttributionCover {
  let attribution: View
  let picture: View
  let certainty: Certainty

  /// Nil where nothing covers all of it, or the file states the order of the layers.
  init?(over attribution: View, in ad: LintedAdView) {
    guard let frame = ad.layout.frame(of: attribution), frame.rect.area > 0,
      !attribution.lineage(to: ad.view).contains(where: \.hasLayerPosition)
    else { return nil }
    let covers = ad.visibleAssets.lazy.filter { asset in
      Self.isPicture(asset, in: ad) && ad.isAbove(asset.view, attribution)
        && !asset.view.contains(attribution) && asset.rect.holds(frame.rect)
    }
    guard let asset = covers.first else { return nil }
    self.attribution = attribution
    picture = asset.view
    certainty = min(frame.certainty, asset.frame.certainty)
      .settled(asset.frame.core.holds(frame.reach))
  }

  /// The views that the SDK fills with pictures: what lies under them cannot be seen.
  private static func isPicture(_ asset: PlacedAsset, in ad: LintedAdView) -> Bool {
    switch asset.binding.role {
    case .media: break
    case .icon, .image: guard asset.view.kind == "imageView" else { return false }
    default: return false
    }
    return asset.view.alpha(within: ad.view) > 0.9
      && !asset.view.lineage(to: ad.view).contains(where: \.hasLayerPosition)
  }
}

extension Rect {
  /// Whether the other one lies in this one, to the tolerance of places.
  fileprivate func holds(_ other: Rect) -> Bool {
    other.x >= x - placeTolerance && other.maxX <= maxX + placeTolerance
      && other.y >= y - placeTolerance && other.maxY <= maxY + placeTolerance
  }
}
