internal import InterfaceBuilder
internal import NativeAds
internal import SourceCode

extension Linter {
  /// Those of some files whose verdict may rest on what changed elsewhere: their translations, or
  /// code that names them, their classes, or the classes and outlets of their SDK.
  package func inputs(
    _ candidates: [LintInput], concernedBy changes: [ChangedFile]
  ) -> [LintInput] {
    let translations = Set(changes.compactMap { LocalizationReader.base(of: $0.path) })
    let isTranslated = candidates.map { input in
      guard case .file(let path) = input.source else { return false }
      return LocalizationReader.base(ofDocument: path).map(translations.contains) == true
    }
    let sources = changes.filter(\.isCode)
    let concerned = sources.isEmpty ? [] : numbers(among: candidates, concernedBy: sources)
    return candidates.indices.filter { isTranslated[$0] || concerned.contains($0) }
      .map { candidates[$0] }
  }

  private func numbers(
    among candidates: [LintInput], concernedBy sources: [ChangedFile]
  ) -> Set<Int> {
    guard let code else { return [] }
    let readings = ParallelMap.results(of: candidates, jobs: jobs) { files.reading(of: $0) }
    let documents = readings.indices.filter { readings[$0].hasCustomClasses }
    var concerned: Set<Int> = []
    for project in code.projects(of: documents.map { ($0, candidates[$0]) }) {
      let texts = sources.filter { code.reads($0.path, in: project) }.map { $0.text() }
      guard !texts.isEmpty else { continue }
      let found = project.inputs.compactMap { number in
        files.adViews(readings[number]).map { (number, $0) }
      }
      let evidence = code.evidence(
        in: project, about: found.map(\.1), book: files.book, jobs: jobs)
      for (number, (document, ads)) in found {
        let filter = WordFilter(
          CodeVocabulary.words(of: document, with: ads, evidence, book: files.book))
        if texts.contains(where: filter.matches) { concerned.insert(number) }
      }
    }
    return concerned
  }
}
