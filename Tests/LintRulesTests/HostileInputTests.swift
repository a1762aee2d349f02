import InterfaceBuilder
import LintRules
import NativeAds
import SourceModel
import Testing
import TestSupport

@Suite("Damaged ad views")
struct HostileInputTests {
  private static let example = Array(
    Xib.text(
      """
      <view id="ad" customClass="GADNativeAdView"><rect key="frame" x="0" y="0" width="40" height="40"/>
      <subviews><view id="m" customClass="GADMediaView" tag="1" alpha="0.3"/><label text="Ad" id="h">
      <color key="textColor" white="1" alpha="1"/><rect key="frame" x="1" y="2" width="9" height="5"/>
      </label><button id="c"/></subviews><constraints><constraint firstItem="h" id="k"
      firstAttribute="top" secondItem="ad" secondAttribute="top" constant="8"/></constraints>
      <connections><outlet property="headlineView" destination="h" id="o"/>
      <outlet property="mediaView" destination="m" id="p"/></connections></view>
      """
    ).utf8)

  @Test("never stop the rules, wherever the file ends")
  func prefixes() throws {
    for count in Self.example.indices { try lint(Array(Self.example.prefix(count))) }
  }

  @Test(
    "never stop the rules, whichever byte is wrong",
    arguments: [0x00, 0x22, 0x2D, 0x39, 0x3C, 0xE9] as [UInt8])
  func mutations(byte: UInt8) throws {
    for index in Self.example.indices {
      var bytes = Self.example
      bytes[index] = byte
      try lint(bytes)
    }
  }

  @Test("never stop the rules, whatever the numbers are", arguments: ["nan", "-1e300", "1e308"])
  func numbers(_ number: String) throws {
    var text = String(decoding: Self.example, as: UTF8.self)
    for known in ["0", "40", "9", "8", "0.3"] {
      text = text.split(separator: "\"\(known)\"", omittingEmptySubsequences: false)
        .joined(separator: "\"\(number)\"")
    }
    try lint(Array(text.utf8))
  }

  @Test("never stop the rules, whichever piece is missing")
  func deletions() throws {
    for index in Self.example.indices where Self.example[index] == UInt8(ascii: "<") {
      let end = Self.example[index...].firstIndex(of: UInt8(ascii: ">")) ?? index
      try lint(Array(Self.example[..<index] + Self.example[(end + 1)...]))
    }
  }

  /// Runs all rules over what is readable; every range must lie in the text.
  private func lint(_ bytes: [UInt8]) throws {
    guard case .document(let document)? = try? DocumentReader.read(path: "A.xib", bytes: bytes)
    else { return }
    let linted = LintedDocument(
      document, book: try Rules.book(), settings: Settings())
    let findings = RuleRegistry.rules.flatMap { $0.findings(in: linted) }
    let whole = 0..<document.file.text.count
    #expect(
      findings.allSatisfy {
        whole.contains($0.range.lowerBound) && $0.range.upperBound <= whole.upperBound
      })
  }
}
