import InterfaceBuilder
import Testing

@Suite("The texts of a view")
struct ViewTextTests {
  private static let fragments = """
    <attributedString key="KEY"><fragment content="Spon"><attributes/></fragment><fragment>
    <string key="content">sored\n广告</string><attributes/></fragment></attributedString>
    """

  private static func attributed(_ key: String) -> String {
    fragments.replacing("KEY", with: key)
  }

  @Test(
    "come from attributes, children, attributed strings, states and configurations",
    arguments: [
      ("<label id='v'/>", [], nil),
      ("<label text='A &amp; B' id='v'/>", ["A & B"], "text='A &amp; B'"),
      (
        "<label id='v'><string key='text'>\n One\nTwo &lt; </string></label>", ["\n One\nTwo < "],
        "<string key='text'>"
      ),
      (
        "<label id='v'><string key='text' base64-UTF8='YES'>\nQWQ\n</string></label>", ["Ad"],
        "<string key='text' base64-UTF8='YES'>"
      ),
      (
        "<label id='v'><mutableString key='text'><![CDATA[a<b]]></mutableString></label>",
        ["a<b"], "<mutableString key='text'>"
      ),
      (
        "<label id='v'>\(attributed("attributedText"))</label>", ["Sponsored\n广告"],
        "<attributedString key=\"attributedText\">"
      ),
      (
        "<label text='old' id='v'>\(attributed("attributedText"))</label>", ["Sponsored\n广告"],
        "<attributedString key=\"attributedText\">"
      ),
      (
        "<button id='v'><state key='normal' title='Get'/><state key='disabled' title='No'/>"
          + "</button>", ["Get"], "title='Get'"
      ),
      (
        "<button id='v'><state key='normal'><string key='title'>a\nb</string></state></button>",
        ["a\nb"], "<string key='title'>"
      ),
      (
        "<button id='v'><state key='normal'>\(attributed("attributedTitle"))</state></button>",
        ["Sponsored\n广告"], "<attributedString key=\"attributedTitle\">"
      ),
      (
        "<button id='v'><state key='normal' title='Old'/>"
          + "<buttonConfiguration key='configuration' style='filled' title='New'/></button>",
        ["New", "Old"], "title='New'"
      ),
      (
        "<button id='v'><buttonConfiguration key='configuration'>"
          + attributed("attributedTitle") + "</buttonConfiguration></button>",
        ["Sponsored\n广告"], "<attributedString key=\"attributedTitle\">"
      ),
    ])
  func texts(xml: String, texts: [String], place: String?) throws {
    let view = try Fixture.view(xml)
    #expect(view.texts == texts)
    #expect(view.document.text(view.textRange) == place)
  }

  @Test("leave accessibility labels, image names and notes apart")
  func otherTexts() throws {
    let view = try Fixture.view(
      """
      <button id="v"><accessibility key="accessibilityConfiguration" label="Ad"/>
      <attributedString key="userComments"><fragment content="keep "/>
      <fragment content="this"/></attributedString><state key="normal" image="star"/></button>
      """)
    #expect(view.texts == [])
    #expect(view.accessibilityLabel == "Ad")
    #expect(view.imageName == "star")
    #expect(view.notes == "keep this")
  }
}
