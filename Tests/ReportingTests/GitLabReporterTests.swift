import Reporting
import SourceModel
import Testing

@Suite("The Code Quality report of GitLab")
struct GitLabReporterTests {
  @Test("of no findings is an empty list")
  func empty() {
    #expect(
      Sample.render(Sample.empty, as: .gitlab) == #"""
        [

        ]

        """#)
  }

  @Test("gives every finding a fingerprint of its own")
  func severalFiles() {
    #expect(
      Sample.render(Sample.mixed, as: .gitlab) == #"""
        [
          {
            "check_name" : "interactive_call_to_action",
            "description" : "UIButton (cta) takes touches",
            "fingerprint" : "a9ff12e190a0e7b8",
            "location" : {
              "lines" : {
                "begin" : 2
              },
              "path" : "A.xib"
            },
            "severity" : "minor"
          },
          {
            "check_name" : "missing_media",
            "description" : "The media view may be added in code",
            "fingerprint" : "1a1869e030475da1",
            "location" : {
              "lines" : {
                "begin" : 3
              },
              "path" : "A.xib"
            },
            "severity" : "info"
          },
          {
            "check_name" : "interactive_call_to_action",
            "description" : "UIButton (cta) takes touches",
            "fingerprint" : "0f88517d603dd2af",
            "location" : {
              "lines" : {
                "begin" : 2
              },
              "path" : "B.xib"
            },
            "severity" : "minor"
          },
          {
            "check_name" : "unreadable_file",
            "description" : "Premature end of data",
            "fingerprint" : "97f7b1cc60b8ffd6",
            "location" : {
              "lines" : {
                "begin" : 1
              },
              "path" : "C.xib"
            },
            "severity" : "major"
          }
        ]

        """#)
  }

  @Test("escapes what JSON gives a meaning")
  func hostileCharacters() {
    #expect(
      Sample.render(Sample.hostile, as: .gitlab) == #"""
        [
          {
            "check_name" : "interactive_call_to_action",
            "description" : "“␁␛[2J\#u{FFFE}” says warning: <A&B> 😀",
            "fingerprint" : "a8f4083191f21fdb",
            "location" : {
              "lines" : {
                "begin" : 1
              },
              "path" : "Bob's \"A&B\" <Ad>.xib"
            },
            "severity" : "major"
          }
        ]

        """#)
  }

  @Test("holds findings in code, with paths from the root of the repository")
  func code() {
    #expect(
      Sample.render(Sample.code, as: .gitlab, checkout: Sample.checkout) == #"""
        [
          {
            "check_name" : "nib_name_not_found",
            "description" : "The project has no a.xib",
            "fingerprint" : "8a6b48ea290baadc",
            "location" : {
              "lines" : {
                "begin" : 1
              },
              "path" : "ios/Ads/Cell.swift"
            },
            "severity" : "major"
          },
          {
            "check_name" : "interactive_call_to_action",
            "description" : "UIButton (cta) takes touches",
            "fingerprint" : "cca1898f18d84771",
            "location" : {
              "lines" : {
                "begin" : 1
              },
              "path" : "ios/Ads/Native.xib"
            },
            "severity" : "minor"
          },
          {
            "check_name" : "validator_disabled",
            "description" : "The validator is off",
            "fingerprint" : "daf5a14ab1ea89d6",
            "location" : {
              "lines" : {
                "begin" : 1
              },
              "path" : "ios/Info\n😀.plist"
            },
            "severity" : "info"
          }
        ]

        """#)
  }

  private func fingerprints(_ findings: LocatedFinding...) -> [String] {
    let report = Report(
      files: [FileReport(path: "Ads/Native.xib", findings: findings)], skippedFiles: 0)
    return Sample.render(report, as: .gitlab).split(separator: "\n")
      .filter { $0.contains("fingerprint") }.map { String($0) }
  }

  @Test("knows a finding again when its line and its words change")
  func movedLines() {
    let before = fingerprints(Sample.located("«a»"))
    let after = fingerprints(Sample.located("\n\n  «a»", severity: .error, message: "Other words"))
    #expect(before == after)
    #expect(before != fingerprints(Sample.located("«a»", outlet: "bodyView")))
    #expect(before != fingerprints(Sample.located("«a»", rule: "other")))
    #expect(before != fingerprints(Sample.located("«a»", object: nil)))
  }

  @Test("tells findings apart that are the same but for their place")
  func equalFindings() {
    let found = fingerprints(Sample.located("«a»"), Sample.located(" «a»"))
    #expect(Set(found).count == 2)
    #expect(found.first == fingerprints(Sample.located("«a»")).first)
  }
}
