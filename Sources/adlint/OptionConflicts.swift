/// Options that contradict each other, or that mean nothing without another.
enum OptionConflicts {
  /// Two options that exclude each other, and why.
  private static let pairs = [
    (
      "--diff", "--write-baseline",
      "--diff writes nothing, so it cannot go with --write-baseline; leave one of them out"
    ),
    (
      "--write-baseline", "--strict-baseline",
      "--write-baseline leaves no stale entries to fail on; leave --strict-baseline out"
    ),
  ]

  static func refuse(_ arguments: ParsedArguments) throws(ToolError) {
    for (one, other, message) in pairs where arguments.has(one) && arguments.has(other) {
      throw ToolError(message)
    }
    let readsStandardInput = arguments.operands.contains("-")
    if arguments.has("--stdin-filename"), !readsStandardInput {
      throw ToolError("--stdin-filename names what - reads; add - to the paths, or leave it out")
    }
    if arguments.has("--changed-since"), readsStandardInput {
      throw ToolError("git cannot tell whether standard input changed; leave - out")
    }
    guard arguments.has("--fix") || arguments.has("--unsafe-fixes") || arguments.has("--diff"),
      readsStandardInput
    else { return }
    throw ToolError("standard input cannot be mended; name the file")
  }
}
