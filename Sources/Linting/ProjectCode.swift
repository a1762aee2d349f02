package import InterfaceBuilder
package import NativeAds

/// Finds and reads the code that belongs to the files of a run.
package struct ProjectCode: Sendable {
  private let folders: SourceFolders
  private let exclusions: Exclusions
  private let workingDirectory: String

  /// Nil where no code is to be read. The working directory is an absolute path.
  package init?(
    _ folders: SourceFolders, exclusions: Exclusions, workingDirectory: String
  ) {
    guard folders != .none else { return nil }
    self.folders = folders
    self.exclusions = exclusions
    self.workingDirectory = FilePath.canonical(workingDirectory) ?? workingDirectory
  }

  /// Inputs that share their code.
  struct Project: Sendable {
    /// Absolute paths.
    let folders: [String]
    /// Folders where no code is looked for, but nibs that it may load.
    var nibFolders: [String] = []
    /// The numbers of the inputs.
    let inputs: [Int]
  }

  /// The projects of some inputs, which are given with their numbers.
  func projects(of inputs: [(number: Int, input: LintInput)]) -> [Project] {
    var finder = ProjectFinder()
    switch folders {
    case .none: return []
    case .stated(let folders):
      let around = Set(inputs.compactMap { $0.input.place.flatMap { finder.project(of: $0) } })
      return [
        Project(folders: folders, nibFolders: around.sorted(), inputs: inputs.map(\.number))
      ]
    case .automatic:
      var numbers: [String: [Int]] = [:]
      for (number, input) in inputs {
        guard let place = input.place, let folder = finder.project(of: place) else { continue }
        numbers[folder, default: []].append(number)
      }
      return numbers.sorted { $0.key < $1.key }.map { Project(folders: [$0.key], inputs: $0.value) }
    }
  }

  /// Whether the code of a project is looked for in a file, which need not be there any more.
  func reads(_ path: String, in project: Project) -> Bool {
    guard !exclusions.contain(path) else { return false }
    return project.folders.contains { folder in
      guard let part = FilePath.part(of: path, below: folder) else { return false }
      return !FilePath.parts(part).dropLast().contains { ProjectFiles.isPassedOver(String($0)) }
    }
  }

  /// What the code around one document says about it; nil where there is none.
  package func evidence(
    for input: LintInput, _ document: Document, book: RuleBook, settings: Settings, jobs: Int
  ) -> CodeEvidence? {
    projects(of: [(0, input)]).first.map { project in
      let ads = AdViewFinder(document, book: book, settings: settings).adViews()
      return evidence(in: project, about: [(document, ads)], book: book, jobs: jobs)
    }
  }

  /// What the code of a project says about documents with their ad views.
  func evidence(
    in project: Project, about documents: [(document: Document, ads: [AdView])], book: RuleBook,
    jobs: Int
  ) -> CodeEvidence {
    var vocabulary = CodeVocabulary(book: book)
    for (document, ads) in documents { vocabulary.add(document, with: ads) }
    let discovery = FileDiscovery(workingDirectory: workingDirectory)
    let scanner = SourceScanner(book: book, jobs: jobs) { discovery.shownPath($0) }
    return scanner.evidence(
      in: ProjectFiles(
        folders: project.folders, nibFolders: project.nibFolders, exclusions: exclusions),
      about: vocabulary)
  }
}
