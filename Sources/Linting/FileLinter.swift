internal import InterfaceBuilder
internal import LintRules
internal import NativeAds
internal import SourceModel

/// Checks one file at a time.
struct FileLinter: Sendable {
  enum Outcome: Sendable {
    case checked(FileReport, SuppressionUses)
    /// It is no iOS or tvOS document, or the configuration does not care that it is unreadable.
    case skipped
  }

  /// What reading an input gives.
  enum Reading: Sendable {
    case document(Document, from: LintInput)
    /// There is nothing more to check.
    case finished(Outcome)

    var isDocument: Bool {
      guard case .document = self else { return false }
      return true
    }

    /// Whether it holds objects of classes that code may tell of.
    var hasCustomClasses: Bool {
      guard case .document(let document, _) = self else { return false }
      return !document.customClasses.isEmpty
    }
  }

  let book: RuleBook
  let settings: Settings
  private let extras: Set<ReportExtra>
  private let paths: PathSettings
  private let selection: RuleSelection
  private let rules: [any Rule]

  init(
    book: RuleBook, settings: Settings, paths: PathSettings = .none,
    extras: Set<ReportExtra> = []
  ) {
    self.book = book
    self.settings = settings
    self.paths = paths
    self.extras = extras
    selection = RuleSelection(severities: settings.severities)
    rules = selection.rules
  }

  func reading(of input: LintInput) -> Reading {
    do {
      return reading(of: try input.bytes(), from: input)
    } catch {
      let file = SourceFile(path: input.path, text: [])
      return .finished(unreadable(file, UnreadableFile.finding(reason: error.reason)))
    }
  }

  func reading(of bytes: [UInt8], from input: LintInput) -> Reading {
    do {
      switch try DocumentReader.read(path: input.path, bytes: bytes) {
      case .foreign: return .finished(.skipped)
      case .archive(let file, let root):
        return .finished(outcome(of: file, [UnsupportedFormat.finding(at: root)]))
      case .document(let document): return .document(document, from: input)
      }
    } catch {
      return .finished(
        unreadable(
          error.file,
          error.kind == .limit ? UnreadableFile.finding(error) : MalformedXml.finding(error)))
    }
  }

  /// A document with the ad views that it shows by itself.
  func adViews(_ reading: Reading) -> (document: Document, ads: [AdView])? {
    guard case .document(let document, _) = reading else { return nil }
    return (document, AdViewFinder(document, book: book, settings: settings).adViews())
  }

  /// The report on what was read, and the document as the rules saw it.
  func checked(
    _ reading: Reading, _ evidence: CodeEvidence? = nil
  ) -> (outcome: Outcome, document: LintedDocument?) {
    switch reading {
    case .finished(let outcome): return (outcome, nil)
    case .document(let document, let input):
      let (settings, rules) = local(to: document.file)
      let linted = LintedDocument(document, book: book, settings: settings, evidence: evidence) {
        LocalizationReader.localizations(of: input)
      }
      return (outcome(of: linted, rules.flatMap { $0.findings(in: linted) }), linted)
    }
  }

  /// What holds for one file.
  private func local(to file: SourceFile) -> (settings: Settings, rules: [any Rule]) {
    guard !paths.overrides.isEmpty else { return (settings, rules) }
    var local = settings
    local.severities = paths.severities(for: file.path, usual: settings.severities)
    return (local, RuleSelection(severities: local.severities).rules)
  }

  /// What the rules about code say of the ad views of a project.
  func outcomes(of project: LintedProject) -> [Outcome] {
    let rules = RuleRegistry.rules.filter { paths.mayHaveOn($0.info, usual: selection) }
    let found = rules.flatMap { ($0 as? any CodeRule)?.findings(in: project) ?? [] }
    return Dictionary(grouping: found, by: \.file.path).values.compactMap { findings in
      findings.first.map { first in
        let isOn = Set(local(to: first.file).rules.map { $0.info.id })
        return outcome(
          of: first.file, findings.map(\.finding).filter { isOn.contains($0.rule) })
      }
    }
  }

  private func unreadable(_ file: SourceFile, _ finding: Finding) -> Outcome {
    let outcome = outcome(of: file, [finding], isUnreadable: true)
    guard case .checked(let report, _) = outcome else { return outcome }
    return report.findings.isEmpty && report.suppressed.isEmpty ? .skipped : outcome
  }

  private func outcome(of linted: LintedDocument, _ findings: [Finding]) -> Outcome {
    outcome(
      of: linted.document.file, findings, document: linted.document,
      pictures: extras.contains(.pictures) ? linted.adViews.compactMap { $0.picture } : [])
  }

  private func outcome(
    of file: SourceFile, _ findings: [Finding], document: Document? = nil,
    isUnreadable: Bool = false, pictures: [AdViewPicture] = []
  ) -> Outcome {
    let selection = RuleSelection(
      severities: paths.severities(for: file.path, usual: settings.severities))
    var suppressor = Suppressor(
      path: file.path, document: document, settings: paths, selection: selection)
    // An edit is about bytes that a file in another encoding than UTF-8 does not hold.
    let mendable = file.isAsStored ? findings : findings.map { $0.fixed(by: nil) }
    let found = suppressor.judge(mendable)
    let locator = FindingLocator(
      file: file, selection: selection, hashesLines: extras.contains(.lineHashes))
    let report = FileReport(
      path: file.path,
      findings: locator.located(found.filter { $0.refutation == nil && $0.suppression == nil }),
      refuted: locator.located(found.filter { $0.refutation != nil }),
      suppressed: locator.located(found.filter { $0.refutation == nil && $0.suppression != nil }),
      isUnreadable: isUnreadable, pictures: pictures)
    return .checked(report, suppressor.uses)
  }
}
