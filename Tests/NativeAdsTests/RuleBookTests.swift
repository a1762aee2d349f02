import FoundationEssentials
import NativeAds
import SourceModel
import Testing

@Suite("The files under Rules")
struct RuleBookTests {
  @Test("Every profile, the attribution words and the other SDKs decode")
  func decodes() throws {
    let book = try RuleBook.builtIn()
    #expect(
      book.profiles.map(\.id) == [
        "google_custom_format", "google_mobile_ads", "mytarget", "meta_audience_network", "yandex",
        "applovin_max", "cas", "levelplay", "google_legacy",
      ])
  }

  @Test(
    "A project that names its SDKs gets their versions and kinds too, and no others",
    arguments: [
      (["google_mobile_ads"], ["google_custom_format", "google_mobile_ads", "google_legacy"]),
      (["yandex", "cas"], ["yandex", "cas"]), (["google_legacy"], ["google_legacy"]),
    ])
  func narrows(sdks: [String], expected: [String]) throws {
    #expect(try RuleBook.builtIn().using(Set(sdks)).profiles.map(\.id) == expected)
  }

  @Test("Every ad-view class has a format")
  func formatsExist() throws {
    for profile in try RuleBook.builtIn().profiles {
      let formats = Set(profile.formats.map(\.id))
      #expect(profile.adViewClasses.allSatisfy { formats.contains($0.format) }, "\(profile.id)")
    }
  }

  @Test("A fact that nobody has read again for a year is worth a warning")
  func factsAreFresh() throws {
    for profile in try RuleBook.builtIn().profiles {
      let stale = profile.source.checked < yearAgo
      if stale {
        Issue.record("\(profile.id): facts of \(profile.source.checked)", severity: .warning)
      }
    }
  }

  private var yearAgo: String {
    let today = Date.now.formatted(.iso8601.year().month().day())
    guard let year = Int(today.prefix(4)) else { return today }
    return "\(year - 1)" + today.dropFirst(4)
  }
}
