import InterfaceBuilder
import SourceModel
import Testing

@Suite("Damaged files")
struct MalformedTests {
  private static let head = "<document type=\"\(Fixture.type)\">\n"

  static let damaged: [(name: String, bytes: [UInt8], line: Int, column: Int)] = [
    ("empty", [], 1, 1),
    ("white space", Array(" \n ".utf8), 2, 2),
    ("no XML", Array("hello".utf8), 1, 1),
    ("merge markers", Array((head + "<objects>\n<<<<<<< HEAD\n</objects>").utf8), 3, 1),
    ("end of a merge", Array((head + "<objects>\r\n=======\r\n<a>\n>>>>>>> x\n").utf8), 5, 1),
    ("truncated in a tag", Array((head + "<objects>\n<view id=\"a").utf8), 3, 12),
    ("truncated between tags", Array((head + "<objects>\n").utf8), 3, 1),
    ("wrong end tag", Array((head + "<a>\n  </b>\n</document>").utf8), 3, 7),
    ("NUL in a value", Array((head + "<a b=\"x\u{0}y\"/></document>").utf8), 2, 8),
    ("NUL between tags", Array((head + "<a/>\u{0}</document>").utf8), 2, 5),
    ("NUL at the end", Array((head + "</document>\u{0}<a/>").utf8), 2, 12),
    ("text at the end", Array((head + "</document>\n x").utf8), 3, 2),
    ("Latin-1 in UTF-8", Array((head + "<a b=\"x").utf8) + [0xE9] + Array("\"/>".utf8), 2, 8),
    ("Latin-1 in text", Array((head + "<a>x").utf8) + [0xE9] + Array("y</a>".utf8), 2, 5),
    ("control character", Array((head + "<a>\u{1}</a></document>").utf8), 2, 4),
    ("attribute twice", Array((head + "<a b='1'\n b='2'/></document>").utf8), 3, 7),
    ("unknown entity", Array((head + "<a b='&nbsp;'/></document>").utf8), 2, 13),
  ]

  @Test("are refused with the place of the damage", arguments: damaged.map(\.name))
  func damage(name: String) throws {
    let file = try #require(Self.damaged.first { $0.name == name })
    let failure = try #require(Fixture.failure(file.bytes))
    #expect(failure.kind == .malformed)
    #expect(
      Fixture.position(of: failure) == SourcePosition(line: file.line, column: file.column),
      "\(failure.reason)")
    #expect(!failure.reason.isEmpty && !failure.reason.contains(where: \.isNewline))
  }

  @Test(
    "that declare entities are refused and nothing is expanded or loaded",
    arguments: [
      "<!DOCTYPE d [<!ENTITY a \"x\"><!ENTITY b \"&a;&a;&a;&a;\">]>\n<d>&b;</d>",
      "<!DOCTYPE d [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>\n<d>&a;</d>",
      "<!DOCTYPE d [<!ENTITY % a SYSTEM \"file:///etc/passwd\"> %a;]>\n<d/>",
      "<!DOCTYPE d [<!ENTITY a \"x\">]>\n<d/>",
    ])
  func entities(text: String) throws {
    let failure = try #require(Fixture.failure(Array(text.utf8)))
    #expect(failure.kind == .malformed)
    #expect(failure.reason == "The file declares entities of its own")
    #expect(Fixture.position(of: failure).line == 1)
  }

  @Test("with an outside document type are read without it")
  func outsideDTD() throws {
    let document = try Fixture.document(
      "<!DOCTYPE document SYSTEM \"file:///etc/passwd\">\(Self.head)</document>")
    #expect(document.root.name == "document")
  }

  @Test("nested too deeply are refused as such", arguments: [300, 10_000])
  func depth(levels: Int) throws {
    let text = Self.head + String(repeating: "<view>\n", count: levels)
    let failure = try #require(Fixture.failure(Array(text.utf8)))
    #expect(failure.kind == .limit)
    #expect(Fixture.position(of: failure).line > 250)
    #expect(Fixture.position(of: failure).line < 260)
  }

  @Test(
    "with a part longer than the parser takes are refused as such",
    arguments: [
      ("an attribute", "<a b=\"", 10_000_001, "\"/>"),
      ("character data", "<![CDATA[", 10_000_001, "]]>"), ("a name", "<", 10_000_001, "/>"),
      ("an instruction", "<?a ", 10_000_001, "?>"),
    ])
  func length(part: String, start: String, count: Int, end: String) throws {
    let text = Self.head + start + String(repeating: "x", count: count) + end + "</document>"
    let failure = try #require(Fixture.failure(Array(text.utf8)))
    #expect(failure.kind == .limit, "\(part): \(failure.reason)")
  }

  @Test("nested within reason are read")
  func reasonableDepth() throws {
    let count = 200
    let document = try Fixture.document(
      Self.head + String(repeating: "<a>", count: count) + String(repeating: "</a>", count: count)
        + "</document>")
    #expect(document.root.descendants.map(\.name) == Array(repeating: "a", count: count))
  }

  private static let example = Array(
    """
    <?xml version="1.0" encoding="UTF-8"?>\r
    <document type="\(Fixture.type)" useAutolayout='YES'>
      <objects><!-- é --><view id="v" userLabel="&amp;é">
        <subviews><label id="l"><string key="text">a\nb</string></label></subviews>
        <constraints><constraint firstAttribute="width" constant="1" id="c"/></constraints>
        <variation key="default"><mask key="subviews"><exclude reference="l"/></mask></variation>
        <connections><outlet property="p" destination="l" id="o"/></connections>
      </view></objects></document>
    """.utf8)

  @Test("never stop the program, wherever they end")
  func prefixes() {
    let whole = Self.example.count
    let readable = (0...whole).filter { Fixture.failure(Array(Self.example.prefix($0))) == nil }
    #expect(readable == [whole])
  }

  @Test(
    "never stop the program, whichever byte is wrong",
    arguments: [0x00, 0x22, 0x26, 0x3C, 0x3E, 0xE9, 0xFF] as [UInt8])
  func mutations(byte: UInt8) {
    for index in Self.example.indices {
      var bytes = Self.example
      bytes[index] = byte
      guard let document = try? Fixture.document(bytes) else { continue }
      visit(document)
    }
  }

  /// Asks for all that could trap.
  private func visit(_ document: Document) {
    for element in [document.root] + document.root.descendants {
      _ = document.text(element.tagRange)
      _ = document.text(element.nameRange)
      for name in ["id", "key", "type", "userLabel"] {
        _ = document.text(element.attributeRange(name))
      }
      guard let view = View(element, in: document) else { continue }
      _ = (view.texts, view.subviews, view.constraints, view.isInstalled, view.recordedFrame)
    }
  }
}
