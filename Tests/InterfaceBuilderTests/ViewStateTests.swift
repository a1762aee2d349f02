import InterfaceBuilder
import Testing

@Suite("The effective state of a view")
struct ViewStateTests {
  private static func runtime(_ attributes: String) -> String {
    "<userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes>"
  }

  private static func boolean(_ keyPath: String, _ value: String) -> String {
    "<userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"\(keyPath)\" value=\"\(value)\"/>"
  }

  private static func number(_ keyPath: String, _ value: String) -> String {
    "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"\(keyPath)\">"
      + "<real key=\"value\" value=\"\(value)\"/></userDefinedRuntimeAttribute>"
  }

  @Test(
    "takes interaction from the attribute and lets a runtime attribute win",
    arguments: [
      ("<button id='v'/>", true, nil),
      ("<button userInteractionEnabled='NO' id='v'/>", false, "userInteractionEnabled='NO'"),
      ("<button userInteractionEnabled='YES' id='v'/>", true, "userInteractionEnabled='YES'"),
      (
        "<button userInteractionEnabled='YES' id='v'>"
          + runtime(boolean("userInteractionEnabled", "NO")) + "</button>", false,
        "userDefinedRuntimeAttribute"
      ),
      (
        "<button userInteractionEnabled='NO' id='v'>"
          + runtime(number("userInteractionEnabled", "1")) + "</button>", true,
        "userDefinedRuntimeAttribute"
      ),
      (
        "<button id='v'>"
          + runtime(
            boolean("userInteractionEnabled", "YES") + boolean("userInteractionEnabled", "NO"))
          + "</button>", false, "userDefinedRuntimeAttribute"
      ),
      (
        "<view id='v'><subviews><button id='c'>"
          + runtime(boolean("userInteractionEnabled", "NO")) + "</button></subviews></view>", true,
        nil
      ),
    ])
  func interaction(xml: String, isEnabled: Bool, place: String?) throws {
    let view = try Fixture.view(xml)
    #expect(view.isUserInteractionEnabled == isEnabled)
    #expect(view.document.text(view.userInteractionRange) == place)
  }

  @Test(
    "takes visibility from hidden and alpha",
    arguments: [
      ("<view id='v'/>", false, nil),
      ("<view hidden='YES' id='v'/>", true, "hidden='YES'"),
      ("<view hidden='NO' alpha='0.5' id='v'/>", false, "alpha='0.5'"),
      ("<view alpha='0.0' id='v'/>", true, "alpha='0.0'"),
      (
        "<view hidden='YES' id='v'>" + runtime(boolean("hidden", "NO")) + "</view>", false, nil
      ),
      (
        "<view id='v'>" + runtime(boolean("isHidden", "YES")) + "</view>", true,
        "userDefinedRuntimeAttribute"
      ),
      (
        "<view id='v'>" + runtime(number("alpha", "0")) + "</view>", true,
        "userDefinedRuntimeAttribute"
      ),
    ])
  func visibility(xml: String, isHidden: Bool, place: String?) throws {
    let view = try Fixture.view(xml)
    #expect(view.isHidden == isHidden)
    #expect(view.document.text(view.visibilityRange) == place)
  }

  @Test("multiplies alpha and stops at the given ancestor")
  func inheritedState() throws {
    let document = try Fixture.xib(
      """
      <view id="a" alpha="0.5" hidden="YES"><subviews><view id="b" alpha="0.5"><subviews>
      <view id="c" alpha="0.5"/></subviews></view></subviews></view>
      """)
    let outer = try #require(document.view("a"))
    let inner = try #require(document.view("c"))
    #expect(inner.lineage(to: outer).map(\.id) == ["c", "b"])
    #expect(inner.alpha(within: outer) == 0.25)
    #expect(inner.isVisible(within: outer))
    #expect(inner.superviews.map(\.id) == ["b", "a"])
  }

  @Test("is not installed where the default variation leaves it or its superview out")
  func variations() throws {
    let document = try Fixture.xib(
      """
      <view id="a"><subviews><view id="b"><subviews><view id="c"/></subviews></view>
      <view id="d"/></subviews>
      <constraints><constraint firstAttribute="width" constant="1" id="w"/>
      <constraint firstAttribute="height" constant="2" id="h"/></constraints>
      <variation key="default"><mask key="subviews"><exclude reference="b"/></mask>
      <mask key="constraints"><exclude reference="w"/></mask></variation>
      <variation key="widthClass=compact"><mask key="subviews"><exclude reference="d"/></mask>
      </variation></view>
      """)
    let installed = ["a", "b", "c", "d"].filter { document.view($0)?.isInstalled == true }
    #expect(installed == ["a", "d"])
    #expect(document.view("a")?.constraints.map { $0.element.id } == ["h"])
  }
}
