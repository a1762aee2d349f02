internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// What code says of a finding: it does what the file lacks, or it was read and does not.
extension LintedAdView {
  /// Where code switches touches off on a view, or on one that holds it inside the ad view.
  func disablesTouches(on view: View) -> CodePlace? {
    view.lineage(to: self.view).lazy.compactMap { code.disablesTouches(on: $0) }.first
  }

  /// Where code connects the outlet for a role.
  func binds(_ role: Role) -> CodePlace? {
    ad.format.outlets.lazy.filter { $0.role == role }
      .compactMap { code.binds($0.name, of: ad) }.first
  }

  /// Where code shows what hides a view: the view itself, or one that holds it.
  func shows(_ view: View) -> CodePlace? {
    view.lineage(to: self.view).filter(\.isHidden).lazy.compactMap { code.shows($0) }.first
  }
}

extension Finding {
  /// The finding, refuted where there is such code; else, where code of the SDK was read, it says
  /// that none does it.
  func refuted(by place: CodePlace?, else words: String, in ad: LintedAdView) -> Finding {
    place == nil && ad.isCodeKnown && ad.code.isClear("userInteractionEnabled", ad.profile)
      ? adding("; " + words) : refuted(by: place)
  }
}
