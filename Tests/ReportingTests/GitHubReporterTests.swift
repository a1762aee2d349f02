import Reporting
import SourceModel
import Testing

@Suite("The report for GitHub Actions")
struct GitHubReporterTests {
  @Test("says nothing when there is nothing to say")
  func silence() {
    #expect(Sample.render(Sample.empty, as: .github) == "")
    #expect(Sample.render(Sample.clean, as: .github) == "")
  }

  @Test("holds a command for each finding, errors first")
  func severalFiles() {
    #expect(
      Sample.render(Sample.mixed, as: .github) == #"""
        ::error file=C.xib,line=1,endLine=1,col=4,endColumn=4,title=unreadable_file::Premature \#
        end of data
        ::warning file=A.xib,line=2,endLine=2,col=11,endColumn=19,\#
        title=interactive_call_to_action::UIButton (cta) takes touches%0ASwitch off User \#
        Interaction Enabled.%0Ahttps://example.com/r
        ::warning file=B.xib,line=2,endLine=2,col=11,endColumn=19,\#
        title=interactive_call_to_action::UIButton (cta) takes touches%0ASwitch off User \#
        Interaction Enabled.%0Ahttps://example.com/r
        ::notice file=A.xib,line=3,endLine=3,col=2,endColumn=6,title=missing_media::The media \#
        view may be added in code%0ASwitch off User Interaction Enabled.%0Ahttps://example.com/r

        """#)
  }

  @Test("survives hostile characters")
  func hostileCharacters() {
    #expect(
      Sample.render(Sample.hostile, as: .github) == #"""
        ::error file=Bob's "A&B" <Ad>.xib,line=1,endLine=1,col=9,endColumn=28,\#
        title=interactive_call_to_action::“␁␛[2J\#u{FFFE}” says warning: <A&B> 😀%0AUse 'A' & \#
        "B".%0Ahttps://example.com/r

        """#)
  }

  @Test("holds findings in code, with paths from the root of the repository")
  func code() {
    #expect(
      Sample.render(Sample.code, as: .github, checkout: Sample.checkout) == #"""
        ::error file=ios/Ads/Cell.swift,line=1,endLine=1,col=6,endColumn=9,\#
        title=nib_name_not_found::The project has no a.xib%0ASwitch off User Interaction \#
        Enabled.%0Ahttps://example.com/r
        ::warning file=ios/Ads/Native.xib,line=1,endLine=1,col=9,endColumn=17,\#
        title=interactive_call_to_action::UIButton (cta) takes touches%0ASwitch off User \#
        Interaction Enabled.%0Ahttps://example.com/r
        ::notice file=ios/Info%0A😀.plist,line=1,endLine=2,title=validator_disabled::The \#
        validator is off%0ASwitch off User Interaction Enabled.%0Ahttps://example.com/r

        """#)
  }

  @Test("escapes what commands give a meaning")
  func escapes() {
    let path = "a,b:c%\r.xib"
    let finding = Sample.located("«a»", path: path, message: "a,b:c%0A::d", help: "", url: "")
    #expect(
      Sample.render(Sample.report(Sample.file(path, finding)), as: .github) == """
        ::warning file=a%2Cb%3Ac%25%0D.xib,line=1,endLine=1,col=1,endColumn=2,\
        title=interactive_call_to_action::a,b:c%250A::d

        """)
  }

  private func lines(_ counts: [(Severity, Int)]) -> [String] {
    let findings = counts.flatMap { severity, count in
      (0..<count).map { number in
        Sample.located(
          "«a»", path: "a.xib", severity: severity, message: "\(number) ##[error]", help: "",
          url: "")
      }
    }
    let report = Report(
      files: [FileReport(path: "a.xib", findings: findings)], skippedFiles: 0)
    return Sample.render(report, as: .github).split(separator: "\n").map { String($0) }
  }

  @Test("keeps to the ten annotations of a kind that GitHub shows, and folds the rest")
  func limit() {
    let shown = lines([(.note, 10), (.error, 12), (.warning, 10)])
    let kinds = shown.map { $0.split(separator: " ").first.map { String($0) } ?? "" }
    let annotations = ["::error", "::warning"].flatMap { Array(repeating: $0, count: 10) }
    #expect(Array(kinds.prefix(30)) == annotations + Array(repeating: "::notice", count: 10))
    #expect(
      Array(shown.dropFirst(29)) == [
        "::notice title=adlint::3 more findings in the log of this step",
        "::group::3 more findings",
        "error: a.xib:1:1: 10 ## [error] (interactive_call_to_action)",
        "error: a.xib:1:1: 11 ## [error] (interactive_call_to_action)",
        "note: a.xib:1:1: 9 ## [error] (interactive_call_to_action)",
        "::endgroup::",
      ])
  }

  @Test("shows ten of each kind where there are no more")
  func noOverflow() {
    #expect(lines([(.note, 10), (.error, 10), (.warning, 10)]).count == 30)
  }

  @Test("cuts a message that is longer than GitHub shows")
  func longMessage() {
    let long = Sample.located("«a»", message: String(repeating: "😀", count: 3000))
    let text = Sample.render(Sample.report(Sample.file("a.xib", long)), as: .github)
    #expect(text.hasSuffix("::\(String(repeating: "😀", count: 2047))…\n"))
  }
}
