internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

extension LintedAdView {
  /// Whether the SDK leaves it to the app to mark the ad as one. Where it mediates another SDK's ad
  /// view in this one, that view is asked.
  var needsAttribution: Bool {
    statedSeverity(MissingAttribution.info) != nil && !view.subviews.isEmpty
      && (profile.wraps.isEmpty || !view.descendants.contains { mediates($0) })
  }

  /// The severity of an attribution that is there but useless: a note where the SDK's policy makes
  /// no more of a missing one.
  var uselessAttributionSeverity: Severity {
    statedSeverity(MissingAttribution.info) == .note ? .note : .error
  }

  /// The attributions that are seen and stay, with their places; those without a known place are
  /// left out.
  var placedAttributions: [(view: View, rect: Rect)] {
    survey.effective.compactMap { candidate in rect(of: candidate.view).map { (candidate.view, $0) }
    }
  }
}
