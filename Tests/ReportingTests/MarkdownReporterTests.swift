import Reporting
import SourceModel
import Testing

@Suite("The Markdown report")
struct MarkdownReporterTests {
  @Test("of no file is one line")
  func empty() {
    #expect(
      Sample.render(Sample.empty, as: .markdown) == #"""
        ### adlint: no Interface Builder file to check

        """#)
  }

  @Test("of files without findings is one line")
  func clean() {
    #expect(
      Sample.render(Sample.clean, as: .markdown) == #"""
        ### adlint: no findings in 1 file (2 skipped)

        """#)
  }

  @Test("holds a table for each file with findings")
  func severalFiles() {
    #expect(
      Sample.render(Sample.mixed, as: .markdown) == #"""
        ### adlint: 1 error, 2 warnings, 1 note in 5 files (1 skipped)

        #### A.xib

        | | place | finding | rule |
        |---|---|---|---|
        | ⚠️ warning | 2:11 | **UIButton (cta) takes touches**<br>Switch off User Interaction \#
        Enabled. | [`interactive_call_to_action`](<https://example.com/r>) |
        | ℹ️ note | 3:2 | **The media view may be added in code**<br>Switch off User \#
        Interaction Enabled. | [`missing_media`](<https://example.com/r>) |

        #### B.xib

        | | place | finding | rule |
        |---|---|---|---|
        | ⚠️ warning | 2:11 | **UIButton (cta) takes touches**<br>Switch off User Interaction \#
        Enabled. | [`interactive_call_to_action`](<https://example.com/r>) |

        #### C.xib

        | | place | finding | rule |
        |---|---|---|---|
        | ❌ error | 1:4 | **Premature end of data** | `unreadable_file` |

        """#)
  }

  @Test("escapes what Markdown gives a meaning")
  func hostileCharacters() {
    #expect(
      Sample.render(Sample.hostile, as: .markdown) == #"""
        ### adlint: 1 error in 1 file

        #### Bob's "A\&B" \<Ad\>.xib

        | | place | finding | rule |
        |---|---|---|---|
        | ❌ error | 1:9 | **“␁␛\[2J\#u{FFFE}” says warning: \<A\&B\> 😀**<br>Use 'A' \& "B". | \#
        [`interactive_call_to_action`](<https://example.com/r>) |

        """#)
  }

  @Test("holds findings in code, with paths from the root of the repository")
  func code() {
    #expect(
      Sample.render(Sample.code, as: .markdown, checkout: Sample.checkout) == #"""
        ### adlint: 1 error, 1 warning, 1 note in 1 file

        #### ios/Ads/Cell.swift

        | | place | finding | rule |
        |---|---|---|---|
        | ❌ error | 1:6 | **The project has no a.xib**<br>Switch off User Interaction Enabled. \#
        | [`nib_name_not_found`](<https://example.com/r>) |

        #### ios/Ads/Native.xib

        | | place | finding | rule |
        |---|---|---|---|
        | ⚠️ warning | 1:9 | **UIButton (cta) takes touches**<br>Switch off User Interaction \#
        Enabled. | [`interactive_call_to_action`](<https://example.com/r>) |

        #### ios/Info 😀.plist

        | | place | finding | rule |
        |---|---|---|---|
        | ℹ️ note | 1:1 | **The validator is off**<br>Switch off User Interaction Enabled. | \#
        [`validator_disabled`](<https://example.com/r>) |

        """#)
  }

  @Test("calls nobody and links to no issue")
  func names() {
    let finding = Sample.located("«a»", message: "@someone #1 `a` $x$", help: "", url: "")
    let text = Sample.render(Sample.report(Sample.file("a.xib", finding)), as: .markdown)
    #expect(text.contains(#"**@<!-- -->someone #<!-- -->1 \`a\` \$x\$** |"#))
  }

  private func report(of count: Int) -> Report {
    let path = "@A<b>.xib"
    let findings = (1...count).map { number in
      Sample.located("«a»", path: path, message: "Wrong \(number)", help: "", url: "")
    }
    return Report(files: [FileReport(path: path, findings: findings)], skippedFiles: 0)
  }

  @Test("folds the tables of a long report")
  func folded() {
    let rows = (1...10).map {
      "| ⚠️ warning | 1:1 | **Wrong \($0)** | `interactive_call_to_action` |\n"
    }
    #expect(
      Sample.render(report(of: 10), as: .markdown) == """
        ### adlint: 10 warnings in 1 file

        <details><summary><code>@A&lt;b&gt;.xib</code>: 10 warnings</summary>

        | | place | finding | rule |
        |---|---|---|---|
        \(rows.joined())
        </details>

        """)
  }

  @Test("fits into a comment and says how many findings did not")
  func cut() {
    let text = Sample.render(report(of: 5000), as: .markdown)
    let rows = text.split(separator: "\n").count { $0.hasPrefix("| ⚠️") }
    #expect(text.utf16.count <= 60_000)
    #expect(text.hasSuffix("</details>\n\n… and \(5000 - rows) more findings\n"))
  }
}
