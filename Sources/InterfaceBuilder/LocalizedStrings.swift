#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The texts that one language puts in the place of those in an Interface Builder file.
package struct LocalizedStrings: Equatable, Sendable {
  /// As the project names it, such as `de` or `pt-BR`.
  package let language: String
  /// By object id and property, as in `bdg-8w-RUK.text`.
  private let texts: [String: String]

  package init(language: String, texts: [String: String]) {
    self.language = language
    self.texts = texts
  }

  /// The text of an object's property; nil where the language leaves the file's own.
  package subscript(id: String, property: String) -> String? { texts["\(id).\(property)"] }

  /// The same with another file's texts, which win.
  package func adding(_ other: LocalizedStrings) -> LocalizedStrings {
    LocalizedStrings(language: language, texts: texts.merging(other.texts) { $1 })
  }
}

// MARK: - Reading

/// Why a file with translations cannot be read.
package struct LocalizationError: Error, Sendable {
  package let reason: String
}

extension LocalizedStrings {
  /// Reads a `.strings` file: the old text form in UTF-8 or UTF-16, or a property list.
  package init(language: String, stringsFile bytes: [UInt8]) throws(LocalizationError) {
    let isBlank = bytes.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
    let texts: [String: String]
    do {
      texts =
        isBlank ? [:] : try PropertyListDecoder().decode([String: String].self, from: Data(bytes))
    } catch {
      throw LocalizationError(reason: "\(error)")
    }
    self.init(language: language, texts: texts)
  }

  /// Reads a string catalog (`.xcstrings`): its languages in their order.
  package static func all(
    inCatalog bytes: [UInt8]
  ) throws(LocalizationError) -> [LocalizedStrings] {
    do {
      return try JSONDecoder().decode(StringCatalog.self, from: Data(bytes)).languages
    } catch {
      throw LocalizationError(reason: "\(error)")
    }
  }
}

/// What adlint reads of a string catalog. Texts that vary by device or number are left out.
private struct StringCatalog: Decodable {
  struct Entry: Decodable {
    let localizations: [String: Localization]?
  }

  struct Localization: Decodable {
    let stringUnit: Unit?
  }

  struct Unit: Decodable {
    let value: String?
  }

  let strings: [String: Entry]

  var languages: [LocalizedStrings] {
    var texts: [String: [String: String]] = [:]
    for (key, entry) in strings {
      for (language, localization) in entry.localizations ?? [:] {
        guard let value = localization.stringUnit?.value else { continue }
        texts[language, default: [:]][key] = value
      }
    }
    return texts.sorted { $0.key < $1.key }.map { LocalizedStrings(language: $0, texts: $1) }
  }
}
