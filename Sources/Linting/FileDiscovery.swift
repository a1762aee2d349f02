/// Finds the files that the arguments of a run name.
package struct FileDiscovery: Sendable {
  private let workingDirectory: String
  private let exclusions: Exclusions

  /// The working directory is an absolute path.
  package init(workingDirectory: String, exclusions: Exclusions = .none) {
    self.workingDirectory = FilePath.canonical(workingDirectory) ?? workingDirectory
    self.exclusions = exclusions
  }

  /// The inputs in the order of their paths, each file once. Without arguments it is the working
  /// directory that is walked; `-` is standard input, which has the given name for reports and
  /// exclusions.
  package func inputs(
    for arguments: [String], standardInputName: String? = nil
  ) -> [LintInput] {
    var walker = FolderWalker(exclusions: exclusions, workingDirectory: workingDirectory)
    for argument in arguments.isEmpty ? ["."] : arguments {
      if argument == "-" {
        addStandardInput(named: standardInputName, to: &walker)
      } else {
        add(argument, to: &walker)
      }
    }
    return walker.inputs.sorted { $0.path < $1.path }
  }

  /// The path of a file as reports show it: relative to the working directory where it is below.
  package func shownPath(_ argument: String) -> String {
    let tidy = FilePath.tidy(argument)
    let isPlain = !tidy.hasPrefix("/") && !tidy.split(separator: "/").contains("..")
    guard !isPlain, let place = FilePath.canonicalPlace(absolute(argument)),
      let relative = FilePath.part(of: place, below: workingDirectory)
    else { return tidy }
    return String(relative)
  }

  /// Whether a path names anything.
  package func exists(_ argument: String) -> Bool {
    FilePath.canonical(absolute(argument)) != nil
  }

  private func absolute(_ path: String) -> String { FilePath.join(workingDirectory, path) }

  private func add(_ argument: String, to walker: inout FolderWalker) {
    let path = absolute(argument)
    let shown = shownPath(argument)
    do {
      let isFolder = try FilePath.isFolder(path)
      if isFolder, !FilePath.isInterfaceBuilder(FilePath.tidy(path).utf8) {
        walker.walk(path, shown: shown)
      } else {
        walker.add(path, shown: shown)
      }
    } catch {
      walker.fail(shown.isEmpty ? argument : shown, error)
    }
  }

  private func addStandardInput(named name: String?, to walker: inout FolderWalker) {
    if let place = name.flatMap({ FilePath.canonicalPlace(absolute($0)) }),
      exclusions.contain(place)
    {
      return
    }
    walker.addStandardInput(shown: name.map(shownPath) ?? "<stdin>")
  }
}
