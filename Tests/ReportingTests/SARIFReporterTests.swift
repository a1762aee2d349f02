import LintRules
import Reporting
import SourceModel
import Testing

@Suite("The SARIF report")
struct SARIFReporterTests {
  @Test("of no findings is a run without results")
  func empty() {
    #expect(
      Sample.render(Sample.empty, as: .sarif) == #"""
        {
          "$schema" : "https://json.schemastore.org/sarif-2.1.0.json",
          "runs" : [
            {
              "columnKind" : "unicodeCodePoints",
              "results" : [

              ],
              "tool" : {
                "driver" : {
                  "name" : "adlint",
                  "rules" : [

                  ],
                  "semanticVersion" : "1.2.3"
                }
              }
            }
          ],
          "version" : "2.1.0"
        }

        """#)
  }

  @Test("holds the rule of a finding, and escapes what JSON and URIs give a meaning")
  func hostileCharacters() throws {
    let rules = RuleRegistry.rules.map { $0.info }
    let rule = try #require(rules.first { $0.id == "interactive_call_to_action" })
    let source = try #require(rule.sources.first)
    #expect(
      Sample.render(Sample.hostile, as: .sarif) == #"""
        {
          "$schema" : "https://json.schemastore.org/sarif-2.1.0.json",
          "runs" : [
            {
              "columnKind" : "unicodeCodePoints",
              "results" : [
                {
                  "level" : "error",
                  "locations" : [
                    {
                      "physicalLocation" : {
                        "artifactLocation" : {
                          "uri" : "Bob's%20%22A&B%22%20%3CAd%3E.xib"
                        },
                        "region" : {
                          "endColumn" : 28,
                          "endLine" : 1,
                          "startColumn" : 9,
                          "startLine" : 1
                        }
                      }
                    }
                  ],
                  "message" : {
                    "text" : "“␁␛[2J\#u{FFFE}” says warning: <A&B> 😀"
                  },
                  "partialFingerprints" : {
                    "primaryLocationLineHash" : "701d6fb5ce85ddae:1"
                  },
                  "ruleId" : "interactive_call_to_action",
                  "ruleIndex" : 0
                }
              ],
              "tool" : {
                "driver" : {
                  "name" : "adlint",
                  "rules" : [
                    {
                      "defaultConfiguration" : {
                        "enabled" : true,
                        "level" : "warning"
                      },
                      "fullDescription" : {
                        "text" : "\#(rule.rationale)"
                      },
                      "help" : {
                        "markdown" : "\#(rule.help)\n\n**Why:** \#
        \#(rule.rationale)\n\n**Sources:**\n\n- <\#(source)>",
                        "text" : "\#(rule.help)\n\nWhy: \#
        \#(rule.rationale)\n\nSources:\n\#(source)"
                      },
                      "helpUri" : "\#(source)",
                      "id" : "interactive_call_to_action",
                      "name" : "InteractiveCallToAction",
                      "properties" : {
                        "precision" : "high",
                        "problem.severity" : "warning",
                        "tags" : [
                          "native-ads",
                          "touches"
                        ]
                      },
                      "shortDescription" : {
                        "text" : "\#(rule.summary)"
                      }
                    }
                  ],
                  "semanticVersion" : "1.2.3"
                }
              }
            }
          ],
          "version" : "2.1.0"
        }

        """#)
  }

  private func lines(_ report: Report, _ key: String) -> [String] {
    Sample.render(report, as: .sarif, checkout: Sample.checkout).split(separator: "\n")
      .filter { $0.contains("\"\(key)\"") }.map { String($0.drop { $0 == " " }) }
  }

  @Test("holds findings in code, with paths from the root of the repository")
  func code() {
    #expect(
      lines(Sample.code, "uri") == [
        #""uri" : "ios/Ads/Cell.swift""#, #""uri" : "ios/Ads/Native.xib""#,
        #""uri" : "ios/Info%0A%F0%9F%98%80.plist""#,
      ])
    #expect(
      lines(Sample.code, "ruleId") == [
        #""ruleId" : "nib_name_not_found","#, #""ruleId" : "interactive_call_to_action","#,
        #""ruleId" : "validator_disabled","#,
      ])
  }

  @Test("numbers the rules that it holds, each of them once")
  func ruleNumbers() {
    #expect(
      lines(Sample.mixed, "ruleIndex") == [
        #""ruleIndex" : 0"#, #""ruleIndex" : 0"#, #""ruleIndex" : 1"#,
      ])
    #expect(
      lines(Sample.mixed, "id") == [
        #""id" : "interactive_call_to_action","#, #""id" : "unreadable_file","#,
      ])
  }

  @Test(
    "gives a place from which a path can be found again",
    arguments: [
      ("a.xib", "ios/a.xib"), ("/repo/other/a.xib", "other/a.xib"),
      ("/elsewhere/ä.xib", "file:///elsewhere/%C3%A4.xib"), ("a:b.xib", "ios/a%3Ab.xib"),
    ])
  func paths(shown: String, uri: String) {
    let finding = Sample.located("«a»", path: shown)
    #expect(
      lines(Sample.report(Sample.file(shown, finding)), "uri") == ["\"uri\" : \"\(uri)\""])
  }
}
