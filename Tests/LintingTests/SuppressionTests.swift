import Linting
import SourceModel
import TestSupport
import Testing

@Suite("Suppressions")
struct SuppressionTests {
  /// An ad view without attribution and call to action, with notes on it or on a view around it.
  private static func xib(_ content: String, around: Bool = false) -> String {
    let notes = "<attributedString key=\"userComments\">\n\(content)\n</attributedString>"
    let ad = """
      <view id="ad" customClass="GADNativeAdView">
      <subviews><label text="Title" id="h"/></subviews>
      \(around ? "" : notes)
      \(Xib.outlets("headlineView=h"))
      </view>
      """
    return Xib.text(
      around ? "<tableViewCell id=\"c\"><subviews>\(ad)</subviews>\(notes)</tableViewCell>" : ad)
  }

  private static func fragment(_ text: String) -> String { "<fragment content=\"\(text)\"/>" }

  private static func report(
    _ xib: String, _ configuration: String = "{}", _ arguments: [String] = []
  ) throws -> Report {
    try TemporaryFolder.use { folder throws in
      try folder.write(configuration, to: ".adlint.yml")
      try folder.write(xib, to: "a.xib")
      return try Run.report(in: folder.path, arguments)
    }
  }

  private static func rules(_ findings: [LocatedFinding]) -> [String] {
    findings.map { "\($0.finding.severity) \($0.finding.rule)" }
  }

  static let usual = [
    "error missing_attribution", "note missing_call_to_action", "note missing_media_view",
  ]

  /// Notes, and what is left of the findings.
  static let notes: [(content: String, left: [String])] = [
    (fragment("adlint:disable missing_attribution"), [usual[1], usual[2]]),
    (fragment("adlint:disable missing_attribution -- the host adds it"), [usual[1], usual[2]]),
    (fragment("adlint:disable missing_attribution, missing_media_view — why"), [usual[1]]),
    (fragment("adlint:disable missing_attribution missing_media_view"), [usual[1]]),
    (fragment("Ask Kim. adlint:disable all"), []),
    (
      fragment("Ask Kim.&#10;adlint:disable missing_attribution&#10;Thanks!"), [usual[1], usual[2]]
    ),
    (
      fragment("adlint:disable missing_attribution&#10;adlint:disable missing_media_view"),
      [usual[1]]
    ),
    (fragment("adlint:disable ") + fragment("missing_attribution"), [usual[1], usual[2]]),
    (
      """
      <fragment><string key="content">Two lines
      adlint:disable missing_attribution</string></fragment>
      """, [usual[1], usual[2]]
    ),
    (
      """
      <fragment><mutableString key="content">adlint:disable missing_attribution</mutableString>
      </fragment>
      """, [usual[1], usual[2]]
    ),
    (fragment("see adlint: https://adlint.dev, disable nothing"), usual),
    (fragment("adlint:explain"), usual),
    (fragment("ADLINT : Disable missing_attribution"), [usual[1], usual[2]]),
    (fragment("adlint:disable missing_media_view,&#10; missing_attribution -- why"), [usual[1]]),
    ("", usual),
  ]

  @Test(
    "B15 B16: in an object's notes silence rules for it and what it holds",
    arguments: notes.indices, [false, true])
  func inNotes(_ number: Int, around: Bool) throws {
    let (content, left) = Self.notes[number]
    let report = try Self.report(Self.xib(content, around: around))
    #expect(Self.rules(report.findings) == left)
    #expect(Set(Self.rules(report.findings + report.suppressed)) == Set(Self.usual))
  }

