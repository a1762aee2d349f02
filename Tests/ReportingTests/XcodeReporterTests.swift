import Reporting
import SourceModel
import Testing

@Suite("The Xcode report")
struct XcodeReporterTests {
  private func line(path: String = "A.xib", message: String, severity: Severity = .warning)
    -> String
  {
    let finding = Sample.located("«a»", path: path, severity: severity, message: message)
    return Sample.render(Sample.report(Sample.file(path, finding)), as: .xcode)
  }

  @Test("says nothing when there is nothing to say")
  func silence() {
    #expect(Sample.render(Sample.empty, as: .xcode) == "")
    #expect(Sample.render(Sample.clean, as: .xcode) == "")
  }

  @Test("holds one line for each finding")
  func findings() {
    #expect(
      Sample.render(Sample.mixed, as: .xcode) == """
        A.xib:2:11: warning: UIButton (cta) takes touches (interactive_call_to_action)
        A.xib:3:2: note: The media view may be added in code (missing_media)
        B.xib:2:11: warning: UIButton (cta) takes touches (interactive_call_to_action)
        C.xib:1:4: error: Premature end of data (unreadable_file)

        """)
  }

  @Test(
    "gives up the location where Xcode could not read the path",
    arguments: [
      ("Bob's.xib", "Bob's.xib"), ("\"A\".xib", "\"A\".xib"), ("a:b.xib", "a:b.xib"),
      ("a\nb.xib", "a b.xib"), ("error: a.xib", "error : a.xib"), ("", ""),
    ])
  func awkwardPaths(path: String, shown: String) {
    #expect(
      line(path: path, message: "Wrong")
        == "warning: \(shown):1:1: Wrong (interactive_call_to_action)\n")
  }

  @Test(
    "keeps a message in one line that Xcode cannot take for another kind",
    arguments: [
      ("a\nb\r\nc\td", "a b c d"), ("a: error: b", "a: error : b"), ("note: a", "note : a"),
      ("a: warning:  b", "a: warning :  b"), ("\u{1B}[31m", "\u{241B}[31m"),
    ])
  func awkwardMessages(message: String, shown: String) {
    #expect(line(message: message) == "A.xib:1:1: warning: \(shown) (interactive_call_to_action)\n")
  }

  @Test("survives hostile characters")
  func hostileCharacters() {
    #expect(
      Sample.render(Sample.hostile, as: .xcode) == """
        error: Bob's "A&B" <Ad>.xib:1:9: “\u{2401}\u{241B}[2J\u{FFFE}” says warning : <A&B> 😀 \
        (interactive_call_to_action)

        """)
  }
}
