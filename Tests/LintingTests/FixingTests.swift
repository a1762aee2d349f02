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
    in folder: TemporaryFolder, _ safety: FixSafety = .safe
  ) throws -> [(path: String, result: Result<FixedFile, ReadFailure>)] {
    let book = try Run.book.get()
    let inputs = FileDiscovery(workingDirectory: folder.path).inputs(for: [])
    let linter = try Linter(
      book: book,
      settings: Configuration.load(file: nil, workingDirectory: folder.path, book: book)
        .settings)
    return linter.fixes(for: inputs, safety)
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

  @Test("leaves a file alone that is not in UTF-8")
  func encoding() throws {
    try TemporaryFolder.use { folder throws in
      let wide = Self.text.replacing(" encoding=\"UTF-8\"", with: "").utf16
      try folder.write(
        [0xFF, 0xFE] + wide.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, to: "A.xib")
      #expect(try fixes(in: folder).isEmpty)
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
