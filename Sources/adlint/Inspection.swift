internal import LintRules
internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// What the linter sees of a document.
struct Inspection: Encodable, Sendable {
  let path: String
  let adViews: [InspectedAdView]

  /// The width is that of the screen, in points; nil for that of the canvas.
  init(_ document: LintedDocument, width: Double?) {
    path = document.document.file.path
    adViews = document.adViews.map { InspectedAdView($0, width: width) }
  }
}

/// One ad view with everything that belongs to it.
struct InspectedAdView: Encodable, Sendable {
  /// The SDK whose rules apply.
  struct SDK: Encodable, Sendable {
    let id: String
    let name: String
    /// The kind of ad, such as "native ad".
    let format: String
  }

  /// An outlet of the SDK and the view that it leads to.
  struct Asset: Encodable, Sendable {
    /// As profiles and the configuration name it.
    let role: String
    /// With the tag where code binds the view by one.
    let outlet: String
    /// The object id that the file names, whether or not it exists.
    let destination: String
    let view: InspectedView?
  }

  /// Where the AdChoices icon is.
  struct AdChoices: Encodable, Sendable {
    /// The corner to keep free for it, such as `top_right`; nil where nobody knows.
    let corner: String?
    /// The view that the app provides.
    let view: InspectedObject?
  }

  /// A view that may mark the ad as one.
  struct Attribution: Encodable, Sendable {
    let view: InspectedObject
    /// "text", "name" or "image".
    let recognisedBy: String
    let text: String?
    let isVisible: Bool
    /// The outlet through which the app replaces the text.
    let boundTo: String?
  }

  let object: InspectedObject
  let sdk: SDK
  let evidence: String
  let outletsStartAt: InspectedObject
  let assets: [Asset]
  let adChoices: AdChoices
  let attribution: [Attribution]
  let layout: InspectedLayout
  /// The source files that work with the SDK.
  let code: [String]
  let view: InspectedView

  init(_ linted: LintedAdView, width: Double?) {
    let ad = linted.ad
    let frames = linted.layout(at: width)
    object = InspectedObject(ad.view.element)
    sdk = SDK(id: ad.profile.id, name: ad.profile.name, format: ad.format.title)
    evidence = ad.evidence.words
    outletsStartAt = InspectedObject(ad.owner)
    assets = ad.bindings.map { binding in
      Asset(
        role: binding.role.rawValue, outlet: binding.words,
        destination: binding.outlet?.destination ?? binding.target?.id ?? "",
        view: binding.target.map { InspectedView($0, in: ad.view, layout: frames, isDeep: false) })
    }
    adChoices = AdChoices(
      corner: linted.adChoicesCorner?.rawValue,
      view: linted.adChoicesView.map { InspectedObject($0.element) })
    attribution = linted.survey.candidates.map(Attribution.init)
    layout = InspectedLayout(linted, width: width)
    code = linted.code.files(workingWith: ad.profile)
    view = InspectedView(ad.view, in: ad.view, layout: frames, isDeep: true)
  }
}

extension InspectedAdView.Attribution {
  fileprivate init(_ candidate: AttributionSurvey.Candidate) {
    view = InspectedObject(candidate.view.element)
    isVisible = candidate.isVisible
    boundTo = candidate.asset?.name
    switch candidate.kind {
    case .text(let found): (recognisedBy, text) = ("text", found)
    case .name: (recognisedBy, text) = ("name", candidate.view.texts.first)
    case .unread:
      let image = candidate.view.imageName
      (recognisedBy, text) = (image == nil ? "name" : "image", image)
    }
  }
}

extension AdView.Evidence {
  fileprivate var words: String {
    switch self {
    case .sdkClass: "its class is the SDK's"
    case .configuration: "the configuration names its class"
    case .code: "code derives its class from the SDK's"
    case .filesOwner: "File's Owner has the outlets, and this view is its content"
    case .outletNames: "its outlets are named like the SDK's"
    case .components: "it holds views of the SDK's classes"
    }
  }
}
