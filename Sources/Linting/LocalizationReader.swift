internal import InterfaceBuilder

/// Finds and reads the translations of a base file.
struct LocalizationReader {
  private let base = "Base.lproj"
  /// The folder that holds the folders of the languages.
  private let folder: String
  /// The base file's name without its ending.
  private let name: String

  /// Nil for a file that has no translations: UIKit looks them up for those in `Base.lproj` alone.
  private init?(path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count >= 2, parts[parts.count - 2] == base, let file = parts.last,
      let dot = file.lastIndex(of: ".")
    else { return nil }
    let outer = parts.dropLast(2).joined(separator: "/")
    folder = outer.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : outer
    name = String(file[..<dot])
  }

  /// What a translation and the file that it translates have in common; nil for other files.
  static func base(of translation: String) -> String? {
    let parts = translation.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count >= 2, parts[parts.count - 2].hasSuffix(".lproj"), let file = parts.last,
      file.hasSuffix(".strings") || file.hasSuffix(".xcstrings"),
      let dot = file.lastIndex(of: ".")
    else { return nil }
    return parts.dropLast(2).joined(separator: "/") + "/" + file[..<dot]
  }

  /// The same for a file that may be translated.
  static func base(ofDocument path: String) -> String? {
    LocalizationReader(path: path).map { $0.folder + "/" + $0.name }
  }

  /// The translations beside what is checked; nil where there can be none or nobody can tell.
  static func localizations(of input: LintInput) -> Localizations? {
    input.place.flatMap { LocalizationReader(path: $0) }?.localizations()
  }

  private func localizations() -> Localizations? {
    let folders: [String]
    do {
      folders = try FolderReader.entries(of: folder) { _ in false }
        .map(\.name).filter { $0.hasSuffix(".lproj") }
    } catch {
      // The base file itself was read, so the folder may be closed to listing on purpose.
      return nil
    }
    let found = folders.map(translations)
    return Localizations(found.flatMap { $0 ?? [] }, isComplete: !found.contains { $0 == nil })
  }

  /// What a folder says; nothing where it has no file of the name, nil where that cannot be read.
  private func translations(in language: String) -> [LocalizedStrings]? {
    let place = FilePath.join(folder, language) + "/" + name
    do {
      if language == base || language == "mul.lproj" {
        return try bytes(ofFile: place + ".xcstrings").map(LocalizedStrings.all(inCatalog:)) ?? []
      }
      guard let bytes = try bytes(ofFile: place + ".strings") else { return [] }
      return [
        try LocalizedStrings(
          language: String(language.dropLast(".lproj".count)), stringsFile: bytes)
      ]
    } catch {
      // Xcode refuses such a file with its place, so there is nothing to add.
      return nil
    }
  }

  private func bytes(ofFile path: String) throws(ReadFailure) -> [UInt8]? {
    guard FilePath.canonical(path) != nil else { return nil }
    return try FileReader.bytes(ofFile: path)
  }
}
