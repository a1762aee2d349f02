internal import InterfaceBuilder
internal import SourceModel

/// The XML of Checkstyle, which many services and review bots read.
struct CheckstyleReporter: Sendable {
  func render(_ report: Report) -> String {
    let writer = XMLWriter()
    writer.element("checkstyle", ["version": "4.3"]) { writer in
      for file in report.allFiles where !file.findings.isEmpty {
        writer.element("file", ["name": file.path]) { writer in
          for located in file.findings { write(located, to: writer) }
        }
      }
    }
    return writer.finish()
  }

  private func write(_ located: LocatedFinding, to writer: borrowing XMLWriter) {
    let finding = located.finding
    let attributes: KeyValuePairs<String, String?> = [
      "line": String(located.start.line), "column": String(located.start.column),
      "severity": severity(finding.severity), "message": VisibleText.sentence(finding.message),
      "source": "adlint.\(finding.rule)",
    ]
    writer.element("error", attributes) { _ in }
  }

  private func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "info"
    }
  }
}
