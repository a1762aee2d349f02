import Linting
import SourceModel
import TestSupport
import Testing

@Suite("A class with outlets that are named as an SDK's")
struct PlainClassTests {
  /// A cell of an app's own class with some outlets.
  private static func cell(
    _ name: String = "ArticleCell", _ outlets: String = "headlineView=a bodyView=b iconView=c"
  ) -> String {
    Xib.text(
      """
      <tableViewCell id="cell" customClass="\(name)" customModule="App" customModuleProvider="target">
      <tableViewCellContentView key="contentView" id="content"><subviews>
      <label id="a"/><label id="b"/><imageView id="c"/></subviews></tableViewCellContentView>
      \(Xib.outlets(outlets))
      </tableViewCell>
      """)
  }
  private static let code = "import UIKit\nclass ArticleCell: UITableViewCell, Reusable {}"
  private static let yandex = "titleLabel=a domainLabel=b faviconImageView=c"

  /// Whether anything is said of a project's only nib.
  private func isAdView(
    _ xib: String = cell(), at path: String = "Article.xib", beside files: [String: String]
  ) throws -> Bool {
    try TemporaryFolder.use { folder throws in
      try folder.write("", to: "Package.swift")
      try folder.write(xib, to: path)
      for (name, text) in files { try folder.write(text, to: name) }
      return try !Run.report(in: folder.path, readingCode: true).findings.isEmpty
    }
  }

  @Test(
    "is no ad view where it is UIKit's and no code names an SDK",
    arguments: [
      ["A.swift": code], ["A.m": "", "A.h": "@interface ArticleCell : UITableViewCell\n@end"],
      ["A.swift": "class ArticleCell: Base {}\nclass Base: UITableViewCell {}"],
      ["A.swift": code, "B.swift": "import UIKit\nfunc nativeAdViewer() {}"],
      ["A.swift": code, "Pods/B.swift": "import GoogleMobileAds"],
    ])
  func plain(_ files: [String: String]) throws {
    #expect(try !isAdView(beside: files))
    #expect(try !isAdView(Self.cell("ArticleCell", Self.yandex), beside: files))
  }

  @Test(
    "may be an ad view where code names an SDK anywhere",
    arguments: [
      "import GoogleMobileAds", "@import FBAudienceNetwork;", "let view: NativeAdView?",
      "func f(_ ad: GADNativeAd) {}", "// YandexMobileAds", "let name = \"AppLovinSDK\"",
    ])
  func used(_ text: String) throws {
    #expect(try isAdView(beside: ["A.swift": Self.code, "B.swift": text]))
  }

  @Test(
    "may be an ad view where its lineage is not known to the end",
    arguments: [
      "", "class ArticleCell: PodCell {}", "class ArticleCell: PodCell, UITableViewDelegate {}",
      "class Article: UITableViewCell {}", "extension ArticleCell {}",
      "class ArticleCell: Base {}\nclass Base: PodCell {}",
      "#if A\nclass ArticleCell: PodCell {}\n#else\nclass ArticleCell: UITableViewCell {}\n#endif",
    ])
  func unknown(_ text: String) throws { #expect(try isAdView(beside: ["A.swift": text])) }

  @Test("may be an ad view where a name of its own speaks of ads")
  func named() throws {
    for name in ["AdArticleCell", "NativeCell", "SponsoredCell", "ADCell", "AdvertCell"] {
      let code = ["A.swift": "class \(name): UITableViewCell {}"]
      #expect(try isAdView(Self.cell(name), beside: code))
    }
    let files = ["A.swift": Self.code]
    #expect(try isAdView(at: "ArticleAd.xib", beside: files))
    #expect(
      try isAdView(Self.cell("ArticleCell", Self.yandex + " sponsoredLabel=b"), beside: files))
    #expect(try isAdView(beside: ["A.swift": "class ArticleCell: UITableViewCell, AdRendering {}"]))
  }

  @Test("is judged as before where no code is read")
  func unread() throws {
    try TemporaryFolder.use { folder throws in
      try folder.write("", to: "Package.swift")
      try folder.write(Self.cell(), to: "Article.xib")
      try folder.write(Self.code, to: "A.swift")
      #expect(try !Run.report(in: folder.path).findings.isEmpty)
    }
  }
}
