internal import Linting

/// Where the files of a run are named, besides the operands.
struct InputOptions: Sendable {
  /// Files that name files; `-` for standard input.
  private let lists: [String]
  /// A git revision.
  private let revision: String?
  private let takesXcodeInputs: Bool

  init(_ arguments: ParsedArguments) throws(ToolError) {
    lists = arguments.options.filter { $0.name == "--files-from" }.map(\.value)
    revision = arguments.value(of: "--changed-since")
    takesXcodeInputs = arguments.has("--xcode-inputs")
    if lists.contains("-"), arguments.operands.contains("-") {
      throw ToolError("standard input cannot be both a list of files and a file")
    }
    if revision?.hasPrefix("-") == true {
      throw ToolError("option '--changed-since' needs a git revision, not '\(revision ?? "")'")
    }
  }

  /// What the options come to.
  struct Named: Sendable {
    /// The paths to check; nil where nothing at all was named.
    var paths: [String]?
    /// What else changed since the revision.
    var changes: [ChangedFile] = []
  }

  func named(
    besides operands: [String], surroundings: Surroundings, workingDirectory: String
  ) throws(ToolError) -> Named {
    var named = Named()
    if let revision {
      let changed = try ChangedFiles(
        since: revision, below: operands, workingDirectory: workingDirectory)
      named.paths = changed.documents.map(Self.file)
      named.changes = changed.others
    } else if !operands.isEmpty {
      named.paths = operands
    }
    for list in lists {
      named.paths = try (named.paths ?? []) + paths(in: list, workingDirectory).map(Self.file)
    }
    if takesXcodeInputs {
      let paths = try XcodeInputs(surroundings).paths(workingDirectory: workingDirectory)
      named.paths = (named.paths ?? []) + paths
    }
    return named
  }

  /// The folders and files that are checked whole.
  func wholePaths(among operands: [String]) -> [String] {
    guard revision == nil else { return [] }
    return operands.isEmpty && lists.isEmpty && !takesXcodeInputs ? ["."] : operands
  }

  /// Only as an operand does `-` stand for standard input.
  private static func file(_ path: String) -> String { path == "-" ? "./-" : path }

  /// The Interface Builder files in a list, which may hold all that somebody changed.
  private func paths(in list: String, _ workingDirectory: String) throws(ToolError) -> [String] {
    do {
      let bytes =
        try list == "-"
        ? FileReader.bytes(from: 0)
        : FileReader.bytes(ofStream: list.hasPrefix("/") ? list : workingDirectory + "/" + list)
      return PathList.paths(in: bytes).filter(FileDiscovery.isInterfaceBuilder)
    } catch {
      throw ToolError("cannot read the list of files '\(list)': \(error.reason)")
    }
  }
}

/// Paths in a text.
enum PathList {
  /// Each ended by NUL where there is one, else each on a line.
  static func paths(in bytes: [UInt8]) -> [String] {
    let isEnded = bytes.contains(0)
    return bytes.split { isEnded ? $0 == 0 : $0 == 0x0A || $0 == 0x0D }
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

/// What an Xcode build phase hands to its script.
struct XcodeInputs: Sendable {
  private let surroundings: Surroundings

  init(_ surroundings: Surroundings) { self.surroundings = surroundings }

  /// The Interface Builder files among the inputs; a phase may name others, such as the
  /// configuration.
  func paths(workingDirectory: String) throws(ToolError) -> [String] {
    let files = values("SCRIPT_INPUT_FILE")
    let lists = values("SCRIPT_INPUT_FILE_LIST")
    guard let files = files ?? lists.map({ _ in [] }) else {
      throw ToolError(
        "--xcode-inputs is for a Run Script build phase: SCRIPT_INPUT_FILE_COUNT is not set")
    }
    var paths = files
    for list in lists ?? [] { paths += try named(in: list) }
    return paths.filter(FileDiscovery.isInterfaceBuilder)
  }

  private func values(_ name: String) -> [String]? {
    guard let count = surroundings.variable(name + "_COUNT").flatMap({ Int($0) }) else {
      return nil
    }
    return (0..<max(0, count)).compactMap { surroundings.variable("\(name)_\($0)") }
  }

  /// Xcode resolves its variables in a list but keeps comments.
  private func named(in list: String) throws(ToolError) -> [String] {
    do {
      return PathList.paths(in: try FileReader.bytes(ofFile: list))
        .filter { !$0.hasPrefix("#") }
    } catch {
      throw ToolError("cannot read the input file list '\(list)': \(error.reason)")
    }
  }
}
