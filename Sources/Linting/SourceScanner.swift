internal import NativeAds
internal import SourceCode
internal import SourceModel

/// Reads the source files of a project that speak of its ad views.
struct SourceScanner: Sendable {
  let book: RuleBook
  let jobs: Int
  /// How reports show a path.
  let shownPath: @Sendable (String) -> String

  /// A source file that was looked at.
  private enum Outcome: Sendable {
    /// It holds none of the words.
    case dismissed
    case read(SourceFacts)
  }

  func evidence(in files: ProjectFiles, about vocabulary: CodeVocabulary) -> CodeEvidence {
    var vocabulary = vocabulary
    var facts: [SourceFacts] = []
    var waiting = files.sources
    // A class may descend from an app's class that descends from the SDK's, and a tag's number stand
    // in a third file: files are looked at again once it is known what else to look for.
    for _ in 0..<Self.rounds {
      let filter = WordFilter(vocabulary.words)
      let names = vocabulary.names
      let outcomes = ParallelMap.results(of: waiting.map { $0 }, jobs: jobs) { file in
        outcome(of: file.path, file.language, filter, names)
      }
      var dismissed: [(path: String, language: SourceLanguage)] = []
      for (file, outcome) in zip(waiting, outcomes) {
        switch outcome {
        case .dismissed: dismissed.append(file)
        case .read(let found): facts.append(found)
        }
      }
      waiting = dismissed
      let evidence = CodeEvidence(facts, nibNames: [], book: book)
      guard vocabulary.add(evidence.derivedClasses + evidence.unknownConstants) else { break }
    }
    facts.sort { $0.file.path < $1.file.path }
    return CodeEvidence(
      facts, nibNames: files.nibNames,
      propertyLists: propertyLists(files, naming: vocabulary.propertyListKeys),
      connected: vocabulary.connected, book: book)
  }

  private func propertyLists(
    _ files: ProjectFiles, naming keys: Set<String>
  ) -> [SourceFile] {
    let filter = WordFilter(keys)
    return files.propertyLists.compactMap { path in
      do {
        let text = try FileReader.bytes(ofFile: path)
        return filter.matches(text) ? SourceFile(path: shownPath(path), text: text) : nil
      } catch {
        return nil
      }
    }
  }

  private static let rounds = 4

  private func outcome(
    of path: String, _ language: SourceLanguage, _ filter: WordFilter, _ names: CodeNames
  ) -> Outcome {
    let text: [UInt8]
    do {
      text = try FileReader.bytes(ofFile: path)
    } catch {
      return .dismissed
    }
    guard filter.matches(text) else { return .dismissed }
    let file = SourceFile(path: shownPath(path), text: text)
    return .read(CodeReader.facts(in: file, language, about: names))
  }
}
