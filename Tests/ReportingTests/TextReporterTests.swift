import Reporting
import SourceModel
import Testing

@Suite("The text report")
struct TextReporterTests {
  private func text(_ findings: LocatedFinding..., isColored: Bool = false) -> String {
    let report = Report(
      files: [FileReport(path: "Ads/Native.xib", findings: findings, isUnreadable: false)],
      skippedFiles: 0)
    return Sample.render(report, as: .text, isColored: isColored)
  }

  /// The two lines under the header.
  private func excerpt(_ marked: String) -> [String] {
    text(Sample.located(marked)).split(separator: "\n").dropFirst().prefix(2).map { String($0) }
  }

  @Test("says nothing when there is nothing to say")
  func silence() {
    #expect(Sample.render(Sample.empty, as: .text, isColored: true) == "")
    #expect(Sample.render(Sample.clean, as: .text, isColored: true) == "")
  }

  @Test("shows each finding with its line, marks and advice, a blank line between two")
  func findings() {
    #expect(
      Sample.render(Sample.mixed, as: .text) == """
        A.xib:2:11: warning: UIButton (cta) takes touches
         2 | <button id="cta"/>
           |         ^~~~~~~~
          help: Switch off User Interaction Enabled.
          rule: interactive_call_to_action (https://example.com/r)

        A.xib:3:2: note: The media view may be added in code
         3 | <view/>
           |  ^~~~
          help: Switch off User Interaction Enabled.
          rule: missing_media (https://example.com/r)

        B.xib:2:11: warning: UIButton (cta) takes touches
         2 | <button id="cta"/>
           |         ^~~~~~~~
          help: Switch off User Interaction Enabled.
          rule: interactive_call_to_action (https://example.com/r)

        C.xib:1:4: error: Premature end of data
         1 | <a>
           |    ^
          rule: unreadable_file

        """)
  }

  @Test("makes control characters of the file visible")
  func hostileCharacters() {
    #expect(
      Sample.render(Sample.hostile, as: .text) == """
        Bob's "A&B" <Ad>.xib:1:9: error: “\u{2401}\u{241B}[2J\u{FFFE}” says warning: <A&B> 😀
         1 | <button userLabel="\u{241B}[31m😀\u{FFFD}"/>
           |         ^~~~~~~~~~~~~~~~~~~~
          help: Use 'A' & "B".
          rule: interactive_call_to_action (https://example.com/r)

        """)
  }

  @Test(
    "colours the kind by severity",
    arguments: [(Severity.error, "31"), (.warning, "33"), (.note, "34")])
  func colours(severity: Severity, code: String) {
    let finding = Sample.located(" <«view»/>", severity: severity, message: "Wrong")
    #expect(
      text(finding, isColored: true) == """
        \u{1B}[1mAds/Native.xib:1:3:\u{1B}[0m \u{1B}[1;\(code)m\(severity.rawValue):\u{1B}[0m \
        \u{1B}[1mWrong\u{1B}[0m
         \u{1B}[2m1 |\u{1B}[0m <view/>
         \u{1B}[2m  |\u{1B}[0m \u{1B}[1;\(code)m ^~~~\u{1B}[0m
          \u{1B}[1mhelp:\u{1B}[0m Switch off User Interaction Enabled.
          \u{1B}[1mrule:\u{1B}[0m interactive_call_to_action (https://example.com/r)

        """)
  }

  @Test(
    "puts the marks under the very characters",
    arguments: [
      ("<a «b»=\"\"/>", "<a b=\"\"/>", "   ^"),
      ("\t<a\t«bc»\t/>", "<a\tbc\t/>", "  \t^~"),
      ("\t  «\t<a»", "\t<a", "^\t~~"),
      ("<a t=\"広告\" «b=\"広告\"»/>", "<a t=\"広告\" b=\"広告\"/>", "            ^~~~~~~~"),
      ("<a t=\"👩‍👩‍👧\" «b»/>", "<a t=\"👩‍👩‍👧\" b/>", "          ^"),
      ("<a t=\"e\u{301}\" «b»/>", "<a t=\"e\u{301}\" b/>", "         ^"),
      ("<a t=\"«広»\"/>", "<a t=\"広\"/>", "      ^~"),
      ("<a «b=\"1\"  \n c=\"\"»/>", "<a b=\"1\"  ", "   ^~~~~"),
      ("<a>«»", "<a>", "   ^"),
    ])
  func marks(marked: String, line: String, marks: String) {
    #expect(excerpt(marked) == [" 1 | " + line, "   | " + marks])
  }

  @Test("leaves out a blank line")
  func blankLine() {
    #expect(excerpt("  «»").first == "  help: Switch off User Interaction Enabled.")
  }

  @Test(
    "cuts a long line so that the wrong part stays in view",
    arguments: [
      ([3000, 3000], 0, [45, 45]), ([0, 3000], 2, [0, 90]), ([3000, 0], 0, [90, 0]),
    ])
  func longLine(around: [Int], indentation: Int, kept: [Int]) {
    let wrong = "BAD"
    let line =
      Self.repeated(" ", indentation) + Self.repeated("x", around[0]) + "«\(wrong)»"
      + Self.repeated("x", around[1])
    let before = kept[0] < around[0] ? "…" : ""
    let after = kept[1] < around[1] ? "…" : ""
    let shown = before + Self.repeated("x", kept[0]) + wrong + Self.repeated("x", kept[1]) + after
    let margin = Self.repeated(" ", kept[0] + before.count)
    #expect(excerpt(line) == [" 1 | " + shown, "   | " + margin + "^~~"])
  }

  @Test("cuts the marks where the wrong part is longer than a line")
  func longRange() {
    let line = "<«" + Self.repeated("x", 3000) + "»>"
    let text = " 1 | …" + Self.repeated("x", 93) + "…"
    #expect(excerpt(line) == [text, "   |  ^" + Self.repeated("~", 92)])
  }

  @Test("wraps the advice at 100 columns")
  func wrapping() {
    let help = Array(repeating: "広告", count: 25).joined(separator: " ")
    let lines = text(Sample.located("«a»", help: help)).split(separator: "\n").map { String($0) }
    let first = "  help: " + Array(repeating: "広告", count: 18).joined(separator: " ")
    let second = "        " + Array(repeating: "広告", count: 7).joined(separator: " ")
    #expect(lines[3] == first)
    #expect(lines[4] == second)
  }

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }
}
