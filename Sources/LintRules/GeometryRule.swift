internal import AutoLayout
internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// A rule about sizes and places: it is asked for the layout at the width of the canvas and for
/// those at other widths.
protocol GeometryRule: AdViewRule {
  /// The findings on one layout of the ad view.
  func findings(at ad: LintedAdView) -> [Finding]
}

extension GeometryRule {
  /// What is wrong on the canvas' width is said as it is; what is wrong at other widths alone is
  /// said once, with the widths.
  func findings(in ad: LintedAdView) -> [Finding] {
    let base = findings(at: ad)
    let known = Set(base.map(\.subject))
    var others: [(finding: Finding, widths: [Double])] = []
    var places: [Finding.Subject: Int] = [:]
    for variant in ad.variants {
      for finding in findings(at: variant) where !known.contains(finding.subject) {
        if let place = places[finding.subject] {
          others[place].widths += [variant.screenWidth].compactMap { $0 }
        } else {
          places[finding.subject] = others.count
          others.append((finding, [variant.screenWidth].compactMap { $0 }))
        }
      }
    }
    return base
      + others.map { finding, widths in
        // That the ad view gets the width of the screen is certain for rows and whole screens alone.
        let severity = ad.layouts.followsScreen ? finding.severity : .note
        let places = "at a width of \(listed(widths.map(\.points))) pt"
        return finding.at(severity).adding(", \(places)")
      }
  }
}

extension Finding {
  /// What a finding of a rule is about, whatever the numbers in its message.
  fileprivate struct Subject: Hashable {
    let object: ObjectReference?
    let outlet: String?
  }

  fileprivate var subject: Subject { Subject(object: object, outlet: outlet) }
}

extension LintedAdView {
  /// A finding that rests on a measure: what an estimate may be wrong about counts one level less
  /// and says so.
  func measured(
    _ info: RuleInfo, as severity: Severity? = nil, _ certainty: Certainty, at range: Range<Int>,
    _ message: String, object: View? = nil, outlet: String? = nil
  ) -> Finding {
    let stated = severity ?? statedSeverity(info) ?? info.severity
    guard certainty == .estimated else {
      return finding(info, stated, at: range, message, object: object, outlet: outlet)
    }
    return finding(
      info, stated.lowered, at: range, message + " (estimated from its contents)",
      object: object, outlet: outlet)
  }
}
