internal import AutoLayout
internal import InterfaceBuilder
internal import Reporting
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

  /// `UILabel “Headline” (hea-dl-ine)`, without anything that steers a terminal.
  var words: String {
    VisibleText.sentence(
      `class` + (label.map { " “\($0)”" } ?? "") + (id.isEmpty ? "" : " (\(id))"))
  }
}

/// A view, with the state that is effective in its ad view.
struct InspectedView: Encodable, Sendable {
  let kind: String
  let object: InspectedObject
  let text: String?
  /// As solved from the constraints; nil where the file determines nothing of it.
  let frame: InspectedFrame?
  /// Nil where the view is not laid out by constraints that adlint can solve.
  let certainty: InspectedCertainty?
  let recordedFrame: InspectedFrame?
  /// Neither the view nor one between it and the ad view keeps touches away.
  let takesTouches: Bool
  let isVisible: Bool
  /// In drawing order; nil where they were not asked for.
  let subviews: [InspectedView]?

  /// The view alone, or with all that it holds where `isDeep` asks for it.
  init(_ view: View, in ad: View, layout: Layout, isDeep: Bool) {
    kind = view.kind
    object = InspectedObject(view.element)
    text = view.texts.first { !$0.isEmpty }
    frame = layout.partialFrame(of: view).map { InspectedFrame($0) }
    certainty = layout.states(of: view).map {
      InspectedCertainty(horizontal: .init($0.horizontal), vertical: .init($0.vertical))
    }
    recordedFrame = InspectedFrame(recorded: view, in: ad)
    let isVisible = view.isVisible(within: ad)
    self.isVisible = isVisible
    takesTouches = isVisible && view.lineage(to: ad).allSatisfy { $0.isUserInteractionEnabled }
    subviews =
      isDeep
      ? view.subviews.map { InspectedView($0, in: ad, layout: layout, isDeep: true) } : nil
  }
}
