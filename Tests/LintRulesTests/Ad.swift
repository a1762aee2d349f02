import TestSupport

/// An ad view with nothing wrong; each test changes what it is about.
struct Ad: Sendable {
  var customClass = "GADNativeAdView"
  /// Further attributes of the ad view.
  var attributes = ""
  var frame = "0 0 300 250"
  /// The views inside by their ids, drawn in the order of `order`.
  var views = Ad.right
  var order = ["m", "h", "b", "c", "badge"]
  var outlets = "headlineView=h bodyView=b callToActionView=c mediaView=m"
  /// What else stands in the ad view's element.
  var more = ""
  /// What stands before and after the ad view.
  var before = ""
  var after = ""

  static let right = [
    "m": "<view id=\"m\" customClass=\"GADMediaView\">\(Xib.rect("0 80 300 150"))</view>",
    "h":
      "<label text=\"Headline\" adjustsFontSizeToFit=\"YES\" id=\"h\">\(Xib.rect("40 20 200 20"))</label>",
    "b":
      "<label text=\"Body\" adjustsFontSizeToFit=\"YES\" id=\"b\">\(Xib.rect("8 44 200 20"))</label>",
    "c":
      "<button userInteractionEnabled=\"NO\" lineBreakMode=\"wordWrap\" id=\"c\">\(Xib.rect("220 44 70 30"))</button>",
    "badge": "<label text=\"Ad\" id=\"badge\">\(Xib.rect("8 20 20 15"))</label>",
  ]

  var text: String {
    """
    \(before)<view id="ad" customClass="\(customClass)" \(attributes)>
    \(frame.isEmpty ? "" : Xib.rect(frame))
    <subviews>\(order.compactMap { views[$0] }.joined(separator: "\n"))</subviews>
    \(more)
    \(Xib.outlets(outlets))
    </view>\(after)
    """
  }

  /// The same ad view after a change.
  func with(_ change: (inout Ad) -> Void) -> Ad {
    var ad = self
    change(&ad)
    return ad
  }
}
