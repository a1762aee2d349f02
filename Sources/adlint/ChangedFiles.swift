internal import Linting

/// The files that git says have changed.
struct ChangedFiles: Sendable {
  /// Interface Builder files below some paths, as seen from the working directory.
  let documents: [String]
  /// Files of the whole repository on which verdicts may rest.
  let others: [ChangedFile]

  /// Those that differ from where the branch left a revision, and those that git does not know yet.
  init(
    since revision: String, below operands: [String], workingDirectory: String
  ) throws(ToolError) {
    let git = try Git(around: workingDirectory, since: revision)
    documents = try git.changedFiles(below: operands).filter(FileDiscovery.isInterfaceBuilder)
    others = try git.changes(matching: ChangedFile.endings.map { "*" + $0 }).map {
      ChangedFile("\(git.top)/\($0.path)", difference: $0.difference)
    }
  }
}
