import SourceCode
import SourceModel
import TestSupport
import Testing

@Suite("Code beside the file")
struct CodeTests {
  @Test("refutes that a button takes touches", arguments: touches)
  func refutesTouches(_ example: CodeExample) throws { try example.check() }

  @Test("refutes that an asset is not connected", arguments: outlets)
  func refutesOutlets(_ example: CodeExample) throws { try example.check() }

  @Test("refutes that an attribution is missing", arguments: attributions)
  func refutesAttributions(_ example: CodeExample) throws { try example.check() }

  @Test("refutes that something is hidden or out of reach", arguments: states)
  func refutesStates(_ example: CodeExample) throws { try example.check() }

  @Test("tells what an app's class descends from", arguments: classes)
  func tellsClasses(_ example: CodeExample) throws { try example.check() }

  @Test("tells the tags by which it finds the assets", arguments: tags)
  func tellsTags(_ example: CodeExample) throws { try example.check() }

  @Test("chooses the AdChoices corner", arguments: corners)
  func choosesCorners(_ example: CodeExample) throws { try example.check() }

  @Test("is checked together with the file", arguments: rules)
  func checksBoth(_ example: CodeExample) throws { try example.check() }

  @Test("says whom the nib is loaded for", arguments: owners)
  func saysOwner(_ example: CodeExample) throws { try example.check() }

  @Test("is believed where it decides, however it is written", arguments: decisive)
  func believesDecisions(_ example: CodeExample) throws { try example.check() }

  @Test("binds what outlets of the app lead to", arguments: connections)
  func binds(_ example: CodeExample) throws { try example.check() }

  @Test("shows which outlets a class of the app does not have", arguments: members)
  func knowsMembers(_ example: CodeExample) throws { try example.check() }

  @Test("tells the tags of several layouts", arguments: layouts)
  func tellsLayouts(_ example: CodeExample) throws { try example.check() }

  @Test("takes the first object of a nib or another", arguments: objects)
  func takesObjects(_ example: CodeExample) throws { try example.check() }

  @Test("that leaves the AdChoices icon out makes a warning of a note", arguments: icons)
  func leavesOut(_ code: String, _ expected: [String]) throws {
    let findings = try CodeExample(.swift, code, Self.meta).findings()
    let found = findings.filter { $0.rule == "missing_adchoices" && $0.refutation == nil }
    #expect(found.map(\.severity.rawValue) == expected)
  }

  @Test("is not believed where it is about something else", arguments: unrelated)
  func ignoresOthers(_ example: CodeExample) throws { try example.check() }

  @Test("chooses where another SDK draws AdChoices", arguments: placements)
  func choosesPlacements(_ example: CodeExample) throws { try example.check() }

  @Test("that adds a view of its own makes a note of a missing attribution", arguments: additions)
  func lowers(_ code: String, _ expected: Severity) throws {
    let example = CodeExample(.swift, code, Ad().with { $0.order = ["m", "h", "b", "c"] }.text)
    let findings = try example.findings().filter { $0.rule == "missing_attribution" }
    #expect(findings.map(\.severity) == [expected])
  }

  @Test("that adds a view is no reason where the view marks nothing", arguments: contents)
  func weighs(_ code: String, _ expected: Severity) throws {
    let found = try CodeExample(.swift, code, Self.unlabelled).findings()
      .filter { $0.rule == "missing_attribution" }
    #expect(found.map(\.severity) == [expected])
  }

  @Test("of another class in the same file marks nothing", arguments: neighbours)
  func ignoresNeighbours(_ example: CodeExample) throws { try example.check() }

  private static let load =
    "import GoogleMobileAds\nclass Feed { func f() {\n"
    + "let adView = Bundle.main.loadNibNamed(\"A\", owner: nil)!.first as! NativeAdView\n"

  static let additions: [(String, Severity)] = [
    (load + "adView.addSubview(badge) } }", .note), (load + "box.addSubview(adView) } }", .error),
    (load + "// adView.addSubview(badge)\n} }", .error),
    (load + "other(\"adView.addSubview(badge)\") } }", .error),
  ]
}
