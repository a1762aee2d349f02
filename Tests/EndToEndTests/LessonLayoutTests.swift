import Foundation
import TestSupport
import Testing

/// What users of other linters complained about in layouts: alarms about constraints that only look
/// alike, and about what Xcode rewrites by itself.
@Suite("Complaints about other linters' judgement of layouts")
struct LessonLayoutTests {
  /// An icon whose width two constraints give.
  private static func ad(_ first: String, _ second: String) -> String {
    Xib.text(
      """
      <view id="ad" customClass="GADNativeAdView">
      \(Xib.rect("0 0 320 200"))
      <subviews><label text="Ad" id="badge">\(Xib.rect("8 8 24 16"))</label>
      <imageView userInteractionEnabled="NO" translatesAutoresizingMaskIntoConstraints="NO" id="i">
      \(Xib.rect("8 40 40 40"))
      <constraints><constraint firstAttribute="height" constant="40" id="c0"/>
      <constraint firstAttribute="width" \(first) id="c1"/>
      <constraint firstAttribute="width" \(second) id="c2"/></constraints>
      </imageView></subviews>
      <constraints>
      <constraint firstItem="i" firstAttribute="top" secondItem="ad" secondAttribute="top" constant="40" id="c3"/>
      <constraint firstItem="i" firstAttribute="leading" secondItem="ad" secondAttribute="leading" constant="8" id="c4"/>
      </constraints>
      \(Xib.outlets("iconView=i"))
      </view>
      """)
  }

  private static let height = "secondItem=\"i\" secondAttribute=\"height\""

  /// Two constraints and whether they contradict each other.
  static let pairs: [(first: String, second: String, isConflict: Bool)] = [
    ("constant=\"40\"", "constant=\"40\" identifier=\"icon\"", false),
    ("constant=\"40\"", "constant=\"48\" priority=\"999\"", false),
    ("constant=\"40\"", "constant=\"24\" relation=\"greaterThanOrEqual\"", false),
    ("constant=\"40\"", "constant=\"64\" relation=\"lessThanOrEqual\"", false),
    ("\(height) multiplier=\"1:1\"", "\(height) multiplier=\"2:1\" priority=\"750\"", false),
    (
      "\(height) multiplier=\"1:1\"",
      "\(height) multiplier=\"0.5\" relation=\"greaterThanOrEqual\"",
      false
    ),
    ("constant=\"40\"", "\(height) multiplier=\"1:1\"", false),
    ("constant=\"40\"", "constant=\"48\"", true),
    ("\(height) multiplier=\"1:1\"", "\(height) multiplier=\"2:1\"", true),
    ("constant=\"40\"", "constant=\"64\" relation=\"greaterThanOrEqual\"", true),
  ]

  @Test("B07: constraints are told apart by all that they say", arguments: pairs.indices)
  func constraints(_ number: Int) throws {
    let (first, second, isConflict) = Self.pairs[number]
    let found = try TemporaryFolder.use { folder throws in
      try folder.write(Self.ad(first, second), to: "A.xib")
      return try ReportedFinding.all(
        in: Tool.run(["--reporter", "json"], in: folder.path).output)
    }
    let usual = [
      "A.xib note missing_call_to_action ad callToActionView",
      "A.xib note missing_media_view ad",
      "A.xib error missing_required_asset ad headlineView",
    ]
    let conflict = "A.xib warning conflicting_constraints i iconView"
    #expect(found.map(\.description) == usual + (isConflict ? [conflict] : []))
  }
}

// MARK: - What Xcode rewrites

extension LessonLayoutTests {
  /// A way in which Xcode saves a file that nobody changed.
  enum Rewriting: String, CaseIterable, Sendable {
    case versions, emptyAnimations, movedRight, movedLeft, wholePoints, constraintsReversed
    case connectionsReversed

