/// Finds the files that the arguments of a run name.
package struct FileDiscovery: Sendable {
  private let workingDirectory: String
  private let exclusions: Exclusions
  private let inclusions: PathScope?

  /// The files of a run, and how many of the arguments are left out.
  package struct Found: Sendable {
    package let inputs: [LintInput]
    package let excludedArguments: Int
  }

  /// The working directory is an absolute path; without inclusions all files are wanted.
  package init(
    workingDirectory: String, exclusions: Exclusions = .none, inclusions: PathScope? = nil
  ) {
    self.inclusions = inclusions
    self.workingDirectory = FilePath.canonical(workingDirectory) ?? workingDirectory
    self.exclusions = exclusions
  }

  /// The inputs in the order of their paths, each file once. Without arguments it is the working
  /// directory that is walked; `-` is standard input, which has the given name for reports and
  /// exclusions.
  package func inputs(
    for arguments: [String], standardInputName: String? = nil
  ) -> [LintInput] {
    find(arguments.isEmpty ? nil : arguments, standardInputName: standardInputName).inputs
  }

  /// The same, with the number of arguments that are left out; only nil stands for the working
  /// directory.
  package func find(_ arguments: [String]?, standardInputName: String? = nil) -> Found {
    var walker = FolderWalker(
      exclusions: exclusions, inclusions: inclusions, workingDirectory: workingDirectory)
    let isLeftOut = (arguments ?? ["."]).map { argument in
      argument == "-"
        ? !addStandardInput(named: standardInputName, to: &walker) : !add(argument, to: &walker)
    }
    return Found(
      inputs: walker.inputs.sorted { $0.path < $1.path },
      excludedArguments: isLeftOut.count { $0 })
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

  /// The absolute path of a file, whether it is there or not; a symbolic link keeps its own name.
  package func place(of argument: String) -> String {
    FilePath.canonicalPlace(absolute(argument)) ?? absolute(argument)
  }

  /// Whether a path has the name of an Interface Builder file.
  package static func isInterfaceBuilder(_ path: String) -> Bool {
    FilePath.isInterfaceBuilder(path.utf8)
  }

  /// Whether a path names anything.
  package func exists(_ argument: String) -> Bool {
    FilePath.canonical(absolute(argument)) != nil
  }

  /// Whether a path names a folder.
  package func isFolder(_ argument: String) -> Bool {
    do { return try FilePath.isFolder(absolute(argument)) } catch { return false }
  }

  private func absolute(_ path: String) -> String { FilePath.join(workingDirectory, path) }

  /// False where the argument is left out.
  private func add(_ argument: String, to walker: inout FolderWalker) -> Bool {
    let path = absolute(argument)
    let shown = shownPath(argument)
    do {
      let isFolder = try FilePath.isFolder(path)
      if isFolder, !FilePath.isInterfaceBuilder(FilePath.tidy(path).utf8) {
        return walker.walk(path, shown: shown)
      }
      return walker.add(path, shown: shown)
    } catch {
      walker.fail(shown.isEmpty ? argument : shown, error)
      return true
    }
  }

  private func addStandardInput(named name: String?, to walker: inout FolderWalker) -> Bool {
    let unnamed = "<stdin>"
    let place = FilePath.canonicalPlace(absolute(name ?? unnamed))
    if name != nil, let place, walker.leavesOut(place) { return false }
    walker.addStandardInput(shown: name.map(shownPath) ?? unnamed, place: place)
    return true
  }
}
