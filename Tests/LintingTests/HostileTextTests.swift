import Linting
import SourceModel
import TestSupport
import Testing

@Suite("Damaged texts")
struct HostileTextTests {
  /// Every beginning of a text, and the text with every byte changed.
  private static func damaged(_ text: String, with bytes: [UInt8]) -> [[UInt8]] {
    let whole = Array(text.utf8)
    return whole.indices.map { Array(whole[..<$0]) }
      + whole.indices.flatMap { place in
        bytes.map { byte in
          var changed = whole
          changed[place] = byte
          return changed
        }
      }
  }

  @Test("of a configuration are read or refused", .timeLimit(.minutes(2)))
  func configuration() throws {
    let keys = ConfigurationKey.allCases.filter { ![.profiles, .sources].contains($0) }
    let text = keys.map { $0.rawValue + ":" + $0.example }.joined(separator: "\n")
    try TemporaryFolder.use { folder throws in
      for bytes in Self.damaged(text, with: [0x00, 0x0A, 0x5B]) {
        try folder.write(bytes, to: ".adlint.yml")
        do {
          let configuration = try Configuration.load(
            file: nil, workingDirectory: folder.path, book: try Run.book.get(),
            reporters: ["xcode", "junit"])
          _ = EffectiveConfiguration(configuration, file: "Legacy/a.xib")
        } catch let error as ConfigurationError {
          #expect(error.description.hasPrefix(".adlint.yml:"))
        }
      }
    }
  }

  @Test("of a baseline are read or refused", .timeLimit(.minutes(2)))
  func baseline() throws {
    let text = """
      {"version": 1, "entries": [
      {"path": "é.xib", "rule": "a", "object": "b", "outlet": "c", "count": 2},
      {"path": "b.xib", "rule": "\\u0041"}
      ]}
      """
    try TemporaryFolder.use { folder throws in
      let place = BaselinePlace("base.json", workingDirectory: folder.path)
      for bytes in Self.damaged(text, with: [0x00, 0x22, 0x7B]) {
        try folder.write(bytes, to: "base.json")
        do {
          _ = try Baseline.load(place)
        } catch let error as BaselineError {
          #expect(error.description.hasPrefix("base.json:"))
        }
      }
    }
  }

  @Test("of notes lose their suppressions at most", .timeLimit(.minutes(2)))
  func notes() throws {
    let notes = """
      <fragment content="a&#10;adlint:disable all, é -- é"/><fragment><string key="content">
      adlint:disable hidden_asset</string></fragment>
      """
    let texts = Self.damaged(notes, with: [0x3C, 0x22, 0x2D]).compactMap {
      String(validating: $0, as: UTF8.self)
    }
    try TemporaryFolder.use { folder throws in
      for (number, text) in texts.enumerated() {
        let view = """
          <view id="ad" customClass="GADUnifiedNativeAdView"><attributedString key="userComments">
          \(text)</attributedString></view>
          """
        try folder.write(Xib.text(view), to: "\(number).xib")
      }
      let report = try Run.report(in: folder.path, jobs: 2)
      #expect(report.files.count == texts.count)
      for file in report.files where !file.isUnreadable {
        let rules = (file.findings + file.suppressed).map(\.finding.rule)
        #expect(rules.contains("renamed_class"))
      }
    }
  }
}
