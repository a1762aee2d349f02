/// What a view shows of an ad, under the name that profiles use.
package struct Role: RawRepresentable, Hashable, Sendable {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = name }

  package static let headline = Role("headline")
  package static let body = Role("body")
  package static let callToAction = Role("call_to_action")
  package static let icon = Role("icon")
  package static let logo = Role("logo")
  /// The main image as a plain image, which has no video.
  package static let image = Role("image")
  /// The SDK's view for the main image or video.
  package static let media = Role("media")
  /// An app's own view that code later fills with a media view.
  package static let mediaPlaceholder = Role("media_placeholder")
  package static let advertiser = Role("advertiser")
  package static let store = Role("store")
  package static let price = Role("price")
  package static let starRating = Role("star_rating")
  /// The icon that explains why the ad is shown.
  package static let adChoices = Role("ad_choices")
  /// The label that marks the ad as one.
  package static let attribution = Role("attribution")
  /// Nothing to see: a view that only holds others.
  package static let container = Role("container")
  package static let feedback = Role("feedback")
  /// The advertising label that the SDK fills itself, an asset like others.
  package static let sponsored = Role("sponsored")

  /// The role in words, as messages say it.
  package var words: String {
    switch self {
    case .callToAction: "call to action"
    case .adChoices: "AdChoices icon"
    case .image: "main image"
    case .media: "media view"
    case .sponsored: "advertising label"
    case .feedback: "feedback button"
    default: rawValue.split(separator: "_").joined(separator: " ")
    }
  }
}
