internal import Linting

/// Mends files, or shows how they would be mended.
struct FixRun: Sendable {
  /// The differences, file by file; empty where nothing changes.
  private(set) var diff = ""
  private(set) var fixes = 0
  private(set) var files = 0
  /// What went wrong; those files are as they were.
  private(set) var failures: [ToolError] = []

  /// Mends what the inputs of a run have beyond the baseline; `isDry` writes nothing.
  init(
    _ linter: Linter, _ inputs: [LintInput], _ safety: FixSafety, accepting baseline: Baseline?,
    isDry: Bool
  ) {
    for (path, result) in linter.fixes(for: inputs, safety, accepting: baseline) {
      do {
        let file = try result.get()
        if isDry { diff += file.diff } else { try file.write() }
        fixes += file.count
        files += 1
      } catch {
        failures.append(ToolError("cannot mend '\(path)': \(error.reason)"))
      }
    }
  }

  /// One line for people; nil where nothing was mended.
  var summary: String? {
    guard fixes > 0 else { return nil }
    return "\(fixes) \(fixes == 1 ? "fix" : "fixes") in \(files) \(files == 1 ? "file" : "files")"
  }
}
