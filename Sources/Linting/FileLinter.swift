internal import InterfaceBuilder
internal import LintRules
internal import NativeAds
internal import SourceModel

/// Checks one file at a time.
struct FileLinter: Sendable {
  enum Outcome: Sendable {
    case checked(FileReport)
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
  private let rules: [any Rule]

  init(book: RuleBook, settings: Settings, extras: Set<ReportExtra> = []) {
    self.book = book
    self.settings = settings
    self.extras = extras
    rules = RuleRegistry.rules.filter { rule in
      guard let severity = settings.severities[rule.info.id] else {
        return !rule.info.isOffByDefault
      }
      return severity != nil
    }
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
        return .finished(.checked(report(on: file, [UnsupportedFormat.finding(at: root)])))
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
      let linted = LintedDocument(document, book: book, settings: settings, evidence: evidence) {
        LocalizationReader.localizations(of: input)
      }
      let report = report(
        on: document.file, rules.flatMap { $0.findings(in: linted) },
        pictures: extras.contains(.pictures) ? linted.adViews.compactMap { $0.picture } : [])
      return (.checked(report), linted)
    }
  }

  /// What the rules about code say of the ad views of a project.
  func reports(on project: LintedProject) -> [FileReport] {
    let found = rules.flatMap { ($0 as? any CodeRule)?.findings(in: project) ?? [] }
    return Dictionary(grouping: found, by: \.file.path).values
      .compactMap { findings in
        findings.first.map { report(on: $0.file, findings.map(\.finding)) }
      }
      .filter { !$0.findings.isEmpty || !$0.refuted.isEmpty }
  }

  private func unreadable(_ file: SourceFile, _ finding: Finding) -> Outcome {
    let report = report(on: file, [finding], isUnreadable: true)
    return report.findings.isEmpty ? .skipped : .checked(report)
  }

  private func report(
    on file: SourceFile, _ findings: [Finding], isUnreadable: Bool = false,
    pictures: [AdViewPicture] = []
  ) -> FileReport {
    let locator = FindingLocator(
      file: file, severities: settings.severities, hashesLines: extras.contains(.lineHashes))
    return FileReport(
      path: file.path,
      findings: locator.located(findings.filter { $0.refutation == nil }),
      refuted: locator.located(findings.filter { $0.refutation != nil }),
      isUnreadable: isUnreadable, pictures: pictures)
  }
}
