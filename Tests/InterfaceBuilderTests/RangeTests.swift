import InterfaceBuilder
import SourceModel
import Testing

@Suite("Byte ranges")
struct RangeTests {
  /// How an attribute `text` is written, and its value.
  static let attributes: [(written: String, value: String)] = [
    (#"text="Ad""#, "Ad"),
    (#"text='A"d'"#, "A\"d"),
    (#"text="A>d/>""#, "A>d/>"),
    (#"text = "Ad""#, "Ad"),
    ("text\n\t=\r\n'Ad'", "Ad"),
    (#"text="""#, ""),
    (#"text="A &amp; b &lt;&#x1F600;""#, "A & b <😀"),
    (#"text="a='1' text2=2""#, "a='1' text2=2"),
    (#"text="x&quot; text=&quot;y""#, "x\" text=\"y"),
    ("text=\"a\nb\tc\"", "a b c"),
    ("text=\"a\r\nb\"", "a b"),
    ("text=\"a&#10;b\"", "a\nb"),
    (#"text="広告 é""#, "広告 é"),
  ]

  static let before = ["", "<!-- 広告 é 😀 -->\n", "\t\r\n\r\n", "<x t=\"広告\" u='&lt;'>\r</x>"]

  @Test("of attributes are exact", arguments: attributes, before)
  func attribute(_ attribute: (written: String, value: String), before: String) throws {
    let tag = "<label id='v'\n  \(attribute.written)  textAlignment=\"center\"/>"
    let document = try Fixture.xib(before + tag)
    let label = try #require(document.objects["v"])
    #expect(label["text"] == attribute.value)
    #expect(document.text(label.attributeRange("text")) == attribute.written)
    #expect(
      document.text(label.attributeRange("textAlignment")) == #"textAlignment="center""#)
    #expect(document.text(label.attributeRange("id")) == "id='v'")
    #expect(label.attributeRange("tex") == nil)
    #expect(document.text(label.tagRange) == tag)
    #expect(document.text(label.nameRange) == "label")
  }

  @Test(
    "of start tags are exact",
    arguments: ["<v id=\"v\">", "<v id='v'\n>", "<v\tid='v' >", "<v id='v' a='>'>"])
  func tag(_ tag: String) throws {
    let document = try Fixture.xib("\(tag)<a/><b></b>text</v >")
    let element = try #require(document.objects["v"])
    #expect(document.text(element.tagRange) == tag)
    #expect(element.children.map { document.text($0.tagRange) } == ["<a/>", "<b>"])
  }

  @Test("stay exact beyond the parser's buffer")
  func longDocument() throws {
    let objects = (0..<20_000).map { "<label text=\"広告\(Int($0)) &amp;\" id=\"i\($0)\"/>\r\n" }
    let document = try Fixture.xib(objects.joined())
    let wrong = (0..<20_000).filter { number in
      guard let label = document.objects["i\(number)"] else { return true }
      return document.text(label.tagRange).map { $0 + "\r\n" } != objects[number]
        || document.text(label.attributeRange("id")) != "id=\"i\(number)\""
        || document.text(label.attributeRange("text")) != "text=\"広告\(number) &amp;\""
    }
    #expect(wrong == [])
  }

  @Test("become lines and columns, counted in characters")
  func positions() throws {
    let document = try Fixture.document(
      "<?xml version=\"1.0\"?>\r\n<document type=\"\(Fixture.type)\">\r<!-- 広告 --><objects>\n"
        + "\t<x é='1' id='v'/></objects></document>")
    let lines = LineTable(document.file.text)
    let element = try #require(document.objects["v"])
    let range = try #require(element.attributeRange("id"))
    let objects = try #require(document.root.child(named: "objects"))
    #expect(lines.position(at: objects.tagRange.lowerBound) == SourcePosition(line: 3, column: 12))
    #expect(lines.position(at: range.lowerBound) == SourcePosition(line: 4, column: 11))
    #expect(lines.text(ofLine: 4) == "\t<x é='1' id='v'/></objects></document>")
  }
}

@Suite("The line table")
struct LineTableTests {
  @Test(
    "splits at LF, CR and CRLF",
    arguments: [
      ("", [""]), ("a", ["a"]), ("a\n", ["a", ""]), ("a\r\nb", ["a", "b"]),
      ("\r\r\n\n", ["", "", "", ""]),
      ("a\rb\nc\r", ["a", "b", "c", ""]), ("\n\r", ["", "", ""]),
    ])
  func lines(text: String, lines: [String]) {
    let table = LineTable(Array(text.utf8))
    #expect((1...lines.count).map { table.text(ofLine: $0) } == lines)
    #expect(table.text(ofLine: 0) == "")
    #expect(table.text(ofLine: lines.count + 1) == "")
    #expect(table.position(at: Int.max).line == lines.count)
  }

  @Test(
    "counts a column for each scalar",
    arguments: [(-1, 1, 1), (0, 1, 1), (2, 1, 2), (6, 1, 3), (7, 2, 1), (8, 2, 2), (99, 2, 2)])
  func columns(offset: Int, line: Int, column: Int) {
    let table = LineTable(Array("é😀\nx".utf8))
    #expect(table.position(at: offset) == SourcePosition(line: line, column: column))
  }
}
