internal import LintRules
internal import NativeAds
internal import SourceModel
internal import YAMLDocument

/// Reads what a configuration says of SDKs and rules. Whatever adlint does not know is an error.
struct ConfigurationDecoder {
  private let fields: [String: YAMLValue]
  private let book: RuleBook

  init(_ fields: [String: YAMLValue], book: RuleBook) {
    self.fields = fields
    self.book = book
  }

  func settings() throws(YAMLError) -> Settings {
    var settings = Settings()
    settings.severities = try fields["rules"].map(RuleSelection.severities) ?? [:]
    settings.customFormatClasses = try fields["custom_format_classes"]?.strings() ?? []
    for (name, base) in try viewClasses() {
      if base == Self.noClass {
        settings.ordinaryClasses.insert(name)
      } else {
        settings.viewClasses[name] = base
      }
    }
    settings.adChoicesCorner = try corner()
    settings.adChoicesSquare = try square()
    settings.sdkVersions = try sdkVersions()
    settings.sdks = try sdks()
    settings.tags = try tags()
    settings.widths = try fields["widths"].map(ScreenWidths.init)?.points
    return settings
  }

  private func isFolder(_ path: String) -> Bool {
    do { return try FilePath.isFolder(path) } catch { return false }
  }

  /// The folders of the project's code; an empty list says that there is none.
  func sources(below folder: String) throws(YAMLError) -> SourceFolders {
    guard let value = fields["sources"] else { return .automatic }
    var folders: [String] = []
    for item in try value.list() {
      let name = try item.string()
      guard let canonical = FilePath.canonical(FilePath.join(folder, name)) else {
        throw item.error("there is no such folder: '\(name)'")
      }
      guard isFolder(canonical) else { throw item.error("'\(name)' is a file; name its folder") }
      folders.append(canonical)
    }
    return folders.isEmpty ? .none : .stated(folders)
  }

  /// What stands beside a class that is no ad view.
  private static let noClass = "none"

  /// A class may be said to descend from an SDK's class, to be the ad view of a profile, or neither.
  private func viewClasses() throws(YAMLError) -> [String: String] {
    let known = book.profiles.flatMap { $0.objectiveCClasses + [$0.id] } + [Self.noClass]
    var result: [String: String] = [:]
    for entry in try fields["view_classes"]?.entries() ?? [] {
      let base = try entry.value.string()
      guard known.contains(base) else {
        throw entry.value.error(YAMLValue.unknown("SDK class", base, among: known))
      }
      result[entry.key] = base
    }
    return result
  }

  private func corner() throws(YAMLError) -> Corner? {
    guard let value = fields["adchoices_corner"] else { return nil }
    let text = try value.string()
    let plain = text.lowercased().filter(\.isLetter)
    let corner = Corner.allCases.first { $0.rawValue.filter(\.isLetter) == plain }
    if let corner { return corner }
    throw value.error(YAMLValue.unknown("corner", text, among: Corner.allCases.map(\.rawValue)))
  }

  private func square() throws(YAMLError) -> Double? {
    guard let value = fields["adchoices_square"] else { return nil }
    let points = try value.number()
    guard points > 0 else { throw value.error("expected a size in points above 0") }
    return points
  }

  private func sdkVersions() throws(YAMLError) -> [String: Int] {
    var result: [String: Int] = [:]
    let known = book.profiles.map(\.id)
    for entry in try entries("sdk_versions", known: known, what: "SDK profile") {
      let text = try entry.value.string()
      guard let major = text.split(separator: ".").first.flatMap({ Int($0) }), major >= 0 else {
        throw entry.value.error("expected a version such as 11 or 11.2, not '\(text)'")
      }
      result[book.profile(entry.key)?.versionOf ?? entry.key] = major
    }
    return result
  }

  private func sdks() throws(YAMLError) -> Set<String>? {
    guard let value = fields["sdks"] else { return nil }
    let known = book.profiles.map(\.id)
    let names = try value.list()
    guard !names.isEmpty else { throw value.error("expected the names of SDKs here") }
    var result: Set<String> = []
    for name in names {
      let id = try name.string()
      guard known.contains(id) else {
        throw name.error(YAMLValue.unknown("SDK profile", id, among: known))
      }
      result.insert(id)
    }
    return result
  }

  private func tags() throws(YAMLError) -> [Int: String] {
    var result: [Int: String] = [:]
    for entry in try entries("tags", known: book.roleNames, what: "asset") {
      let tag = try entry.value.integer()
      guard tag != 0 else { throw entry.value.error("0 is the tag of every view without one") }
      if let other = result.updateValue(entry.key, forKey: tag) {
        throw entry.value.error("tag \(tag) stands for '\(other)' already")
      }
    }
    return result
  }

  private func entries(
    _ key: String, known: @autoclosure () -> [String], what: String
  ) throws(YAMLError) -> [YAMLValue.Entry] {
    guard let value = fields[key] else { return [] }
    let entries = try value.entries()
    let known = known()
    for entry in entries where !known.contains(entry.key) {
      throw value.error(at: entry, YAMLValue.unknown(what, entry.key, among: known))
    }
    return entries
  }
}

extension RuleBook {
  /// The roles that the SDKs' assets have, each once.
  fileprivate var roleNames: [String] {
    let roles = profiles.flatMap { profile in
      profile.formats.flatMap(\.outlets).map(\.role) + profile.componentClasses.map(\.role)
    }
    return Set(roles).map(\.rawValue).sorted()
  }
}
