import InterfaceBuilder
import Testing

@Suite("The XML writer")
struct XMLWriterTests {
  @Test("writes nested elements, leaves out absent attributes and escapes texts")
  func document() {
    let writer = XMLWriter()
    writer.element("a", ["x": "1 < 2 & \"3\"\n\u{0}", "y": nil, "z": "é 広 😀"]) { writer in
      writer.element("b") { _ in }
      writer.element("c") { $0.text("]]> & \u{1}\u{FFFE}\u{FFFF}\r\n") }
    }
    #expect(
      writer.finish() == """
        <?xml version="1.0" encoding="UTF-8"?>
        <a x="1 &lt; 2 &amp; &quot;3&quot;&#10;\u{FFFD}" z="é 広 😀">
         <b/>
         <c>]]&gt; &amp; \u{FFFD}\u{FFFD}\u{FFFD}&#13;
        </c>
        </a>

        """)
  }
}
