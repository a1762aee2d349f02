import Foundation
import TestSupport
import Testing

/// What users of other linters complained about, and how adlint behaves instead. The numbers are
/// those under which the complaints were collected.
@Suite("Complaints about other linters")
struct LessonTests {
  /// A complaint, a run, and what stands in its output and what does not.
  struct Lesson: Sendable, CustomTestStringConvertible {
    let name: String
    let files: [String: String]
    var arguments: [String] = ["--reporter", "xcode"]
    var status: Int32 = 0
    var holds: [String] = []
    var lacks: [String] = ["\u{0}"]
    var testDescription: String { name }
  }

  @Test("are not earned here", arguments: lessons + moduleLessons)
  func holds(_ lesson: Lesson) throws {
    try TemporaryFolder.use { folder throws in
      for (name, text) in lesson.files { try folder.write(text, to: name) }
      let run = try Tool.run(lesson.arguments, in: folder.path)
      #expect(run.status == lesson.status)
      for text in lesson.holds { #expect(run.output.contains(text)) }
      for text in lesson.lacks { #expect(!run.output.contains(text)) }
    }
  }

  private static func ad(_ views: String = "", outlets: String = "headlineView=h") -> String {
    Xib.text(
      """
      <view id="ad" customClass="GADNativeAdView" userLabel="A &amp; B &lt;&quot;x&quot;&gt;">
      <subviews><label text="Ad" id="badge"/><label id="h"/>\(views)</subviews>
      \(Xib.outlets(outlets))
      </view>
      """)
  }

  private static let button = "<button id=\"c\"/>"
  private static let faulty = ad(button, outlets: "headlineView=h callToActionView=c")
  private static let warning = "(interactive_call_to_action)"
  private static let mac =
    "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"MacOSX.Cocoa\"><objects/></document>"
  private static let watch =
    "<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\" targetRuntime=\"watchKit\"/>"

  static let lessons: [Lesson] = [
    Lesson(
      name: "B01: another platform's file ends no run",
      files: ["W.storyboard": watch, "A.xib": faulty],
      holds: [warning]),
    Lesson(
      name: "B02: AppKit files and old archives are passed over or explained",
      files: [
        "M.xib": mac, "O.xib": "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>",
      ],
      holds: ["O.xib", "(unsupported_format)"], lacks: ["M.xib"]),
    Lesson(
      name: "B03: a damaged file is a finding, and the others are checked",
      files: ["B.xib": "<document><view></document>", "C.xib": faulty], status: 2,
      holds: ["B.xib:1:", "(malformed_xml)", "C.xib:", warning]),
    Lesson(
      name: "B04: what stands in an unknown view is seen",
      files: [
        "A.xib": ad(
          "<futureView id=\"f\"><subviews>\(button)</subviews></futureView>",
          outlets: "headlineView=h callToActionView=c")
      ], holds: [warning]),
    Lesson(
      name: "B05: unknown elements and attributes make no noise",
      files: [
        "A.xib": Xib.text(
          "<view id=\"v\" future=\"1\"><future key=\"x\"/><segues/></view><exit id=\"e\"/>")
      ],
      lacks: [":"]),
    Lesson(
      name: "B06: places are never 0:0", files: ["A.xib": faulty], holds: ["A.xib:5:"],
      lacks: [":0:"]),
    Lesson(
      name: "B08: cells are looked into",
      files: [
        "A.xib": Xib.text(
          "<collectionViewCell id=\"cell\"><view key=\"contentView\" id=\"v\"><subviews>"
            + "<view id=\"ad\" customClass=\"GADNativeAdView\"><subviews><label text=\"Ad\" id=\"b\"/>\(button)"
            + "</subviews>\(Xib.outlets("callToActionView=c"))</view></subviews></view></collectionViewCell>"
        )
      ],
      status: 1, holds: [warning]),
    Lesson(
      name: "B10: Xcode jumps to path, line and column", files: ["A.xib": faulty],
      holds: ["A.xib:5:56: warning: "]),
    Lesson(
      name: "B11: messages name the object by class, label and id", files: ["A.xib": faulty],
      holds: ["UIButton (c)"]),
    Lesson(
      name: "B13: warnings can fail a run", files: ["A.xib": faulty],
      arguments: ["--fail-on", "warning", "--reporter", "xcode"], status: 1, holds: [warning]),
    Lesson(
      name: "B19: an id that stands twice is named with both places",
      files: ["A.xib": ad("<view id=\"h\"/>")], status: 1,
      holds: ["(duplicate_object_id)", "line"]),
    Lesson(
      name: "B20: a connection into nothing names the outlet and the id",
      files: ["A.xib": ad(outlets: "headlineView=h bodyView=gone")], status: 1,
      holds: ["bodyView", "gone", "(dangling_outlet)"]),
    Lesson(
      name: "B46: what XML must escape is escaped", files: ["A & 'B' <C>.xib": faulty],
      arguments: ["--reporter", "junit"], holds: ["A &amp; "], lacks: ["<C>", "A & "]),
    Lesson(
      name: "B45: a clean run still has a test case",
      files: ["A.xib": Xib.text("<view id=\"v\"/>")],
      arguments: ["--reporter", "junit"], holds: ["<testcase"]),
    Lesson(
      name: "B43: counts and names stand on both levels of JUnit", files: ["A.xib": faulty],
      arguments: ["--reporter", "junit"],
      holds: ["<testsuites name=\"adlint\" tests=\"", "<testsuite name=\""]),
    Lesson(
      name: "B48: every SARIF region begins at 1 or later", files: ["A.xib": faulty, "E.xib": ""],
      arguments: ["--reporter", "sarif"], status: 2, holds: ["\"startLine\" : 1"],
      lacks: ["\"startLine\" : 0", "\"startColumn\" : 0"]),
    Lesson(
      name: "B50: SARIF's addresses are relative and encoded", files: ["a b/A.xib": faulty],
      arguments: ["--reporter", "sarif"], holds: ["a%20b/A.xib"], lacks: ["file://"]),
    Lesson(
      name: "B55: many files make one report", files: ["A.xib": faulty, "B.xib": faulty],
      arguments: ["--reporter", "checkstyle"], holds: ["A.xib", "B.xib"]),
    Lesson(
      name: "B64: a byte-order mark, CRLF and letters of all kinds shift nothing",
      files: ["A.xib": "\u{FEFF}" + faulty.replacing("\n", with: "\r\n")],
      holds: ["A.xib:5:56: warning: "]),
    Lesson(
      name: "B12: what Interface Builder marks as ambiguous is reported without Xcode",
      files: [
        "A.xib": ad(
          "<button userInteractionEnabled=\"NO\" ambiguous=\"YES\" id=\"c\"/>",
          outlets: "headlineView=h callToActionView=c")
      ], holds: ["(ambiguous_asset_layout)"]),
    Lesson(
      name: "B18: a frame in another form is unknown, not 0",
      files: [
        "A.xib": ad(
          "<view id=\"m\" customClass=\"GADMediaView\"><frameInset key=\"frame\" height=\"0.0\"/></view>",
          outlets: "headlineView=h mediaView=m")
      ], lacks: ["(zero_size_asset)", "(media_view_too_small)"]),
    Lesson(
      name: "B21: xibs and storyboards are checked in one run",
      files: [
        "A.xib": faulty,
        "B.storyboard": Xib.text(
          "<viewController id=\"c0\"><view key=\"view\" id=\"v\"><subviews>"
            + "<view id=\"ad\" customClass=\"GADNativeAdView\"><subviews>\(button)</subviews>"
            + "\(Xib.outlets("callToActionView=c"))</view></subviews></view></viewController>"),
      ], status: 1, holds: ["A.xib:", "B.storyboard:"]),
    Lesson(
      name: "B22: ordinary files are silent",
      files: [
        "Main.storyboard": Xib.text(
          "<viewController id=\"c0\" customClass=\"Shop\"><view key=\"view\" id=\"v\"/></viewController>"
        )
      ],
      lacks: [":"]),
    Lesson(
      name: "B42: the test cases of a file have names of their own",
      files: [
        "A.xib": ad(
          button + "<button id=\"d\"/>",
          outlets: "headlineView=h callToActionView=c bodyView=d")
      ],
      arguments: ["--reporter", "junit"],
      holds: ["name=\"interactive_call_to_action: c at ", "name=\"interactive_asset_button: d at "]),
    Lesson(
      name: "B44: times have three decimals", files: ["A.xib": faulty],
      arguments: ["--reporter", "junit"], holds: [" time=\"0.0"], lacks: ["e-"]),
    Lesson(
      name: "B49: every SARIF result has a place", files: ["E.xib": "<document"],
      arguments: ["--reporter", "sarif"], status: 2, holds: ["physicalLocation"]),
    Lesson(
      name: "B23: a message says what is wrong, the advice what to do", files: ["A.xib": faulty],
      arguments: ["--reporter", "text"], holds: ["takes touches", "  help: Select the button"]),
    Lesson(
      name: "B65: a fix changes no line end",
      files: ["A.xib": faulty.replacing("\n", with: "\r\n")],
      arguments: ["--diff"], status: 1,
      holds: ["-<subviews>", "+<subviews>", "userInteractionEnabled=\"NO\""]),
  ]
}
