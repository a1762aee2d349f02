internal import NativeAds
internal import SourceModel
internal import YAMLDocument

/// Reads one configuration and the files that it names.
struct ConfigurationReader {
  let path: String
  /// As messages name the file.
  let shown: String
  /// Canonical.
  let workingDirectory: String
  /// The names of the reporters that there are.
  let reporters: [String]

  /// The folder that paths in the file count from.
  private var folder: String { FilePath.folder(of: FilePath.canonicalPlace(path) ?? path) }

  func configuration(book: RuleBook) throws(ConfigurationError) -> Configuration {
    let bytes: [UInt8]
    do {
      bytes = try FileReader.bytes(ofFile: path)
    } catch {
      throw ConfigurationError("configuration", path: shown, failure: error)
    }
    do throws(YAMLError) {
      guard let root = try YAMLValue.parse(bytes) else { return Configuration(book: book) }
      return try configuration(root, SourceFile(path: shown, text: bytes), book)
    } catch {
      throw ConfigurationError(error, path: shown)
    }
  }

  private func configuration(
    _ root: YAMLValue, _ file: SourceFile, _ book: RuleBook
  ) throws(YAMLError) -> Configuration {
    let names = ConfigurationKey.allCases.map(\.rawValue)
    let fields = try root.mapping(keys: names)
    let book = try adding(fields["profiles"], to: book)
    let decoder = ConfigurationDecoder(fields, book: book)
    let excluded = try fields["excluded"]?.list() ?? []
    var result = Configuration(book: book)
    result.settings = try decoder.settings()
    result.exclusions = Exclusions(folder: folder, patterns: try GlobPattern.list(excluded))
    result.inclusions = try fields["included"].map(inclusions)
    result.sources = try decoder.sources(below: folder)
    result.paths = try paths(fields, file)
    result.baseline = try fields["baseline"].map(baseline)
    result.threshold = try fields["fail_on"].map { value throws(YAMLError) in
      try value.choice(FailureThreshold.self, what: "level")
    }
    result.reporters = try reporters(fields["reporters"])
    result.origin = try ConfigurationOrigin(root, fields, file, folder: folder)
    return result
  }

  private func inclusions(_ value: YAMLValue) throws(YAMLError) -> PathScope {
    let patterns = try GlobPattern.list(value.list())
    guard !patterns.isEmpty else {
      throw value.error("'included' names nothing; without the key everything is checked")
    }
    return PathScope(folder: folder, patterns: patterns)
  }

  private func baseline(_ value: YAMLValue) throws(YAMLError) -> BaselinePlace {
    let name = try value.string()
    guard !name.isEmpty else { throw value.error("'baseline' names no file") }
    let path = FilePath.join(folder, name)
    return BaselinePlace(path, shown: shownPath(path), workingDirectory: workingDirectory)
  }

  private func paths(
    _ fields: [String: YAMLValue], _ file: SourceFile
  ) throws(YAMLError) -> PathSettings {
    let decoder = PathSettingsDecoder(
      file: file, folder: folder, workingDirectory: workingDirectory)
    return try decoder.settings(
      overrides: fields["overrides"], suppressions: fields["suppressions"])
  }

  private func reporters(_ value: YAMLValue?) throws(YAMLError) -> [Configuration.Reporter] {
    var result: [Configuration.Reporter] = []
    for item in try value?.list() ?? [] {
      let text = try item.string()
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard reporters.contains(name) else {
        throw item.error(YAMLValue.unknown("reporter", name, among: reporters))
      }
      let stated = parts.count > 1 ? String(parts[1]) : nil
      guard stated != "" else { throw item.error("'\(text)' names no file") }
      let file = stated == "-" ? nil : stated
      if file == nil, result.contains(where: { $0.file == nil }) {
        throw item.error("only one report can go to standard output; write NAME=FILE")
      }
      result.append(.init(name: name, file: file.map { FilePath.join(folder, $0) }))
    }
    return result
  }

  /// The rule book with the project's own profiles; what is wrong in one of them stands beside its
  /// name.
  private func adding(
    _ value: YAMLValue?, to book: RuleBook
  ) throws(YAMLError) -> RuleBook {
    var book = book
    for item in try value?.list() ?? [] {
      let path = FilePath.join(folder, try item.string())
      let bytes: [UInt8]
      do {
        bytes = try FileReader.bytes(ofFile: path)
      } catch {
        throw item.error("cannot read the profile '\(shownPath(path))': \(error.reason)")
      }
      do throws(RuleBookError) {
        book = try book.adding(bytes, named: shownPath(path))
      } catch {
        throw item.error("a profile is wrong: \(error.description)")
      }
    }
    return book
  }

  private func shownPath(_ path: String) -> String {
    FileDiscovery(workingDirectory: workingDirectory).shownPath(path)
  }
}
