internal import InterfaceBuilder
internal import SourceCode
package import SourceModel

/// What code says of an ad's attribution.
package enum CodeAttribution: Sendable {
  /// It gives a label the word, or a text of its own to what is named like a badge.
  case set(CodePlace)
  /// It gives a label a text that only the running app knows, or adds a view that may be one.
  case possible(CodePlace)
}

extension DocumentCode {
  /// What code says of the attribution of an ad view; nil where it says nothing.
  package func attribution(of ad: AdView, _ words: AttributionWords) -> CodeAttribution? {
    guard isRead else { return nil }
    var possible: CodePlace?
    for statement in evidence.texts {
      switch claim(statement, ad, words) {
      case .certain: return .set(statement.place)
      case .possible: possible = possible ?? statement.place
      case nil: continue
      }
    }
    return (possible ?? addition(to: ad)).map { .possible($0) }
  }

  /// Where code adds a view of its own to the ad view, which may be anything.
  private func addition(to ad: AdView) -> CodePlace? {
    evidence.statements("subviews").first { statement in
      let last = statement.assignment.subject.last
      // Of a view without a known class nobody knows that it is the ad view.
      let mayBeAdView = last.map { $0.type != nil } ?? true
      return mayBeAdView && isAboutThis(statement) && isAbout(statement, ad)
        && !addsNothing(statement, to: ad)
    }?.place
  }

  /// Whether what a statement adds is surely no attribution: the file's own view, which is known, or
  /// one that shows neither texts nor images.
  private func addsNothing(_ statement: CodeEvidence.Statement, to ad: AdView) -> Bool {
    guard case .path(let path) = statement.value, let last = path.last else { return false }
    let views = appOutlets(path, of: statement).compactMap { view(at: $0) }
    if !views.isEmpty {
      return views.allSatisfy { $0 == ad.view || $0.contains(ad.view) || ad.view.contains($0) }
    }
    guard let type = last.type else { return false }
    let name = evidence.className(type, in: statement.file)
    if Self.textless.contains(name) || evidence.componentClasses.contains(name) { return true }
    return statement.file.madeClasses[last.name] == ["UIView"] && isEmpty(last.name)
  }

  /// Views that show what they are made for.
  private static let textless: Set<String> = [
    "UIActivityIndicatorView", "UIPageControl", "UIProgressView", "UIRefreshControl", "UISlider",
    "UIStepper", "UISwitch",
  ]

  /// Whether no code puts anything into a view with a name, nor another view in its place.
  private func isEmpty(_ name: String) -> Bool {
    !evidence.statements("subviews").contains { $0.assignment.subject.last?.name == name }
      && evidence.statements(name).isEmpty
  }

  private enum Claim { case certain, possible }

  private func claim(
    _ statement: CodeEvidence.Statement, _ ad: AdView, _ words: AttributionWords
  ) -> Claim? {
    let label = statement.assignment.subject.last
    let targets = targets(of: statement, in: ad)
    if targets.isEmpty {
      guard isAboutThis(statement), !isAsset(label, ad), !isOfUnrelatedClass(statement) else {
        return nil
      }
    } else if !targets.contains(where: { ad.view.contains($0) && !ad.isAsset($0) }) {
      return nil
    }
    switch statement.value {
    case .text(let text): return words.isAttribution(FoldedText(text)) ? .certain : nil
    case .texts(let texts) where texts.contains(where: { words.isAttribution(FoldedText($0)) }):
      return .certain
    case .bool, .number: return nil
    case .path, .texts, .other:
      if statement.isNil { return nil }
      // A key may be named like a badge, too.
      if case .texts(let texts) = statement.value, texts.contains(where: AttributionNames.isBadge) {
        return .certain
      }
      return label.map { AttributionNames.isBadge($0.name) } == true ? .certain : .possible
    }
  }

  /// The views of the document that a statement may be about.
  private func targets(of statement: CodeEvidence.Statement, in ad: AdView) -> [View] {
    guard let label = statement.assignment.subject.last else {
      // The code of a label's own class.
      return ad.view.descendants.filter { isCode(statement, of: $0.element) }
    }
    return outlets(named: label.name)
      .filter { leads(statement, from: $0.owner) }
      .compactMap { view(at: $0) }
  }

  /// A name that the SDK has for an asset, whose text is the ad's.
  private func isAsset(_ label: SourcePath.Component?, _ ad: AdView) -> Bool {
    guard let label, let outlet = ad.format.outlet(named: label.name) else { return false }
    return outlet.role != .attribution
  }
}
