import InterfaceBuilder
import NativeAds
import TestSupport
import Testing

/// Objects of a document, and the ad views that are found among them.
struct FinderCase: Sendable, CustomTestStringConvertible {
  let name: String
  let objects: String
  let settings: Settings
  /// `profile/format ad=id owner=id evidence=kind`, the SDK's class last where it is one's own.
  let expected: [String]

  init(
    _ name: String, _ objects: String, _ expected: [String], viewClasses: [String: String] = [:],
    customFormatClasses: [String] = [], ordinaryClasses: Set<String> = []
  ) {
    self.name = name
    self.objects = objects
    self.expected = expected
    var settings = Settings()
    settings.viewClasses = viewClasses
    settings.customFormatClasses = customFormatClasses
    settings.ordinaryClasses = ordinaryClasses
    self.settings = settings
  }

  var testDescription: String { name }

  func found() throws -> [String] {
    let finder = AdViewFinder(
      try Xib.document(objects), book: try RuleBook.builtIn(), settings: settings)
    return finder.adViews().map { ad in
      let adViewClass = ad.adViewClass.map { " class=\($0.name)" } ?? ""
      return "\(ad.profile.id)/\(ad.format.id) ad=\(ad.view.id) owner=\(ad.owner.id ?? "-")"
        + " evidence=\(ad.evidence)\(adViewClass)"
    }
  }

  /// Expects what stands in `expected`.
  func check() throws {
    let found = try found()
    #expect(found == expected)
  }

  /// A view of a class, with labels `h`, `b` and a button `c` in it, and the given outlets.
  static func view(
    _ customClass: String, _ outlets: String = "", id: String = "v", module: String = "",
    inside: String = ""
  ) -> String {
    let provider = module == "App" ? " customModuleProvider=\"target\"" : ""
    let place = module.isEmpty ? "" : " customModule=\"\(module)\"\(provider)"
    return """
      <view id="\(id)" customClass="\(customClass)"\(place)>
      <subviews><label id="h"/><label id="b"/><button id="c"/>\(inside)</subviews>
      \(Xib.outlets(outlets))
      </view>
      """
  }
}
