import Linting
import NativeAds
import SourceModel
import TestSupport
import Testing

@Suite("Extreme files")
struct ExtremeFileTests {
  @Test("of one line with thousands of findings have their text once", .timeLimit(.minutes(1)))
  func oneLine() throws {
    let count = 1000
    let ads = (0..<count).map {
      "<view id=\"é\($0)\" customClass=\"GADMediaView\" customModule=\"A\"/>"
    }
    let line = Xib.text(ads.joined()).split(separator: "\n").joined()
    try TemporaryFolder.use { folder throws in
      try folder.write(line, to: "a.xib")
      let findings = try Run.report(in: folder.path).findings
        .filter { $0.finding.rule == "sdk_class_module" }
      #expect(findings.map(\.start) == Self.modules(in: line))
      #expect(Set(findings.map(\.line)) == [line])
    }
  }

  @Test(
    "of many buttons over as many views of one outlet name that asset once", .timeLimit(.minutes(1))
  )
  func manyButtons() throws {
    let count = 60
    let frame = Xib.rect("0 0 300 200")
    let labels = (0..<count).map { "<label id=\"l\($0)\">\(frame)</label>" }
    let buttons = (0..<count).map { "<button id=\"b\($0)\">\(frame)</button>" }
    let outlets = (0..<count).map { "headlineView=l\($0)" }.joined(separator: " ")
    let ad = """
      <view id="ad" customClass="GADNativeAdView">\(frame)<subviews>\(labels.joined())\
      \(buttons.joined())</subviews>\(Xib.outlets(outlets))</view>
      """
    try TemporaryFolder.use { folder throws in
      try folder.write(Xib.text(ad), to: "a.xib")
      try folder.write("rules: {overlapping_assets: off}", to: ".adlint.yml")
      let found = try Run.report(in: folder.path).findings.map(\.finding)
        .filter { $0.rule == "touch_overlay" }
      #expect(found.map { $0.object?.id } == (0..<count).map { "b\($0)" })
      #expect(Set(found.map(\.message).map { $0.suffix(14) }) == [": the headline"])
    }
  }

  /// The places at which `customModule` stands.
  private static func modules(in line: String) -> [SourcePosition] {
    var columns: [SourcePosition] = []
    var column = 1
    for part in line.split(separator: " customModule") {
      column += part.unicodeScalars.count
      columns.append(SourcePosition(line: 1, column: column + 1))
      column += " customModule".count
    }
    return columns.dropLast()
  }

  @Test(
    "with hundreds of ad views in one another and beside one another are checked",
    .timeLimit(.minutes(1)))
  func manyAdViews() throws {
    let ads = (0..<300).map { "<view id=\"a\($0)\" customClass=\"GADNativeAdView\"/>" }
    let depth = 40
    let open = (0..<depth).map { "<view id=\"n\($0)\" customClass=\"GADNativeAdView\"><subviews>" }
    let nest = open.joined() + String(repeating: "</subviews></view>", count: depth)
    try TemporaryFolder.use { folder throws in
      try folder.write(Xib.text(ads.joined() + nest), to: "a.xib")
      let nested = try Run.report(in: folder.path).findings.map(\.finding)
        .filter { $0.rule == "nested_ad_views" }
      #expect(nested.map { $0.object?.id } == (1..<depth).map { "n\($0)" })
      let outer = "lies inside GADNativeAdView (n0); one ad view must not hold another"
      #expect(Set(nested.map { String($0.message.suffix(outer.count)) }) == [outer])
    }
  }
}
