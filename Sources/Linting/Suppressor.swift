internal import InterfaceBuilder
internal import LintRules
internal import SourceModel

/// Silences the findings of one file, and remembers by what.
struct Suppressor {
  private let document: Document?
  private let notes: NoteSuppressions
  private let settings: PathSettings
  private let selection: RuleSelection
  private var usedNotes: Set<Int> = []
  /// What the configuration's suppressions did.
  private(set) var uses = SuppressionUses()
  /// Those that the file comes under.
  private let numbers: [Int]

  /// The document is nil where the file holds none, or none that could be read.
  init(
    path: String, document: Document?, settings: PathSettings, selection: RuleSelection
  ) {
    self.document = document
    self.settings = settings
    self.selection = selection
    notes = document.map { NoteSuppressions($0) } ?? .none
    numbers = settings.suppressions(for: path)
    uses.met = Set(numbers)
    guard document != nil else { return }
    uses.judged = Set(numbers.filter { isJudged(settings.suppressions[$0].rule) })
  }

  /// The findings, those that are silenced marked as such, with what is said of the suppressions.
  mutating func judge(_ findings: [Finding]) -> [Finding] {
    guard !notes.entries.isEmpty || !notes.faults.isEmpty || !numbers.isEmpty else {
      return findings
    }
    let judged = findings.map { mark($0) }
    guard selection.isOn(UnusedSuppression.info) else { return judged }
    return judged + (notes.faults + unusedNotes()).map { mark($0) }
  }

  private mutating func mark(_ finding: Finding) -> Finding {
    var finding = finding
    let object = finding.object.flatMap { document?.objects[$0.id] }
    for (number, entry) in notes.entries.enumerated() where entry.covers(finding, about: object) {
      usedNotes.insert(number)
      finding = finding.suppressed(by: entry.suppression)
    }
    for number in numbers where settings.suppressions[number].covers(finding) {
      uses.used.insert(number)
      finding = finding.suppressed(by: settings.suppressions[number].suppression)
    }
    return finding
  }

  private func unusedNotes() -> [Finding] {
    notes.entries.enumerated().filter { number, entry in
      !usedNotes.contains(number) && isJudged(entry.rule)
    }.map { _, entry in
      UnusedSuppression.finding(.unused(entry.rule), inNotesOf: entry.owner, at: entry.range)
    }
  }

  /// Whether a rule would have reported by now, had it anything to report.
  private func isJudged(_ id: RuleID?) -> Bool {
    guard let id else { return true }
    guard id != UnusedSuppression.info.id,
      let rule = RuleRegistry.rules.first(where: { $0.info.id == id })
    else { return false }
    return !(rule is any CodeRule) && selection.isOn(rule.info)
  }
}

/// The numbers of the configuration's suppressions that came under a run's files, that could have
/// silenced something, and that did.
struct SuppressionUses: Sendable {
  var met: Set<Int> = []
  var judged: Set<Int> = []
  var used: Set<Int> = []

  mutating func add(_ other: SuppressionUses) {
    met.formUnion(other.met)
    judged.formUnion(other.judged)
    used.formUnion(other.used)
  }

  var unused: [Int] { judged.subtracting(used).sorted() }
}

extension PathSettings.Entry {
  func covers(_ finding: Finding) -> Bool {
    guard object == nil || object == finding.object?.id else { return false }
    return rule.map { $0 == finding.rule } ?? (finding.rule != UnusedSuppression.info.id)
  }
}
