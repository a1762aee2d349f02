internal import InterfaceBuilder
internal import SourceModel

/// The app's classes of which code shows that they have nothing to do with ads, whatever their
/// outlets are called.
enum PlainClasses {
  /// None where any code or the document names an SDK, or a name in the document speaks of ads: a
  /// library may hide the SDK.
  static func names(in document: Document, _ evidence: CodeEvidence) -> Set<String> {
    guard !evidence.namesSDK, !isAboutAds(document.file.stem) else { return [] }
    let classes = Set(document.customClasses.compactMap { $0["customClass"] })
    guard !classes.contains(where: evidence.isSDKClass),
      !document.outlets.contains(where: { isAboutAds($0.property) })
    else { return [] }
    return classes.filter { name in
      evidence.isUIKits(name) && !evidence.lineage(of: name).contains(where: isAboutAds)
    }
  }

  /// Whether a name speaks of ads.
  static func isAboutAds(_ name: String) -> Bool {
    let words = AttributionNames.words(of: name)
    return name.contains("AD")
      || words.contains { word in
        Self.words.contains(word) || beginnings.contains { word.hasPrefix($0) }
      }
  }

  private static let words: Set<String> = ["ad", "ads", "adv", "gad", "native", "promo", "banner"]
  private static let beginnings = ["admob", "advert", "sponsor", "promot", "commercial"]
}
