internal import InterfaceBuilder
internal import SourceModel

/// A JUnit report that Jenkins, GitLab, Azure, CircleCI and the GitHub actions for it all accept.
struct JUnitReporter: Sendable {
  let style: ReportStyle

  func render(_ report: Report) -> String {
    var names = UniqueNames()
    let suites =
      report.allFiles.isEmpty
      ? [JUnitSuite.withoutFiles] : report.allFiles.map { JUnitSuite(of: $0, names: &names) }
    let writer = XMLWriter()
    let root: KeyValuePairs<String, String?> = [
      "name": "adlint", "tests": String(suites.reduce(0) { $0 + $1.cases.count }),
      "failures": String(suites.reduce(0) { $0 + $1.failures }),
      "errors": String(suites.reduce(0) { $0 + $1.errors }),
      "time": Self.threeDecimals(style.seconds),
    ]
    writer.element("testsuites", root) { writer in
      for suite in suites { write(suite, to: writer) }
    }
    return writer.finish()
  }

  private func write(_ suite: JUnitSuite, to writer: borrowing XMLWriter) {
    let attributes: KeyValuePairs<String, String?> = [
      "name": suite.name, "file": suite.file, "tests": String(suite.cases.count),
      "failures": String(suite.failures), "errors": String(suite.errors), "skipped": "0",
      "time": "0.000", "timestamp": style.timestamp, "hostname": style.hostName,
    ]
    writer.element("testsuite", attributes) { writer in
      for testCase in suite.cases { write(testCase, file: suite.file, to: writer) }
    }
  }

  private func write(_ test: JUnitCase, file: String?, to writer: borrowing XMLWriter) {
    let attributes: KeyValuePairs<String, String?> = [
      "name": test.name, "classname": test.className, "file": file,
      "line": test.line.map { String($0) }, "time": "0.000",
    ]
    writer.element("testcase", attributes) { writer in
      switch test.outcome {
      case .passed: break
      case .noted(let text): writer.element("system-out") { $0.text(text) }
      case .failed(let reason): write("failure", reason, to: writer)
      case .broken(let reason): write("error", reason, to: writer)
      }
    }
  }

  private func write(
    _ element: String, _ reason: JUnitCase.Reason, to writer: borrowing XMLWriter
  ) {
    writer.element(element, ["message": reason.message, "type": reason.type]) {
      $0.text(reason.text)
    }
  }

  /// Jenkins refuses more than three decimals.
  private static func threeDecimals(_ seconds: Double) -> String {
    let bounded = seconds.isFinite ? min(max(seconds, 0), 1e9) : 0
    let thousandths = Int((bounded * 1000).rounded())
    let fraction = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
  }
}