  @Test("in the notes of another object silence nothing")
  func elsewhere() throws {
    let label = """
      <label text="Title" id="h"><attributedString key="userComments">
      \(Self.fragment("adlint:disable missing_attribution"))</attributedString></label>
      """
    let text = Run.faulty.replacing("<label text=\"Title\" id=\"h\"/>", with: label)
    let report = try Self.report(text)
    #expect(
      Self.rules(report.findings) == Self.usual + ["warning unused_suppression"])
    #expect(report.suppressed.isEmpty)
  }

  @Test("carry their place and reason to what they silence")
  func reason() throws {
    let content = Self.fragment("adlint:disable missing_attribution --  the host &amp; co ")
    let found = try #require(try Self.report(Self.xib(content)).suppressed.first)
    let place = CodePlace(path: "a.xib", position: SourcePosition(line: 7, column: 35))
    #expect(
      found.finding.suppression
        == Suppression(source: .notes, reason: "the host & co", place: place))
  }

  /// Notes with a mistake, and what is said of it: `line:column severity message`.
  static let faults = [
    (
      "adlint:disable all, icon_not_square",
      "7:40 warning The notes of GADNativeAdView (ad) silence icon_not_square, which reports nothing "
        + "there"
    ),
    (
      "&lt;b&gt; adlint:disable misssing_attribution",
      "7:45 error The notes of GADNativeAdView (ad) silence the unknown rule "
        + "'misssing_attribution'; did you mean 'missing_attribution'?"
    ),
    (
      "adlint:disable",
      "7:27 error The notes of GADNativeAdView (ad) hold adlint:disable without a rule; name rules, "
        + "or all"
    ),
    (
      "adlint:disabel all",
      "7:27 error The notes of GADNativeAdView (ad) hold adlint:disabel; did you mean "
        + "adlint:disable?"
    ),
    (
      "adlint:disable missing_attribution the host app adds one",
      "7:55 error The notes of GADNativeAdView (ad) give a reason without a mark; write -- before it"
    ),
    (
      "adlint:disable validator_disabled",
      "7:35 warning The notes of GADNativeAdView (ad) silence validator_disabled, which reports in "
        + "code; suppressions in .adlint.yml can do that"
    ),
  ]

  @Test("that silence nothing or cannot be understood are findings", arguments: faults)
  func fault(_ text: String, _ expected: String) throws {
    let report = try Self.report(Self.xib(Self.fragment(text)))
    let found = report.findings.filter { $0.finding.rule == "unused_suppression" }.map {
      "\($0.start.line):\($0.start.column) \($0.finding.severity) \($0.finding.message)"
    }
    #expect(found == [expected])
  }

  @Test("of rules that are switched off are not called unused")
  func off() throws {
    let content = Self.fragment("adlint:disable icon_not_square, text_truncation")
    let off = "rules: {icon_not_square: off, text_truncation: off}"
    #expect(Self.rules(try Self.report(Self.xib(content), off).findings) == Self.usual)
    let all = "rules: {unused_suppression: off}"
    #expect(Self.rules(try Self.report(Self.xib(content), all).findings) == Self.usual)
    let excused = Self.fragment("adlint:disable icon_not_square, unused_suppression -- soon")
    let report = try Self.report(Self.xib(excused))
    #expect(Self.rules(report.findings) == Self.usual)
    #expect(Self.rules(report.suppressed) == ["warning unused_suppression"])
  }
}

// MARK: - In the configuration

extension SuppressionTests {
  /// Entries under `suppressions`, and the findings that are left.
  static let entries: [(entry: String, left: [String])] = [
    ("{rule: missing_attribution, path: a.xib}", [usual[1], usual[2]]),
    ("{rule: missing_attribution, path: '**/*.xib', reason: soon}", [usual[1], usual[2]]),
    ("{rule: missing_attribution, path: a.xib, object: ad}", [usual[1], usual[2]]),
    ("{rule: all, path: a.xib}", []),
    ("{rule: all, path: a.xib, object: h}", ["warning unused_suppression"] + usual),
    ("{rule: icon_not_square, path: a.xib}", ["warning unused_suppression"] + usual),
    ("{rule: validator_disabled, path: a.xib}", usual),
    ("{rule: icon_not_square, path: b.xib}", ["warning unused_suppression"] + usual),
    ("{rule: recommended_assets_missing, path: a.xib}", usual),
  ]

  @Test("in the configuration silence a rule by path and object", arguments: entries.indices)
  func configured(_ number: Int) throws {
    let (entry, left) = Self.entries[number]
    let report = try Self.report(Run.faulty, "suppressions:\n- \(entry)")
    #expect(Self.rules(report.findings) == left)
  }

  @Test("in the configuration that silence nothing are findings in that file")
  func unusedEntry() throws {
    let report = try Self.report(
      Run.faulty,
      """
      suppressions:
        - path: a.xib
          rule: icon_not_square
        - {rule: missing_attribution, path: a.xib, reason: soon}
      """)
    let found = report.findings.filter { $0.path == ".adlint.yml" }
    #expect(
      Run.lines(of: report).first == ".adlint.yml:3:11 warning unused_suppression")
    #expect(found.map(\.line) == ["    rule: icon_not_square"])
    #expect(found.map(\.end) == [SourcePosition(line: 3, column: 26)])
    #expect(
      found.map(\.finding.message) == ["The suppression of icon_not_square silences nothing"])
    let place = CodePlace(path: ".adlint.yml", position: SourcePosition(line: 4, column: 12))
    #expect(
      report.suppressed.map(\.finding.suppression) == [
        Suppression(source: .configuration, reason: "soon", place: place)
      ])
  }

  @Test("of a file that was not checked are not called unused")
  func unchecked() throws {
    let entry = "suppressions: [{rule: icon_not_square, path: a.xib}]"
    #expect(Self.rules(try Self.report("<broken", entry).findings) == ["error malformed_xml"])
  }

  @Test("may concern a file that cannot be read")
  func unreadable() throws {
    let entry = "suppressions: [{rule: malformed_xml, path: a.xib}]"
    let report = try Self.report("<broken", entry)
    #expect(Self.rules(report.findings) == [])
    #expect(Self.rules(report.suppressed) == ["error malformed_xml"])
    #expect(report.files.map(\.isUnreadable) == [true])
  }
}
