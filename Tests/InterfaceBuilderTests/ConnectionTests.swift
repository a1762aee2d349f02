import InterfaceBuilder
import SourceModel
import Testing

@Suite("Connections and objects")
struct ConnectionTests {
  private static let objects = """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Loader">
      <connections><outlet property="adView" destination="a" id="o1"/></connections></placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <view id="a" customClass="GADNativeAdView" userLabel="Ad">
      <subviews><label id="h"/><mystery id="m"><subviews><button id="c"/></subviews></mystery>
      </subviews>
      <connections>
        <outlet property="headlineView" destination="h" id="o2"/>
        <outlet property="bodyView" destination="h" id="o3"/>
        <outletCollection property="gestureRecognizers" destination="t" id="o4"/>
        <action selector="tap:" destination="-1" eventType="touchUpInside" id="x"/>
      </connections>
    </view>
    <tapGestureRecognizer id="t"/>
    <label id="h"/>
    """

  private static func words(_ outlet: Outlet) -> String {
    let owner = outlet.owner.id ?? "?"
    return "\(owner).\(outlet.property) → \(outlet.destination)\(outlet.isCollection ? " +" : "")"
  }

  @Test("are found by owner and by destination")
  func outlets() throws {
    let document = try Fixture.xib(Self.objects)
    let view = try #require(document.view("a"))
    let all = [
      "-1.adView → a", "a.headlineView → h", "a.bodyView → h", "a.gestureRecognizers → t +",
    ]
    #expect(document.outlets.map(Self.words) == all)
    #expect(document.outlets(to: "h").map(Self.words) == Array(all[1...2]))
    #expect(document.outlets(from: view.element).map(Self.words) == Array(all[1...3]))
    #expect(document.outlets(to: "none").map(Self.words) == [])
    #expect(view.gestureRecognizers.map(Self.words) == [all[3]])
    #expect(view.actions.map(\.id) == ["x"])
    #expect(document.filesOwner?.id == "-1")
  }

  @Test("keep what is unknown and what is inside it")
  func hierarchy() throws {
    let document = try Fixture.xib(Self.objects)
    let view = try #require(document.view("a"))
    #expect(view.descendants.map(\.id) == ["h", "m", "c"])
    #expect(view.subviews.map(\.id) == ["h", "m"])
    #expect(document.topLevelViews.map(\.id) == ["a", "h"])
    #expect(document.customClasses.map { $0["customClass"] } == ["Loader", "GADNativeAdView"])
    #expect(document.duplicates.map(\.id) == ["h"])
  }

  @Test("count what a content view without an id holds as the cell's")
  func unnamedContentView() throws {
    let document = try Fixture.xib(
      """
      <collectionViewCell id="cell"><view key="contentView"><subviews><label id="l"/></subviews>
      </view></collectionViewCell>
      """)
    #expect(document.view("cell")?.subviews.map(\.id) == ["l"])
    #expect(document.view("l")?.superview?.id == "cell")
  }

  @Test(
    "tell other platforms and formats apart",
    arguments: [
      ("<document type='com.apple.InterfaceBuilder3.Cocoa.XIB'/>", "foreign"),
      ("<document type='com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB'/>", "foreign"),
      ("<document type='com.apple.InterfaceBuilder.WatchKit.Storyboard'/>", "foreign"),
      ("<document targetRuntime='MacOSX.Cocoa'/>", "foreign"),
      ("<document targetRuntime='watchKit'/>", "foreign"), ("<plist/>", "foreign"),
      ("<archive type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'/>", "archive at archive"),
      ("<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'/>", "xib"),
      ("<document type='com.apple.InterfaceBuilder.AppleTV.XIB'/>", "xib"), ("<document/>", "xib"),
      ("<document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB'/>", "storyboard"),
    ])
  func kinds(xml: String, kind: String) throws {
    let found =
      switch try Fixture.read(Array(xml.utf8)) {
      case .foreign: "foreign"
      case .archive(let file, let range):
        "archive at " + String(decoding: file.text[range], as: UTF8.self)
      case .document(let document): document.kind == .xib ? "xib" : "storyboard"
      }
    #expect(found == kind)
  }
}
