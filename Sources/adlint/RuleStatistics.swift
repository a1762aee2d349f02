internal import SourceModel

/// How often each rule reports, the most frequent first.
struct RuleStatistics: Sendable {
  let text: String

  init(_ report: Report) {
    let found = Dictionary(grouping: report.findings.map(\.finding)) {
      [$0.rule.rawValue, $0.severity.rawValue]
    }
    let rows = found.map { ($0.value.count, $0.key) }
      .sorted { ($1.0, $0.1[0], $0.1[1]) < ($0.0, $1.1[0], $1.1[1]) }
    let width = rows.first.map { "\($0.0)".count } ?? 0
    let cells = rows.map { count, words in
      [String(repeating: " ", count: width - "\(count)".count) + "\(count)"] + words.reversed()
    }
    text = cells.isEmpty ? "no findings" : TextWrap.table(cells)
  }
}
