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

  private let book: RuleBook
  private let settings: Settings
  private let rules: [any Rule]

  init(book: RuleBook, settings: Settings) {
    self.book = book
    self.settings = settings
    rules = RuleRegistry.rules.filter { rule in
      guard let severity = settings.severities[rule.info.id] else {
        return !rule.info.isOffByDefault
      }
      return severity != nil
    }
  }

  func outcome(of input: LintInput) -> Outcome {
    do {
      return outcome(of: try input.bytes(), from: input)
    } catch {
      let file = SourceFile(path: input.path, text: [])
      return unreadable(file, UnreadableFile.finding(reason: error.reason))
    }
  }

  private func outcome(of bytes: [UInt8], from input: LintInput) -> Outcome {
    do {
      switch try DocumentReader.read(path: input.path, bytes: bytes) {
      case .foreign: return .skipped
      case .archive(let file, let root):
        return .checked(report(on: file, [UnsupportedFormat.finding(at: root)]))
      case .document(let document):
        return .checked(report(on: document.file, findings(in: document, from: input)))
      }
    } catch {
      return unreadable(
        error.file,
        error.kind == .limit ? UnreadableFile.finding(error) : MalformedXml.finding(error))
    }
  }

  private func findings(in document: Document, from input: LintInput) -> [Finding] {
    let linted = LintedDocument(document, book: book, settings: settings) {
      LocalizationReader.localizations(of: input)
    }
    return rules.flatMap { $0.findings(in: linted) }
  }

  private func unreadable(_ file: SourceFile, _ finding: Finding) -> Outcome {
    let report = report(on: file, [finding], isUnreadable: true)
    return report.findings.isEmpty ? .skipped : .checked(report)
  }

  private func report(
    on file: SourceFile, _ findings: [Finding], isUnreadable: Bool = false
  ) -> FileReport {
    let locator = FindingLocator(file: file, severities: settings.severities)
    return FileReport(
      path: file.path, findings: locator.located(findings), isUnreadable: isUnreadable)
  }
}
