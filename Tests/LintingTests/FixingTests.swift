import FoundationEssentials
import Linting
import SourceModel
import TestSupport
import Testing

@Suite("Mending files")
struct FixingTests {
  private static let fault = "customClass=\"GADMediaView\" customModule=\"App\""
  private static let text = Xib.text(
    """
    <view id="ad" customClass="GADNativeAdView">
    <subviews><label text="Ad" id="badge"/><label id="h"/>
    <view contentMode="scaleToFill" id="m" \(fault)/></subviews>
    \(Xib.outlets("headlineView=h mediaView=m"))
    </view>
    """)
  private static let mended = text.replacing(fault, with: "customClass=\"GADMediaView\"")
  private static let allMended = mended.replacing("scaleToFill", with: "scaleAspectFit")

  private func fixes(
    in folder: TemporaryFolder, _ safety: FixSafety = .safe, accepting baseline: Baseline? = nil
  ) throws -> [(path: String, result: Result<FixedFile, ReadFailure>)] {
    let book = try Run.book.get()
    let inputs = FileDiscovery(workingDirectory: folder.path).inputs(for: [])
    let configuration = try Configuration.load(
      file: nil, workingDirectory: folder.path, book: book)
    let linter = Linter(
      book: book, settings: configuration.settings, paths: configuration.paths)
    return linter.fixes(for: inputs, safety, accepting: baseline)
  }

