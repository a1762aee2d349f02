internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `attribution_low_contrast`
struct AttributionLowContrast: AdViewRule {
  static let info = RuleInfo(
    id: "attribution_low_contrast", topic: .attribution, severity: .warning,
    summary: "The ad attribution can hardly be told from its background",
    rationale: """
      The mark must be legible. Text in the colour of its background is not there for a person. \
      Given a severity in .adlint.yml, the rule also reports a contrast below 3:1.
      """,
    help: "Choose another text or background colour in the Attributes inspector.",
    sources: [Page.policy],
    triggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews>
          <label text="Ad" id="badge">
            <color key="backgroundColor" red="1" green="1" blue="1" alpha="1"/>
            <↓color key="textColor" white="1" alpha="1"/>
          </label>
        </subviews>
      </view>
      """,
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews>
          <label text="Ad" id="badge">
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
            <↓color key="textColor" systemColor="systemBackgroundColor"/>
          </label>
        </subviews>
      </view>
      """,
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews>
          <label text="Ad" id="badge">
            <color key="backgroundColor" red="1" green="0.8" blue="0.4" alpha="1"/>
            <color key="textColor" white="1" alpha="1"/>
          </label>
        </subviews>
      </view>
      """
    ])

  func findings(in ad: LintedAdView) -> [Finding] {
    guard ad.needsAttribution else { return [] }
    return ad.survey.effective.compactMap { candidate in
      let view = candidate.view
      // The fragments of an attributed text have colours of their own.
      guard view.element.child(key: "attributedText") == nil,
        let text = view.namedColor("textColor"),
        let background = background(of: view, in: ad),
        let (severity, what) = judgement(text, background, in: ad)
      else { return nil }
      return ad.finding(
        Self.info, severity,
        at: view.element.child(key: "textColor")?.nameRange ?? view.element.nameRange,
        "The attribution \(view.words) \(what)", object: view)
    }
  }

  private func judgement(
    _ text: NamedColor, _ background: NamedColor, in ad: LintedAdView
  ) -> (severity: Severity, what: String)? {
    let same = (severity: Severity.warning, what: "has the colour of its background")
    guard case .known(let text) = text, case .known(let background) = background else {
      return text == background ? same : nil
    }
    if text.looksLike(background) { return same }
    let contrast = text.contrast(with: background)
    guard contrast < 3, ad.settings.severities[Self.info.id] != nil else { return nil }
    return (.note, "has a contrast of \(contrast.points):1 to its background, less than 3:1")
  }

  /// The colour behind the text; nil where something else may lie between.
  private func background(of view: View, in ad: LintedAdView) -> NamedColor? {
    if let own = view.opaqueBackground { return own }
    guard let frame = ad.rect(of: view) else { return nil }
    for holder in view.superviews.prefix(while: { $0 == ad.view || ad.view.contains($0) }) {
      let hasOthers = holder.descendants.contains { other in
        ad.isAbove(view, other) && !other.contains(view)
          && (ad.rect(of: other)?.overlaps(frame, beyond: 0) ?? true)
      }
      if hasOthers { return nil }
      if let color = holder.opaqueBackground { return color }
    }
    return nil
  }
}

extension View {
  /// The background colour unless it lets what lies behind shine through. One that is known by name
  /// alone is taken for opaque: it is compared with nothing but its like.
  fileprivate var opaqueBackground: NamedColor? {
    guard let color = namedColor("backgroundColor") else { return nil }
    if case .known(let known) = color, known.alpha <= 0.9 { return nil }
    return color
  }
}
