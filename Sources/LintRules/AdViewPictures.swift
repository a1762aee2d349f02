internal import AutoLayout
internal import InterfaceBuilder
internal import NativeAds
package import SourceModel

extension LintedAdView {
  /// The ad view as a report can draw it; nil where its size is unknown or makes no picture.
  package var picture: AdViewPicture? {
    guard let bounds = layout.bounds, Self.drawable.contains(bounds.width),
      Self.drawable.contains(bounds.height)
    else { return nil }
    let attributions = Set(survey.effective.map(\.view.number))
    return AdViewPicture(
      object: view.reference, sdk: profile.name, width: bounds.width, height: bounds.height,
      adChoices: adChoicesSquare.map { $0.rect.pictured },
      boxes: contents.compactMap { box($0, isAttribution: attributions.contains($0.number)) })
  }

  /// Points; a file may hold any number.
  private static let drawable = 1.0...10_000

  private func box(_ content: View, isAttribution: Bool) -> AdViewPicture.Box? {
    guard let rect = rect(of: content), rect.isDrawable else { return nil }
    return AdViewPicture.Box(
      object: content.reference,
      purpose: isAttribution ? .attribution : purpose(of: content),
      text: content.texts.first { !$0.isEmpty }, frame: rect.pictured,
      isVisible: content.isVisible(within: view))
  }

  private func purpose(of content: View) -> AdViewPicture.Purpose {
    let role = ad.bindings(to: content).first?.role ?? component(content)?.role
    switch role {
    case .attribution?: return .attribution
    case let role? where role != .container:
      return .asset(role: role.rawValue, words: role.words)
    default: return content.isContent ? .content : .container
    }
  }
}

extension Rect {
  fileprivate var isDrawable: Bool {
    [x, y, width, height].allSatisfy { abs($0) <= 100_000 } && width >= 0 && height >= 0
  }

  fileprivate var pictured: AdViewPicture.Frame {
    AdViewPicture.Frame(x: x, y: y, width: width, height: height)
  }
}
