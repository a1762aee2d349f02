import Reporting
import SourceModel
import Testing

@Suite("The JUnit report")
struct JUnitReporterTests {
  private let rest = #"timestamp="2026-01-02T03:04:05" hostname="builder""#

  private func root(tests: Int, failures: Int, errors: Int) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="adlint" tests="\(tests)" failures="\(failures)" errors="\(errors)" \
    time="0.042">
    """
  }

  private func suite(_ path: String, tests: Int, failures: Int, errors: Int) -> String {
    """
     <testsuite name="\(path)" file="\(path)" tests="\(tests)" failures="\(failures)" \
    errors="\(errors)" skipped="0" time="0.000" \(rest)>
    """
  }

  @Test("of no file holds one passing test")
  func empty() {
    #expect(
      Sample.render(Sample.empty, as: .junit) == """
        \(root(tests: 1, failures: 0, errors: 0))
         <testsuite name="adlint" tests="1" failures="0" errors="0" skipped="0" time="0.000" \(rest)>
          <testcase name="no files to check" classname="adlint" time="0.000"/>
         </testsuite>
        </testsuites>

        """)
  }

  @Test("of a file without findings holds one passing test")
  func clean() {
    #expect(
      Sample.render(Sample.clean, as: .junit) == """
        \(root(tests: 1, failures: 0, errors: 0))
        \(suite("Clean.xib", tests: 1, failures: 0, errors: 0))
          <testcase name="no findings: Clean.xib" classname="adlint" file="Clean.xib" time="0.000"/>
         </testsuite>
        </testsuites>

        """)
  }

  @Test("tells failures, notes, broken and clean files apart and gives every test its own name")
  func severalFiles() {
    #expect(
      Sample.render(Sample.mixed, as: .junit) == """
        \(root(tests: 6, failures: 2, errors: 2))
        \(suite("A.xib", tests: 2, failures: 1, errors: 0))
          <testcase name="interactive_call_to_action: cta at 2:11" \
        classname="adlint.interactive_call_to_action" file="A.xib" line="2" time="0.000">
           <failure message="UIButton (cta) takes touches" type="warning">\
        A.xib:2:11: warning: UIButton (cta) takes touches [interactive_call_to_action]
        Switch off User Interaction Enabled.
        https://example.com/r</failure>
          </testcase>
          <testcase name="missing_media at 3:2" classname="adlint.missing_media" file="A.xib" \
        line="3" time="0.000">
           <system-out>A.xib:3:2: note: The media view may be added in code [missing_media]
        Switch off User Interaction Enabled.
        https://example.com/r</system-out>
          </testcase>
         </testsuite>
        \(suite("B.xib", tests: 1, failures: 1, errors: 0))
          <testcase name="interactive_call_to_action: cta at 2:11 (2)" \
        classname="adlint.interactive_call_to_action" file="B.xib" line="2" time="0.000">
           <failure message="UIButton (cta) takes touches" type="warning">\
        B.xib:2:11: warning: UIButton (cta) takes touches [interactive_call_to_action]
        Switch off User Interaction Enabled.
        https://example.com/r</failure>
          </testcase>
         </testsuite>
        \(suite("C.xib", tests: 1, failures: 0, errors: 1))
          <testcase name="unreadable_file at 1:4" classname="adlint.unreadable_file" file="C.xib" \
        line="1" time="0.000">
           <error message="Premature end of data" type="error">\
        C.xib:1:4: error: Premature end of data [unreadable_file]</error>
          </testcase>
         </testsuite>
        \(suite("D.xib", tests: 1, failures: 0, errors: 0))
          <testcase name="no findings: D.xib" classname="adlint" file="D.xib" time="0.000"/>
         </testsuite>
        \(suite("E.xib", tests: 1, failures: 0, errors: 1))
          <testcase name="unreadable: E.xib" classname="adlint" file="E.xib" time="0.000">
           <error message="The file could not be read" type="error">\
        E.xib: The file could not be read</error>
          </testcase>
         </testsuite>
        </testsuites>

        """)
  }

  @Test("escapes what XML gives a meaning and replaces what it forbids")
  func hostileCharacters() {
    let path = "Bob's &quot;A&amp;B&quot; &lt;Ad&gt;.xib"
    let words = "“\u{FFFD}\u{FFFD}[2J\u{FFFD}”"
    #expect(
      Sample.render(Sample.hostile, as: .junit) == """
        \(root(tests: 1, failures: 1, errors: 0))
        \(suite(path, tests: 1, failures: 1, errors: 0))
          <testcase name="interactive_call_to_action: a&quot;&amp;&lt; at 1:9" \
        classname="adlint.interactive_call_to_action" file="\(path)" line="1" time="0.000">
           <failure message="\(words)&#10;&#9;says warning: &lt;A&amp;B&gt; 😀" type="error">\
        \(path):1:9: error: \(words)
        \tsays warning: &lt;A&amp;B&gt; 😀 [interactive_call_to_action]
        Use 'A' &amp; &quot;B&quot;.
        https://example.com/r</failure>
          </testcase>
         </testsuite>
        </testsuites>

        """)
  }

  @Test(
    "gives times three decimals",
    arguments: [
      (0, "0.000"), (0.0006, "0.001"), (12.3456, "12.346"), (-1, "0.000"), (.nan, "0.000"),
      (1e300, "1000000000.000"),
    ] as [(Double, String)])
  func times(seconds: Double, shown: String) {
    let text = Sample.render(Sample.empty, as: .junit, seconds: seconds)
    #expect(text.contains(#"errors="0" time="\#(shown)">"#))
  }
}
