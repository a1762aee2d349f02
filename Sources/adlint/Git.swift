internal import Linting
internal import Reporting

/// Asks git what changed around a folder.
struct Git: Sendable {
  /// The top of the working tree; canonical.
  let top: String
  private let folder: String
  private let base: String

  /// - Throws: what keeps git from telling what changed since a revision, and what to do about it.
  init(around folder: String, since revision: String) throws(ToolError) {
    self.folder = folder
    top = try Self.top(around: folder)
    let commit = revision + "^{commit}"
    guard let tip = try Self.line(["rev-parse", "--verify", "--quiet", commit], in: folder) else {
      throw ToolError(
        "git knows no revision '\(revision)'; name a branch, tag or commit, and fetch it first "
          + "where only a part of the history was cloned (actions/checkout: fetch-depth: 0)")
    }
    guard let base = try Self.line(["merge-base", tip, "HEAD"], in: folder) else {
      throw ToolError(
        "git finds nothing that HEAD and '\(revision)' have in common; fetch more of the history "
          + "(git fetch --unshallow; actions/checkout: fetch-depth: 0)")
    }
    self.base = base
  }

  /// The files that differ from where the branch left the revision and are there, and new ones, as
  /// seen from the folder and below some paths.
  func changedFiles(below paths: [String]) throws(ToolError) -> [String] {
    let scope = ["--"] + (paths.isEmpty ? ["."] : paths)
    let git = ["--literal-pathspecs"]
    let changed = try Self.output(
      git + ["diff", "--name-only", "-z", "--no-renames", "--relative", "--diff-filter=d", base]
        + scope, in: folder)
    let new = try Self.output(
      git + ["ls-files", "--others", "--exclude-standard", "-z"] + scope, in: folder)
    return PathList.paths(in: changed) + PathList.paths(in: new)
  }

  /// The files anywhere in the repository that match some patterns, as seen from its top; those that
  /// are gone among them, and what was taken from each or added to it.
  func changes(
    matching patterns: [String]
  ) throws(ToolError) -> [(path: String, difference: [UInt8])] {
    let scope = ["--"] + patterns
    let changed = PathList.paths(
      in: try Self.output(["diff", "--name-only", "-z", "--no-renames", base] + scope, in: top))
    let new = PathList.paths(
      in: try Self.output(["ls-files", "--others", "--exclude-standard", "-z"] + scope, in: top))
    guard !changed.isEmpty else { return new.map { ($0, []) } }
    let form = ["--text", "--no-color", "--no-ext-diff", "--no-textconv", "--no-renames"]
    let difference = try Self.output(["diff", "-U0"] + form + [base] + scope, in: top)
    let parts = Self.parts(of: difference)
    return changed.enumerated().map { number, path in
      (path, parts.count == changed.count ? Array(parts[number]) : difference)
    } + new.map { ($0, []) }
  }

  /// What a difference says of each file, in order.
  private static func parts(of difference: [UInt8]) -> [ArraySlice<UInt8>] {
    let mark = Array("diff --git ".utf8)
    var starts: [Int] = []
    var start = 0
    while start < difference.count {
      // No line of a file begins a line here, since each stands after a sign.
      if difference[start...].starts(with: mark) { starts.append(start) }
      start = (difference[start...].firstIndex(of: 0x0A) ?? difference.count - 1) + 1
    }
    return zip(starts, starts.dropFirst() + [difference.count]).map { difference[$0..<$1] }
  }
}

// MARK: - Running it

extension Git {
  private static func top(around folder: String) throws(ToolError) -> String {
    let result = try run(["rev-parse", "--show-toplevel"], in: folder)
    if result.status == 0 { return text(of: result.output) }
    guard Repository.checkout(around: folder, workspace: "") != nil else {
      throw ToolError(
        "--changed-since needs a git repository, and '\(folder)' is in none; name the files, or list "
          + "them with --files-from")
    }
    throw refused(result)
  }

  /// The first line that a command prints; nil where it fails.
  private static func line(_ words: [String], in folder: String) throws(ToolError) -> String? {
    let result = try run(words, in: folder)
    return result.status == 0 ? text(of: result.output) : nil
  }

  private static func output(_ words: [String], in folder: String) throws(ToolError) -> [UInt8] {
    let result = try run(words, in: folder)
    guard result.status == 0 else { throw refused(result) }
    return result.output
  }

  private static func run(
    _ words: [String], in folder: String
  ) throws(ToolError) -> Subprocess.Result {
    do {
      return try Subprocess.run(["git", "-C", folder] + words)
    } catch {
      throw ToolError(
        "--changed-since needs git, but \(error.message); install it, name the files, or list them "
          + "with --files-from")
    }
  }

  private static func refused(_ result: Subprocess.Result) -> ToolError {
    let reason = text(of: result.error)
    return ToolError(
      "git cannot tell what changed: "
        + (reason.isEmpty ? "exit status \(result.status)" : "it says: \(reason)"))
  }

  /// The first line.
  private static func text(of output: [UInt8]) -> String {
    String(decoding: output.prefix { $0 != 0x0A }, as: UTF8.self)
  }
}
