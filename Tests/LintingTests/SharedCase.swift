import FoundationEssentials
import SourceModel
import TestSupport
import Testing

/// A case of a folder outside the package: a file, and beside it what must be reported.
struct SharedCase: Sendable, CustomTestStringConvertible {
  /// Of a finding, as far as a case states it; `-` for any object.
  struct Expectation: Hashable, Sendable {
    let rule: String
    let severity: String
    let object: String
  }

  let name: String
  let file: String
  private(set) var expected: Set<Expectation> = []
  private(set) var configuration: [String] = []
  private(set) var line: Int?

  var testDescription: String { name }

  /// All cases of the folder that `ADLINT_CASES` names; none without it.
  static let all: [SharedCase] = {
    guard let folder = ProcessInfo.processInfo.environment["ADLINT_CASES"] else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().compactMap { SharedCase(folder: folder, name: $0, among: Set(names)) }
  }()

  /// Nil where the name is none of an expectation.
  private init?(folder: String, name: String, among names: Set<String>) {
    let ending = ".expect"
    guard name.hasSuffix(ending) else { return nil }
    self.name = String(name.dropLast(ending.count))
    let stem = self.name
    let files = [".xib", ".storyboard"].map { stem + $0 }
    guard let file = files.first(where: names.contains),
      let text = try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
    else { return nil }
    self.file = "\(folder)/\(file)"
    for line in text.split(whereSeparator: \.isNewline) { read(String(line)) }
  }

  private mutating func read(_ line: String) {
    if let text = Self.value(of: "# config:", in: line) {
      configuration.append(text)
    } else if let text = Self.value(of: "# expected-line:", in: line) {
      self.line = Int(text)
    } else if !line.hasPrefix("#") {
      let parts = line.split(separator: "|").map { Self.trimmed(String($0)) }
      guard parts.count >= 3 else { return }
      expected.insert(Expectation(rule: parts[0], severity: parts[1], object: parts[2]))
    }
  }

  private static func value(of key: String, in line: String) -> String? {
    line.hasPrefix(key) ? trimmed(String(line.dropFirst(key.count))) : nil
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}

// MARK: - Comparison

extension SharedCase {
  /// What a report lacks, as `rule severity object`.
  func missing(in report: Report) -> [String] {
    let found = Self.expectations(in: report)
    let lacking = expected.filter { want in
      !found.contains(want) && !(want.object == "-" && found.contains { $0.matches(want) })
    }
    let lines = Set(report.findings.map(\.start.line))
    let line = line.flatMap { lines.contains($0) ? nil : ["line \($0)"] } ?? []
    return lacking.map(\.words).sorted() + line
  }

  /// Warnings and errors of a report that the case does not expect.
  func unexpected(in report: Report) -> [String] {
    Self.expectations(in: report).filter { found in
      found.severity != "note" && !expected.contains(found)
        && !expected.contains { $0.object == "-" && $0.matches(found) }
    }.map(\.words).sorted()
  }

  private static func expectations(in report: Report) -> Set<Expectation> {
    Set(
      report.findings.map(\.finding).map { finding in
        let id = finding.object?.id ?? ""
        return Expectation(
          rule: finding.rule.rawValue, severity: finding.severity.rawValue,
          object: id.isEmpty ? "-" : id)
      })
  }
}

extension SharedCase.Expectation {
  fileprivate func matches(_ other: Self) -> Bool {
    rule == other.rule && severity == other.severity
  }

  fileprivate var words: String { "\(rule) \(severity) \(object)" }
}
