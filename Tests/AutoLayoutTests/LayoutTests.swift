import AutoLayout
import InterfaceBuilder
import TestSupport
import Testing

@Suite("A layout")
struct LayoutTests {
  @Test("proves what required constraints with constants leave no choice", arguments: proved)
  func proves(_ layout: LayoutCase) throws { try layout.check() }

  @Test("weighs limits and priorities against what is recorded", arguments: weighed)
  func weighs(_ layout: LayoutCase) throws { try layout.check() }

  @Test("keeps what is recorded where nothing proves more", arguments: recorded)
  func keeps(_ layout: LayoutCase) throws { try layout.check() }

  @Test("comes to an end whatever the constraints say", arguments: hostile)
  func ends(_ layout: LayoutCase) throws { try layout.check() }

  @Test("solves a chain in whatever order its constraints stand", arguments: [false, true])
  func chain(isReversed: Bool) throws {
    let last = 200
    let links = (1...last).map { number in
      let name = number == last ? "v" : "x\(number)"
      return "\(name).leading = \(number == 1 ? "ad" : "x\(number - 1)").leading + 1"
    }
    let names = (1..<last).map { "x\($0)" } + ["v"]
    let layout = LayoutCase(
      "", names.map { "\($0) 5 5 9 9" }, isReversed ? links.reversed() : links, "")
    #expect(try layout.found() == "200 5 9 9 recorded recorded")
  }

  @Test("knows nothing but its origin of an ad view without a frame")
  func frameless() throws {
    let document = try Xib.document(
      """
      <view id="ad"><subviews><label id="v" translatesAutoresizingMaskIntoConstraints="NO"/>
      </subviews></view>
      """)
    let layout = Layout(of: try #require(document.view("ad")))
    #expect(try layout.frame(of: #require(document.view("ad"))) == nil)
    #expect(try layout.frame(of: #require(document.view("v"))) == nil)
  }

  @Test("takes an ad view's own constant over its frame, and says which constraint")
  func ownConstant() throws {
    let document = try Xib.document(
      """
      <view id="ad">\(Xib.rect("7 9 300 200"))<constraints>
      <constraint firstAttribute="height" constant="28" id="c"/></constraints></view>
      """)
    let view = try #require(document.view("ad"))
    let layout = Layout(of: view)
    #expect(LayoutCase.description(of: layout.frame(of: view)) == "0 0 300 28 recorded proved")
    #expect(layout.height(of: view)?.constraint?.element.id == "c")
    #expect(layout.width(of: view)?.constraint == nil)
  }

  @Test("gives the places in containers in the ad view's coordinates")
  func nested() throws {
    let box = """
      <view id="box" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">
      \(Xib.rect("10 20 100 80"))<subviews><view id="v" fixedFrame="YES" \
      translatesAutoresizingMaskIntoConstraints="NO">\(Xib.rect("1 2 30 40"))</view></subviews></view>
      """
    #expect(try LayoutCase("", [box], [], "").found() == "11 22 30 40 proved proved")
  }

  @Test("takes leading for left only where nothing mirrors it")
  func mirrored() throws {
    let document = try Xib.document(
      """
      <view id="ad" semanticContentAttribute="forceRightToLeft">\(Xib.rect("0 0 300 200"))<subviews>
      <label id="v" translatesAutoresizingMaskIntoConstraints="NO">\(Xib.rect("250 4 42 20"))</label>
      </subviews><constraints><constraint firstItem="v" firstAttribute="leading" secondItem="ad"
      secondAttribute="leading" constant="8" id="k"/></constraints></view>
      """)
    let layout = Layout(of: try #require(document.view("ad")))
    let frame = layout.frame(of: try #require(document.view("v")))
    #expect(LayoutCase.description(of: frame) == "250 4 42 20 recorded recorded")
  }

  @Test("without Auto Layout is what the autoresizing masks say")
  func withoutAutoLayout() throws {
    let document = try Xib.document(
      """
      <view id="ad">\(Xib.rect("0 0 300 200"))<subviews><label id="v">\(Xib.rect("5 6 70 8"))</label>
      </subviews></view>
      """, usesAutoLayout: false)
    let layout = Layout(of: try #require(document.view("ad")))
    let frame = layout.frame(of: try #require(document.view("v")))
    #expect(LayoutCase.description(of: frame) == "5 6 70 8 proved proved")
  }
}
