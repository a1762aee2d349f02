import Linting
import NativeAds
import SourceModel
import TestSupport
import Testing

@Suite("What a report holds besides the findings")
struct ReportExtraTests {
  private func file(_ objects: String, extras: Set<ReportExtra>) throws -> FileReport {
    try TemporaryFolder.use { folder throws in
      try folder.write(Xib.text(objects), to: "A.xib")
      let discovery = FileDiscovery(workingDirectory: folder.path)
      let linter = Linter(book: try Run.book.get(), settings: Settings(), extras: extras)
      return try #require(linter.report(on: discovery.inputs(for: [])).files.first)
    }
  }

  private let ad = """
    <view id="ad" customClass="GADNativeAdView">
      <rect key="frame" x="0" y="0" width="320" height="200"/>
      <subviews>
        <view id="holder"><rect key="frame" x="10" y="20" width="300" height="100"/><subviews>
          <label text="Title" id="h"><rect key="frame" x="5" y="5" width="90" height="20"/></label>
          <label text="Ad" id="mark"><rect key="frame" x="5" y="30" width="20" height="15"/></label>
          <label text="Body" hidden="YES" id="b">\(Xib.rect("0 0 9 9"))</label>
        </subviews></view>
        <view id="media" customClass="GADMediaView">
          <rect key="frame" x="0" y="120" width="120" height="80"/>
        </view>
        <button id="close"><rect key="frame" x="280" y="180" width="40" height="20"/></button>
        <label text="Nowhere" id="lost"/>
      </subviews>
      \(Xib.outlets("headlineView=h mediaView=media"))
    </view>
    """

  @Test("are pictures of the ad views, with every view whose place is known")
  func pictures() throws {
    let report = try file(ad, extras: [.pictures])
    let picture = try #require(report.pictures.first)
    #expect(report.pictures.count == 1)
    #expect(picture.object.id == "ad")
    #expect(picture.sdk == "Google Mobile Ads")
    #expect([picture.width, picture.height] == [320, 200])
    #expect(picture.adChoices == AdViewPicture.Frame(x: 305, y: 0, width: 15, height: 15))
    #expect(
      picture.boxes.map(words) == [
        "holder container 10 20 300 100", "h headline “Title” 15 25 90 20",
        "mark attribution “Ad” 15 50 20 15", "b content “Body” 10 20 9 9 unseen",
        "media media view 0 120 120 80", "close content 280 180 40 20",
      ])
  }

  private func words(_ box: AdViewPicture.Box) -> String {
    let purpose =
      switch box.purpose {
      case .asset(_, let words): words
      case .attribution: "attribution"
      case .content: "content"
      case .container: "container"
      }
    let frame = [box.frame.x, box.frame.y, box.frame.width, box.frame.height]
      .map { String(Int($0)) }
    return
      ([box.object.id, purpose] + (box.text.map { ["“\($0)”"] } ?? []) + frame
      + (box.isVisible ? [] : ["unseen"])).joined(separator: " ")
  }

  @Test(
    "are no pictures of what has no size to draw",
    arguments: [
      "", "<rect key=\"frame\" width=\"0\" height=\"50\"/>",
      "<rect key=\"frame\" width=\"1e9\" height=\"50\"/>",
    ])
  func noPicture(rect: String) throws {
    let view = "<view id=\"ad\" customClass=\"GADNativeAdView\">\(rect)</view>"
    #expect(try file(view, extras: [.pictures]).pictures.isEmpty)
  }

  @Test("are hashes of the lines of the findings")
  func lineHashes() throws {
    let report = try file(ad, extras: [.lineHashes])
    let lines = LineHashes(Array(Xib.text(ad).utf8))
    #expect(!report.findings.isEmpty)
    #expect(report.findings.map(\.lineHash) == report.findings.map { lines[$0.start.line] })
  }

  @Test("is nothing where no reporter asks for it")
  func nothing() throws {
    let report = try file(ad, extras: [])
    #expect(report.pictures.isEmpty)
    #expect(report.findings.allSatisfy { $0.lineHash == nil })
  }
}
