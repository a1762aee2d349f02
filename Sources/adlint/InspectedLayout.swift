internal import AutoLayout
internal import LintRules

/// The width at which an ad view is shown.
struct InspectedLayout: Encodable, Sendable {
  /// Of the ad view's screen, in points; nil where the file does not say.
  let width: Double?
  /// The width on Interface Builder's canvas, in points.
  let drawnWidth: Double?
  /// Whether the ad view gets other widths on other screens.
  let followsScreen: Bool
  /// The other widths that the rules look at; nil where a width was asked for.
  let otherWidths: [Double]?

  init(_ ad: LintedAdView, width asked: Double?) {
    let variants = ad.layouts.variants
    drawnWidth = ad.layouts.drawnWidth
    followsScreen = !variants.isEmpty || (drawnWidth != nil && asked == drawnWidth)
    width = followsScreen ? asked ?? drawnWidth : drawnWidth
    otherWidths = asked == nil ? variants.map(\.width) : nil
  }

  /// `320 pt, as drawn; also checked at 375 and 390 pt`
  var words: String {
    guard let width, let drawnWidth else { return "unknown" }
    guard followsScreen else { return "\(width.digits) pt on every screen" }
    guard width == drawnWidth else {
      return "\(width.digits) pt at run time, drawn at \(drawnWidth.digits) pt"
    }
    let others = (otherWidths ?? []).map(\.digits)
    guard let last = others.last else { return "\(width.digits) pt, as drawn" }
    let list = others.dropLast().joined(separator: ", ")
    return "\(width.digits) pt, as drawn; also checked at "
      + (list.isEmpty ? "" : "\(list) and ") + "\(last) pt"
  }
}

extension LintedAdView {
  /// The run-time layout at a width, else that of the canvas' width.
  func layout(at width: Double?) -> Layout {
    layouts.variants.first { $0.width == width }?.layout ?? layouts.base
  }
}
