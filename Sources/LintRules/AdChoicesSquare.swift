internal import AutoLayout
internal import InterfaceBuilder
internal import NativeAds

/// The part of an ad view that the SDK draws AdChoices in.
struct AdChoicesSquare: Sendable {
  let corner: Corner
  let rect: Rect
  /// What belongs to it even where the ad view's size is off.
  let core: Rect

  /// Points.
  var side: Double { rect.width }
}

extension LintedAdView {
  /// Nil where the app provides the view for AdChoices, or nobody knows the place.
  var adChoicesSquare: AdChoicesSquare? {
    guard profile.adChoices?.painter == .sdk,
      ad.binding(.adChoices)?.target?.isInstalled != true,
      let corner = adChoicesCorner, let bounds = layout.bounds, bounds.area > 0
    else { return nil }
    let side = settings.adChoicesSquare ?? profile.adChoices?.square ?? 15
    let rect = Rect(
      x: corner.isRight ? bounds.maxX - side : bounds.x,
      y: corner.isTop ? bounds.y : bounds.maxY - side, width: side, height: side)
    // The edges at the left and at the top are where they are.
    let core = rect.inset(
      x: corner.isRight ? layout.width(of: view)?.error ?? 0 : 0,
      y: corner.isTop ? 0 : layout.height(of: view)?.error ?? 0)
    return AdChoicesSquare(corner: corner, rect: rect, core: core)
  }
}