  @Test(
    "writes the fixes that are asked for", arguments: [(FixSafety.safe, mended), (.all, allMended)])
  func writes(_ safety: FixSafety, _ expected: String) throws {
    try TemporaryFolder.use { folder throws in
      try folder.write(Self.text, to: "A.xib")
      try folder.write(Run.clean, to: "B.xib")
      let found = try fixes(in: folder, safety)
      #expect(found.map(\.path) == ["A.xib"])
      for (_, result) in found { try result.get().write() }
      #expect(try folder.read("A.xib") == expected)
      #expect(try folder.read("B.xib") == Run.clean)
      #expect(try fixes(in: folder, safety).isEmpty)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
          "A.xib", "B.xib",
        ])
    }
  }

  @Test("leaves rules alone that are off")
  func off() throws {
    try TemporaryFolder.use { folder throws in
      try folder.write(Self.text, to: "A.xib")
      try folder.write("rules: {sdk_class_module: off}", to: ".adlint.yml")
      #expect(try fixes(in: folder).isEmpty)
    }
  }

  @Test("keeps a byte-order mark and the permissions, and follows a link")
  func keeps() throws {
    try TemporaryFolder.use { folder throws in
      try folder.write([0xEF, 0xBB, 0xBF] + Array(Self.text.utf8), to: "Real/A.xib")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o640], ofItemAtPath: folder.absolute("Real/A.xib"))
      try folder.link("L.xib", to: "Real/A.xib")
      for (_, result) in try fixes(in: folder) { try result.get().write() }
      let bytes = try Data(contentsOf: URL(filePath: folder.absolute("Real/A.xib")))
      #expect(Array(bytes) == [0xEF, 0xBB, 0xBF] + Array(Self.mended.utf8))
      let attributes = try FileManager.default.attributesOfItem(
        atPath: folder.absolute("Real/A.xib"))
      #expect(attributes[.posixPermissions] as? Int == 0o640)
      let link = try FileManager.default.destinationOfSymbolicLink(atPath: folder.absolute("L.xib"))
      #expect(link == "Real/A.xib")
    }
  }

  @Test("leaves a file alone that changed meanwhile")
  func changed() throws {
    try TemporaryFolder.use { folder throws in
      try folder.write(Self.text, to: "A.xib")
      let found = try fixes(in: folder)
      try folder.write(Self.text + "<!-- more -->", to: "A.xib")
      let file = try #require(try found.first?.result.get())
      #expect(throws: ReadFailure.self) { try file.write() }
      #expect(try folder.read("A.xib") == Self.text + "<!-- more -->")
    }
  }

  /// Bytes of a text in several encodings, and whether its fixes are offered.
  static let encodings: [(bytes: [UInt8], isOffered: Bool)] = {
    let wide = text.replacing(" encoding=\"UTF-8\"", with: "").utf16
    let accented = text.replacing("id=\"badge\"", with: "id=\"badge\" userLabel=\"É\"")
    let latin = accented.replacing("UTF-8", with: "ISO-8859-1")
    return [
      ([0xFF, 0xFE] + wide.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, false),
      ([0xFE, 0xFF] + wide.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }, false),
      (wide.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, false),
      (latin.unicodeScalars.map { UInt8($0.value) }, false),
      ([0xEF, 0xBB, 0xBF] + Array(accented.utf8), true), (Array(accented.utf8), true),
    ]
  }()

  @Test("leaves a file alone that is not in UTF-8, and offers no fix", arguments: encodings.indices)
  func encoding(_ number: Int) throws {
    let (bytes, isOffered) = Self.encodings[number]
    try TemporaryFolder.use { folder throws in
      try folder.write(bytes, to: "A.xib")
      #expect(try fixes(in: folder, .all).isEmpty == !isOffered)
      let found = try Run.report(in: folder.path).findings
      #expect(found.contains { $0.finding.rule == "sdk_class_module" })
      #expect(found.contains { $0.finding.fix != nil || !$0.edits.isEmpty } == isOffered)
    }
  }

  @Test("leaves alone what is silenced")
  func silenced() throws {
    try TemporaryFolder.use { folder throws in
      try folder.write(Self.text, to: "A.xib")
      try folder.write(
        "suppressions: [{rule: sdk_class_module, path: A.xib}]", to: ".adlint.yml")
      #expect(try fixes(in: folder).isEmpty)
      for (_, result) in try fixes(in: folder, .all) { try result.get().write() }
      #expect(
        try folder.read("A.xib")
          == Self.text.replacing("scaleToFill", with: "scaleAspectFit"))
    }
  }

  @Test("leaves alone what a baseline accepts, which stays true of the file")
  func accepted() throws {
    try TemporaryFolder.use { folder throws in
      try folder.write(Self.text, to: "A.xib")
      let accepted = """
        {"version": 1, "entries": [
        {"path": "../A.xib", "rule": "sdk_class_module", "object": "m"}]}
        """
      try folder.write(accepted, to: "Lint/base.json")
      let place = BaselinePlace("Lint/base.json", workingDirectory: folder.path)
      let baseline = try #require(try Baseline.load(place))
      #expect(try fixes(in: folder, accepting: baseline).isEmpty)
      for (_, result) in try fixes(in: folder, .all, accepting: baseline) {
        try result.get().write()
      }
      #expect(
        try folder.read("A.xib")
          == Self.text.replacing("scaleToFill", with: "scaleAspectFit"))
      let outcome = baseline.applied(to: try Run.report(in: folder.path)) { _, _ in true }
      #expect(outcome.stale.isEmpty)
      #expect(outcome.report.suppressed.map(\.finding.rule) == ["sdk_class_module"])
    }
  }

  @Test("mends the findings of a kind beyond those that a baseline accepts")
  func acceptedInPart() throws {
    try TemporaryFolder.use { folder throws in
      // Two objects of one id: findings that a baseline cannot tell apart.
      let twin = "<view id=\"m\" \(Self.fault)/>"
      let text = Xib.text("\(twin)\n\(twin)")
      try folder.write(text, to: "A.xib")
      try folder.write(
        """
        {"version": 1, "entries": [
        {"path": "A.xib", "rule": "sdk_class_module", "object": "m"}]}
        """, to: "base.json")
      let place = BaselinePlace("base.json", workingDirectory: folder.path)
      let baseline = try #require(try Baseline.load(place))
      for (_, result) in try fixes(in: folder, accepting: baseline) { try result.get().write() }
      let mended = "<view id=\"m\" customClass=\"GADMediaView\"/>"
      #expect(try folder.read("A.xib") == Xib.text("\(twin)\n\(mended)"))
    }
  }

  @Test("shows what it would change as a unified diff")
  func diff() throws {
    try TemporaryFolder.use { folder throws in
      try folder.write(Self.text, to: "A.xib")
      let file = try #require(try fixes(in: folder).first?.result.get())
      #expect(
        file.diff == """
          --- a/A.xib
          +++ b/A.xib
          @@ -3,7 +3,7 @@
           <objects>
           <view id="ad" customClass="GADNativeAdView">
           <subviews><label text="Ad" id="badge"/><label id="h"/>
          -<view contentMode="scaleToFill" id="m" customClass="GADMediaView" customModule="App"/></subviews>
          +<view contentMode="scaleToFill" id="m" customClass="GADMediaView"/></subviews>
           <connections>
           <outlet property="headlineView" destination="h" id="o0"/>
           <outlet property="mediaView" destination="m" id="o1"/>

          """)
      #expect(try folder.read("A.xib") == Self.text)
    }
  }
}
