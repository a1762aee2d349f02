import Foundation
import Reporting
import SourceModel
import Testing

@Suite("The JSON report")
struct JSONReporterTests {
  @Test("of no file has no findings and the numbers")
  func empty() {
    #expect(
      Sample.render(Sample.empty, as: .json) == """
        {
          "adlint" : "1.2.3",
          "findings" : [

          ],
          "refuted" : [

          ],
          "summary" : {
            "errors" : 0,
            "files" : 0,
            "notes" : 0,
            "skipped" : 0,
            "unreadable" : 0,
            "warnings" : 0
          }
        }

        """)
  }

  @Test("writes null for what a finding lacks")
  func nulls() {
    let finding = Sample.located(
      "\n<«view»\n>", severity: .note, sdk: nil, object: nil, outlet: nil)
    #expect(
      Sample.render(Sample.report(Sample.file("A.xib", finding), skipped: 3), as: .json) == """
        {
          "adlint" : "1.2.3",
          "findings" : [
            {
              "column" : 2,
              "end_column" : 6,
              "end_line" : 2,
              "help" : "Switch off User Interaction Enabled.",
              "line" : 2,
              "message" : "UIButton (cta) takes touches",
              "object" : null,
              "outlet" : null,
              "path" : "Ads/Native.xib",
              "rule" : "interactive_call_to_action",
              "sdk" : null,
              "severity" : "note",
              "url" : "https://example.com/r"
            }
          ],
          "refuted" : [

          ],
          "summary" : {
            "errors" : 0,
            "files" : 1,
            "notes" : 1,
            "skipped" : 3,
            "unreadable" : 0,
            "warnings" : 0
          }
        }

        """)
  }

  @Test("lists what is silenced where that is asked for, after the numbers of what is not")
  func suppressed() {
    let plain = Sample.render(Sample.suppressed, as: .json)
    #expect(!plain.contains("suppressed"))
    #expect(
      Sample.render(Sample.suppressed, as: .json, listsSuppressed: true)
        == plain.dropLast(3) + #"""
          ,
            "suppressed" : [
              {
                "column" : 4,
                "end_column" : 10,
                "end_line" : 1,
                "help" : "Show it.",
                "line" : 1,
                "message" : "Hidden",
                "object" : null,
                "outlet" : null,
                "path" : "A.xib",
                "rule" : "hidden_asset",
                "sdk" : null,
                "severity" : "error",
                "suppression" : {
                  "place" : {
                    "column" : 4,
                    "line" : 3,
                    "path" : "A.xib"
                  },
                  "reason" : "the \u001bhost\n“adds” it",
                  "source" : "notes"
                },
                "url" : "https://example.com/r"
              },
              {
                "column" : 4,
                "end_column" : 10,
                "end_line" : 1,
                "help" : "Show it.",
                "line" : 1,
                "message" : "Hidden",
                "object" : null,
                "outlet" : null,
                "path" : "A.xib",
                "rule" : "hidden_asset",
                "sdk" : null,
                "severity" : "error",
                "suppression" : {
                  "place" : {
                    "column" : 6,
                    "line" : 5,
                    "path" : ".adlint.yml"
                  },
                  "reason" : null,
                  "source" : "configuration"
                },
                "url" : "https://example.com/r"
              },
              {
                "column" : 4,
                "end_column" : 10,
                "end_line" : 1,
                "help" : "Show it.",
                "line" : 1,
                "message" : "Hidden",
                "object" : null,
                "outlet" : null,
                "path" : "A.xib",
                "rule" : "hidden_asset",
                "sdk" : null,
                "severity" : "error",
                "suppression" : {
                  "place" : null,
                  "reason" : null,
                  "source" : "baseline"
                },
                "url" : "https://example.com/r"
              }
            ]
          }

          """#)
  }

  @Test("keeps hostile characters as they are")
  func hostileCharacters() throws {
    let text = Sample.render(Sample.hostile, as: .json)
    let read = try JSONDecoder().decode(ReadReport.self, from: Data(text.utf8))
    let finding = ReadReport.Finding(
      path: #"Bob's "A&B" <Ad>.xib"#,
      message: "“\u{1}\u{1B}[2J\u{FFFE}”\n\tsays warning: <A&B> 😀",
      object: ReadReport.Object(id: "a\"&<", class: "UIButton", label: "x\ny"))
    #expect(read == ReadReport(findings: [finding]))
  }

  @Test("counts files, severities and unreadable files")
  func summary() {
    #expect(
      Sample.render(Sample.mixed, as: .json).hasSuffix(
        """
          "summary" : {
            "errors" : 1,
            "files" : 5,
            "notes" : 1,
            "skipped" : 1,
            "unreadable" : 2,
            "warnings" : 2
          }
        }

        """))
  }
}

/// The part of the report that strange characters can reach.
private struct ReadReport: Decodable, Equatable {
  let findings: [Finding]

  struct Finding: Decodable, Equatable {
    let path: String
    let message: String
    let object: Object
  }

  struct Object: Decodable, Equatable {
    let id: String
    let `class`: String
    let label: String
  }
}
