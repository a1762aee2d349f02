internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `missing_attribution`
struct MissingAttribution: AdViewRule {
  static let info = RuleInfo(
    id: "missing_attribution", topic: .attribution, severity: .error,
    summary: "Nothing in the ad view says that it is an ad",
    rationale: """
      A native ad must be marked as one: “Ad”, “Advertisement” or “Sponsored”, in the user's \
      language. The SDK does not add the mark. Without it the account gets policy strikes and ad \
      serving is limited. The translations of a file in Base.lproj are read too.
      """,
    help: """
      Add a label with the text Ad at the top of the ad view, at least 15 × 15 points, and connect \
      it to no asset outlet.
      """,
    sources: [Page.policy, Page.checklist],
    isAboutAbsence: true,
    triggering: [
      """
      <view id="ad" ↓customClass="GADNativeAdView">
        <subviews><label text="Headline" id="h"/></subviews>
        <connections><outlet property="headlineView" destination="h" id="o1"/></connections>
      </view>
      """,
      """
      <view id="ad" ↓customClass="GADNativeAdView">
        <subviews><label text="Adventure" id="h"/></subviews>
      </view>
      """,
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><label text="Ad" id="badge"/></subviews>
      </view>
      """,
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><label text="Anzeige · 0:15" id="badge"/></subviews>
      </view>
      """,
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews>
          <label id="badge">
            <attributedString key="attributedText"><fragment content="Реклама"/></attributedString>
          </label>
        </subviews>
      </view>
      """,
    ])

  func findings(in ad: LintedAdView) -> [Finding] {
    guard ad.needsAttribution, let stated = ad.statedSeverity(Self.info),
      let absence = AttributionAbsence(in: ad)
    else { return [] }
    let fillable = absence.survey.fillable.first
    // What cannot be read of the translations may say what the file does not.
    let isSure = fillable == nil && absence.isCertain
    let finding = ad.finding(
      Self.info, isSure ? stated : stated.lowered, at: ad.ownerRange,
      ad.view.words + (longer(absence) ?? words(absence, fillable)))
    switch ad.code.attribution(of: ad.ad, ad.book.attribution) {
    case .set(let place): return [finding.refuted(by: place)]
    case .possible(let place):
      return [finding.at(.note).adding("; \(place.words) may add one")]
    case nil: return [finding]
    }
  }

  private func words(_ absence: AttributionAbsence, _ fillable: View?) -> String {
    " has no ad attribution\(absence.places)" + detail(absence, fillable)
  }

  /// What to say where a label says more than an attribution word. A reviewer may accept it, so the
  /// message does not deny that it marks the ad.
  private func longer(_ absence: AttributionAbsence) -> String? {
    guard absence.survey.nearMiss == nil, let (view, word) = absence.survey.longer else {
      return nil
    }
    return
      " has no label that says “\(word)” alone\(absence.places): \(view.words) says more, and only a "
      + "whole text is sure to count"
  }

  private func detail(_ absence: AttributionAbsence, _ fillable: View?) -> String {
    if let (view, text) = absence.replaced { return ": \(view.words) says “\(text)” there" }
    if let (view, word) = absence.survey.nearMiss {
      let text = absence.texts(of: view).first ?? ""
      return ": “\(text)” of \(view.words) is not “\(word)”"
    }
    guard let fillable else { return ": no label in it says Ad, Advertisement or Sponsored" }
    return ", unless code sets the text of \(fillable.words)"
  }
}
