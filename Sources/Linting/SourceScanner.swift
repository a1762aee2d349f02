internal import NativeAds
internal import SourceCode
internal import SourceModel

/// Reads the source files of a project that speak of its ad views.
struct SourceScanner: Sendable {
  let book: RuleBook
  let jobs: Int
  /// How reports show a path.
  let shownPath: @Sendable (String) -> String

  /// What a look at a source file gave.
  private struct Outcome: Sendable {
    /// Nil where the file holds none of the words.
    var facts: SourceFacts?
    var namesModule = false
  }

  /// What tells which files to read.
  private struct Filters: Sendable {
    let words: WordFilter
    let modules: WordFilter
    /// Nearly every file is passed over by one look at it.
    let either: WordFilter
    let names: CodeNames

    init(_ vocabulary: CodeVocabulary) {
      words = WordFilter(vocabulary.words)
      modules = WordFilter(vocabulary.modules)
      either = WordFilter(vocabulary.words.union(vocabulary.modules))
      names = vocabulary.names
    }
  }

  func evidence(in files: ProjectFiles, about vocabulary: CodeVocabulary) -> CodeEvidence {
    var (files, vocabulary) = (files, vocabulary)
    var facts: [SourceFacts] = []
    var waiting = files.sources
    var namesModule = false
    // A class may descend from an app's class that descends from the SDK's, and a tag's number stand
    // in a third file: files are looked at again once it is known what else to look for.
    for _ in 0..<Self.rounds {
      let filters = Filters(vocabulary)
      let outcomes = ParallelMap.results(of: waiting.map { $0 }, jobs: jobs) { file in
        outcome(of: file.path, file.language, filters)
      }
      facts += outcomes.compactMap(\.facts)
      namesModule = namesModule || outcomes.contains(where: \.namesModule)
      waiting = zip(waiting, outcomes).filter { $0.1.facts == nil }.map(\.0)
      let evidence = CodeEvidence(facts, nibNames: [], book: book)
      guard vocabulary.add(evidence.derivedClasses + evidence.unknownConstants) else { break }
    }
    facts.sort { $0.file.path < $1.file.path }
    files.addNibs(named: Set(facts.flatMap(\.nibLoads).map(\.name)))
    return CodeEvidence(
      facts, nibNames: files.nibNames, xibCounts: files.xibCounts,
      propertyLists: propertyLists(files, naming: vocabulary.propertyListKeys),
      connected: vocabulary.connected, namesModule: namesModule, book: book)
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
    of path: String, _ language: SourceLanguage, _ filters: Filters
  ) -> Outcome {
    let text: [UInt8]
    do {
      text = try FileReader.bytes(ofFile: path)
    } catch {
      return Outcome()
    }
    guard filters.either.matches(text) else { return Outcome() }
    var outcome = Outcome(namesModule: filters.modules.matches(text))
    if filters.words.matches(text) {
      let file = SourceFile(path: shownPath(path), text: text)
      outcome.facts = CodeReader.facts(in: file, language, about: filters.names)
    }
    return outcome
  }
}
