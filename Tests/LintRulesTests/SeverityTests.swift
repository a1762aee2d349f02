import LintRules
import NativeAds
import SourceModel
import TestSupport
import Testing

@Suite("The severity of a finding")
struct SeverityTests {
  @Test("A right ad view has none")
  func right() throws { #expect(try SeverityCase("", Ad().text, []).found() == []) }

  @Test("depends on what an ad view is and where it stands", arguments: classes)
  func identities(_ example: SeverityCase) throws { try example.check() }

  @Test("depends on the SDK", arguments: sdks)
  func otherSDKs(_ example: SeverityCase) throws { try example.check() }

  @Test("depends on who may bind the assets", arguments: bound)
  func bindings(_ example: SeverityCase) throws { try example.check() }

  @Test("depends on how sure a size is", arguments: sizes)
  func geometries(_ example: SeverityCase) throws { try example.check() }

  @Test("depends on what takes the touches of the assets", arguments: covers)
  func overlays(_ example: SeverityCase) throws { try example.check() }

  @Test("depends on what lies over AdChoices", arguments: choices)
  func coveredChoices(_ example: SeverityCase) throws { try example.check() }

  @Test("depends on what lies over the attribution", arguments: hiddenBadges)
  func coveredBadges(_ example: SeverityCase) throws { try example.check() }

  @Test("takes UIKit's classes for none, and other SDKs' for theirs", arguments: plainClasses)
  func ordinaryClasses(_ example: SeverityCase) throws { try example.check() }

  @Test("is an error where a cell has the class of an ad view", arguments: cells)
  func cellClasses(_ example: SeverityCase) throws { try example.check() }

  @Test("depends on the size of a badge without text", arguments: imageBadges)
  func smallImages(_ example: SeverityCase) throws { try example.check() }

  @Test("depends on what an iPhone in portrait installs", arguments: variations)
  func sizeClasses(_ example: SeverityCase) throws { try example.check() }

  @Test("depends on what may become the attribution", arguments: marks)
  func attributions(_ example: SeverityCase) throws {
    try example.check()
  }

  @Test("depends on what holds when the nib is loaded", arguments: loaded)
  func effectiveValues(_ example: SeverityCase) throws {
    try example.check()
  }

  @Test(
    "comes with the word that was nearly written",
    arguments: [("Advertisment", "Advertisement"), ("Sponsor", "Sponsored")])
  func nearMiss(text: String, word: String) throws {
    let ad = Ad().with { $0.views["badge"] = "<label text=\"\(text)\" id=\"badge\"/>" }
    let findings = try SeverityCase("", ad.text, []).findings()
    #expect(findings.map(\.rule) == ["missing_attribution"])
    #expect(
      findings.map(\.message) == [
        "GADNativeAdView (ad) has no ad attribution: “\(text)” of UILabel “\(text)” (badge) is not "
          + "“\(word)”"
      ])
  }
}
