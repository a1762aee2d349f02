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
      """
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
      guard view.element.child(key: "attributedText") == nil, let text = view.color("textColor"),
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
    _ text: Color, _ background: Color, in ad: LintedAdView
  ) -> (severity: Severity, what: String)? {
    if text.looksLike(background) { return (.warning, "has the colour of its background") }
    let contrast = text.contrast(with: background)
    guard contrast < 3, ad.settings.severities[Self.info.id] != nil else { return nil }
    return (.note, "has a contrast of \(contrast.points):1 to its background, less than 3:1")
  }

  /// The colour behind the text; nil where something else may lie between.
  private func background(of view: View, in ad: LintedAdView) -> Color? {
    if let own = view.color("backgroundColor"), own.alpha > 0.9 { return own }
    guard let frame = ad.rect(of: view) else { return nil }
    for holder in view.superviews.prefix(while: { $0 == ad.view || ad.view.contains($0) }) {
      let hasOthers = holder.descendants.contains { other in
        ad.isAbove(view, other) && !other.contains(view)
          && (ad.rect(of: other)?.overlaps(frame, beyond: 0) ?? true)
      }
      if hasOthers { return nil }
      if let color = holder.color("backgroundColor"), color.alpha > 0.9 { return color }
    }
    return nil
  }
}
