/// Names that people give to attribution badges.
enum AttributionNames {
  /// `adBadge`, `ad_label`, `sponsoredLabel`, `advertisementLabel` and their like.
  static func isBadge(_ name: String) -> Bool {
    guard mayBeBadge(name) else { return false }
    let words = words(of: name)
    return words.contains { $0.hasPrefix("sponsored") }
      || words.contains { word in stems.contains { stem in endings.contains { word == stem + $0 } }
      }
      || zip(words, words.dropFirst()).contains { stems.contains($0) && endings.contains($1) }
  }

  /// `AdBadgeView`, `SponsoredTag` and their like, among the names of classes.
  static func isBadgeClass(_ name: String) -> Bool {
    guard mayBeBadge(name) else { return false }
    let words = words(of: name)
    return zip(words, words.dropFirst()).contains { first, second in
      (stems.contains(first) || first == "sponsored") && endings.contains(second)
    }
  }

  /// `ad`, `ad_badge`, `icon_sponsored`, `AdAttribution-small`, `广告` and their like.
  static func isBadgeImage(_ name: String, _ known: AttributionWords) -> Bool {
    let words = words(of: name)
    // `hide_ad` is what a button does.
    if let first = words.first, verbs.contains(first) { return false }
    var core = words[...]
    while let last = core.last, imageEndings.contains(last) || looks.contains(last) {
      core = core.dropLast()
    }
    guard let last = core.last else { return false }
    return known.isWord(last)
      || ["ad", "sponsored"].contains { stem in imageEndings.contains { last == stem + $0 } }
  }

  /// Whether the letters of `ad` or `sp` follow one another: nearly every name that is asked for is
  /// an object id, in which they do not.
  private static func mayBeBadge(_ name: String) -> Bool {
    var last: UInt8 = 0
    for byte in name.utf8 {
      let letter = byte | 0x20
      if (last == UInt8(ascii: "a") && letter == UInt8(ascii: "d"))
        || (last == UInt8(ascii: "s") && letter == UInt8(ascii: "p"))
      {
        return true
      }
      last = letter
    }
    return false
  }

  private static let verbs: Set<String> = [
    "close", "hide", "no", "play", "remove", "report", "skip", "stop",
  ]
  private static let stems: Set<String> = ["ad", "ads", "advertising", "advertisement"]
  private static let endings: Set<String> = [
    "attribution", "badge", "indicator", "label", "mark", "marker", "tag",
  ]
  private static let imageEndings = endings.union(["icon"])
  /// What says how an image looks.
  private static let looks: Set<String> = [
    "black", "blue", "bordered", "dark", "dp", "filled", "gray", "green", "grey", "large", "light",
    "outlined", "pt", "px", "round", "rounded", "small", "white", "yellow",
  ]

  /// `["ad", "badge", "label"]` for `adBadge_label`.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for character in name {
      let isWordPart = character.isLetter
      if !isWordPart || (character.isUppercase && wasLower) {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if isWordPart { word += character.lowercased() }
      wasLower = character.isLowercase
    }
    return word.isEmpty ? words : words + [word]
  }
}
