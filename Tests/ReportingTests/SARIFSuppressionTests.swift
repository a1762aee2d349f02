import Reporting
import SourceModel
import Testing

@Suite("The SARIF report on what is silenced")
struct SARIFSuppressionTests {
  @Test("lists what is silenced, and how, where that is asked for")
  func suppressed() throws {
    let plain = Sample.render(Sample.suppressed, as: .sarif)
    #expect(!plain.contains("suppressions") && !plain.contains("hidden_asset"))
    let text = Sample.render(Sample.suppressed, as: .sarif, listsSuppressed: true)
    let results = try #require(text.firstRange(of: "      \"results\" : ["))
    let tool = try #require(text.firstRange(of: "      \"tool\" : {"))
    #expect(
      String(text[results.lowerBound..<tool.lowerBound]) == #"""
              "results" : [
                {
                  "level" : "warning",
                  "locations" : [
                    {
                      "physicalLocation" : {
                        "artifactLocation" : {
                          "uri" : "A.xib"
                        },
                        "region" : {
                          "endColumn" : 10,
                          "endLine" : 1,
                          "startColumn" : 4,
                          "startLine" : 1
                        }
                      }
                    }
                  ],
                  "message" : {
                    "text" : "UIButton (cta) takes touches"
                  },
                  "partialFingerprints" : {
                    "primaryLocationLineHash" : "1ce6bf8c51e05654:1"
                  },
                  "ruleId" : "interactive_call_to_action",
                  "ruleIndex" : 0
                },
                {
                  "level" : "error",
                  "locations" : [
                    {
                      "physicalLocation" : {
                        "artifactLocation" : {
                          "uri" : "A.xib"
                        },
                        "region" : {
                          "endColumn" : 10,
                          "endLine" : 1,
                          "startColumn" : 4,
                          "startLine" : 1
                        }
                      }
                    }
                  ],
                  "message" : {
                    "text" : "Hidden"
                  },
                  "partialFingerprints" : {
                    "primaryLocationLineHash" : "d4f7ae733f2b4922:1"
                  },
                  "ruleId" : "hidden_asset",
                  "ruleIndex" : 1,
                  "suppressions" : [
                    {
                      "justification" : "the ␛host “adds” it",
                      "kind" : "inSource"
                    }
                  ]
                },
                {
                  "level" : "error",
                  "locations" : [
                    {
                      "physicalLocation" : {
                        "artifactLocation" : {
                          "uri" : "A.xib"
                        },
                        "region" : {
                          "endColumn" : 10,
                          "endLine" : 1,
                          "startColumn" : 4,
                          "startLine" : 1
                        }
                      }
                    }
                  ],
                  "message" : {
                    "text" : "Hidden"
                  },
                  "partialFingerprints" : {
                    "primaryLocationLineHash" : "d4f7ae733f2b4922:1"
                  },
                  "ruleId" : "hidden_asset",
                  "ruleIndex" : 1,
                  "suppressions" : [
                    {
                      "kind" : "external"
                    }
                  ]
                },
                {
                  "level" : "error",
                  "locations" : [
                    {
                      "physicalLocation" : {
                        "artifactLocation" : {
                          "uri" : "A.xib"
                        },
                        "region" : {
                          "endColumn" : 10,
                          "endLine" : 1,
                          "startColumn" : 4,
                          "startLine" : 1
                        }
                      }
                    }
                  ],
                  "message" : {
                    "text" : "Hidden"
                  },
                  "partialFingerprints" : {
                    "primaryLocationLineHash" : "d4f7ae733f2b4922:1"
                  },
                  "ruleId" : "hidden_asset",
                  "ruleIndex" : 1,
                  "suppressions" : [
                    {
                      "justification" : "It is in the baseline.",
                      "kind" : "external"
                    }
                  ]
                }
              ],

        """#)
  }
}