    func applied(to text: String) -> String {
      switch self {
      case .versions:
        text.replacingOccurrences(
          of: #"(toolsVersion|IBCocoaTouchPlugin" version)="[0-9.]+""#, with: #"$1="99999""#,
          options: .regularExpression)
      case .emptyAnimations: Self.frames(in: text) { "\($0)\n<animations/>" }
      case .movedRight: Self.frames(in: text) { Self.moved($0, by: 0.5) }
      case .movedLeft: Self.frames(in: text) { Self.moved($0, by: -0.5) }
      case .wholePoints:
        Self.frames(in: text) { frame in
          frame.replacing(/"(?<number>[0-9]+)\.5"/) { half in
            "\"\((Int(half.output.number) ?? 0) + 1).0\""
          }
        }
      case .constraintsReversed: Self.reversed(text, in: "constraints")
      case .connectionsReversed: Self.reversed(text, in: "connections")
      }
    }

    /// The text with another line for each that holds a frame.
    private static func frames(
      in text: String, _ change: (Substring) -> some StringProtocol
    ) -> String {
      text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.contains("<rect key=\"frame\"") ? String(change(line)) : String(line)
      }.joined(separator: "\n")
    }

    private static func moved(_ frame: Substring, by distance: Double) -> Substring {
      frame.replacing(/(?<name>x|y)="(?<number>[-0-9.]+)"/) { value in
        "\(value.output.name)=\"\((Double(value.output.number) ?? 0) + distance)\""
      }
    }

    /// The elements on the lines between the tags in the opposite order.
    private static func reversed(_ text: String, in name: String) -> String {
      var lines: [Substring] = []
      var inside: [Substring] = []
      var isInside = false
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        if line.contains("</\(name)>") {
          lines += inside.reversed()
          inside = []
          isInside = false
        }
        if isInside { inside.append(line) } else { lines.append(line) }
        if line.contains("<\(name)>") { isInside = true }
      }
      return lines.joined(separator: "\n")
    }
  }

  /// Layouts in which one finding is about several outlets.
  private static let outlets = [
    "Plain.xib": Xib.text(
      """
      <view id="v"><subviews><label id="h"/><label id="b"/><label id="p"/></subviews>
      \(Xib.outlets("priceView=p headlineView=h bodyView=b"))
      </view>
      """),
    "Corner.xib": Xib.text(
      """
      <view id="ad" customClass="GADNativeAdView">
      \(Xib.rect("0 0 320 200"))
      <subviews><label id="h">\(Xib.rect("280 0 40 20"))</label></subviews>
      \(Xib.outlets("priceView=h headlineView=h storeView=h bodyView=h"))
      </view>
      """),
  ]

  /// These, and those of the Examples and the fixtures by their paths, but in another encoding.
  private static let layouts: [String: String] = {
    var layouts = outlets
    for folder in ["\(Document.root)/Examples", FixtureTests.folder] {
      let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
      for path in paths where path.hasSuffix(".xib") || path.hasSuffix(".storyboard") {
        let text = try? String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
        layouts[path] = text?.contains("\r") == true ? nil : text
      }
    }
    return layouts
  }()

  @Test(
    "B17: what Xcode rewrites by itself makes and ends no finding and no entry of a baseline",
    arguments: Rewriting.allCases)
  func rewriting(_ rewriting: Rewriting) throws {
    try TemporaryFolder.use { folder throws in
      for (path, text) in Self.layouts { try folder.write(text, to: path) }
      let before = try Self.entries(in: folder)
      for (path, text) in Self.layouts { try folder.write(rewriting.applied(to: text), to: path) }
      let changed = try Self.layouts.filter { try folder.read($0.key) != $0.value }
      #expect(!changed.isEmpty)
      #expect(try Self.entries(in: folder) == before)
    }
  }

  /// The findings of a run, its baseline and GitLab's names for them.
  private static func entries(in folder: TemporaryFolder) throws -> [[String]] {
    let run = try Tool.run(
      [
        "--write-baseline", "base.json", "--report-suppressed", "--reporter", "json", "--quiet",
        "--no-sources",
      ], in: folder.path)
    let baseline = try folder.read("base.json")
    try FileManager.default.removeItem(atPath: folder.absolute("base.json"))
    let gitlab = try Tool.run(["--reporter", "gitlab", "Faults.xib"], in: folder.path).output
    let names = gitlab.split(separator: "\n").filter { $0.contains("fingerprint") }
    let found = try ReportedFinding.all(in: run.output).map(\.description)
    return [found.sorted(), names.map(String.init).sorted(), [baseline]]
  }
}
