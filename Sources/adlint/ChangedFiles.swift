internal import Linting
internal import Reporting

/// The Interface Builder files that git says have changed.
enum ChangedFiles {
  /// Those that differ from where the branch left a revision, and those that git does not know yet.
  static func paths(
    since revision: String, below operands: [String], workingDirectory: String
  ) throws(ToolError) -> [String] {
    let git = ["git", "--literal-pathspecs", "-C", workingDirectory]
    let scope = ["--"] + (operands.isEmpty ? ["."] : operands)
    let changed = try output(
      git + [
        "diff", "--name-only", "-z", "--relative", "--diff-filter=d", "--merge-base", revision,
      ]
        + scope, since: revision)
    let new = try output(
      git + ["ls-files", "--others", "--exclude-standard", "-z"] + scope, since: revision)
    return PathList.paths(in: changed + new).filter(FileDiscovery.isInterfaceBuilder)
  }

  private static func output(
    _ command: [String], since revision: String
  ) throws(ToolError) -> [UInt8] {
    let result = try Subprocess.run(command)
    guard result.status == 0 else {
      let lines = String(decoding: result.error, as: UTF8.self).split(whereSeparator: \.isNewline)
      let reason = lines.first.map(String.init) ?? "exit status \(result.status)"
      throw ToolError("cannot tell what changed since '\(revision)': git says: \(reason)")
    }
    return result.output
  }
}
