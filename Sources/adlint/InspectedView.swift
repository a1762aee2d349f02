internal import AutoLayout
internal import InterfaceBuilder
internal import LintRules
internal import SourceModel

/// An object as a person knows it.
struct InspectedObject: Encodable, Sendable {
  let `class`: String
  let id: String
  let label: String?

  init(_ element: Element) {
    let reference = element.reference
    `class` = reference.className
    id = reference.id
    label = reference.label
  }

  /// `UILabel “Headline” (hea-dl-ine)`
  var words: String {
    `class` + (label.map { " “\($0)”" } ?? "") + (id.isEmpty ? "" : " (\(id))")
  }
}

/// A view, with the state that is effective in its ad view.
struct InspectedView: Encodable, Sendable {
  /// A frame in the ad view's coordinates, in points.
  struct Frame: Encodable, Sendable {
    let x: Double
    let y: Double
    let width: Double
    let height: Double
    /// Whether constraints leave no other frame; else Interface Builder only recorded it.
    let isProved: Bool
  }

  let kind: String
  let object: InspectedObject
  let text: String?
  /// Nil where the file does not determine it.
  let frame: Frame?
  /// Neither the view nor one between it and the ad view keeps touches away.
  let takesTouches: Bool
  let isVisible: Bool
  /// In drawing order; nil where they were not asked for.
  let subviews: [InspectedView]?

  /// The view alone, or with all that it holds where `isDeep` asks for it.
  init(_ view: View, in ad: LintedAdView, isDeep: Bool) {
    kind = view.kind
    object = InspectedObject(view.element)
    text = view.texts.first { !$0.isEmpty }
    frame = ad.layout.frame(of: view).map(Frame.init)
    let isVisible = view.isVisible(within: ad.view)
    self.isVisible = isVisible
    takesTouches =
      isVisible && view.lineage(to: ad.view).allSatisfy { $0.isUserInteractionEnabled }
    subviews = isDeep ? view.subviews.map { InspectedView($0, in: ad, isDeep: true) } : nil
  }
}

extension InspectedView.Frame {
  fileprivate init(_ frame: LayoutFrame) {
    x = frame.rect.x
    y = frame.rect.y
    width = frame.rect.width
    height = frame.rect.height
    isProved = frame.certainty == .proved
  }
}
