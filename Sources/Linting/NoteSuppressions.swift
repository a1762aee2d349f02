internal import InterfaceBuilder
internal import LintRules
internal import SourceModel

/// The suppressions in the notes of a document.
struct NoteSuppressions {
  /// One rule that the notes on an object name.
  struct Entry {
    let owner: Element
    /// Nil for all rules.
    let rule: RuleID?
    let range: Range<Int>
    let suppression: Suppression
  }

  static let none = NoteSuppressions()

  private(set) var entries: [Entry] = []
  /// What the notes say that cannot be understood.
  private(set) var faults: [Finding] = []

  private init() {}

  init(_ document: Document) {
    guard !document.notes.isEmpty else { return }
    let lines = LineTable(document.file.text)
    for notes in document.notes {
      for directive in SuppressionDirective.all(in: notes.text) {
        if let problem = directive.problem {
          add(problem, of: directive, in: notes)
        }
        for (number, name) in directive.names.enumerated() {
          let range = notes.range(of: name)
          // No rule's id is a single word.
          if number > 0, !name.contains("_"), name != SuppressionDirective.all {
            fail(.unmarkedReason, notes.owner, range)
            break
          }
          let place = CodePlace(
            path: document.file.path, position: lines.position(at: range.lowerBound))
          let suppression = Suppression(source: .notes, reason: directive.reason, place: place)
          add(String(name), at: range, on: notes.owner, suppression)
        }
      }
    }
  }

  private mutating func add(
    _ problem: SuppressionDirective.Problem, of directive: SuppressionDirective, in notes: Notes
  ) {
    let fault: UnusedSuppression.Fault =
      switch problem {
      case .noRule: .noRule
      case .unknownWord: .unknownWord(String(directive.word))
      }
    faults.append(
      UnusedSuppression.finding(
        fault, inNotesOf: notes.owner, at: notes.range(of: directive.word)))
  }

  private mutating func add(
    _ name: String, at range: Range<Int>, on owner: Element, _ suppression: Suppression
  ) {
    guard name != SuppressionDirective.all else {
      entries.append(Entry(owner: owner, rule: nil, range: range, suppression: suppression))
      return
    }
    guard let rule = RuleRegistry.rules.first(where: { $0.info.id.rawValue == name }) else {
      return fail(.unknownRule(name), owner, range)
    }
    guard !(rule is any CodeRule) else { return fail(.ruleAboutCode(rule.info.id), owner, range) }
    entries.append(Entry(owner: owner, rule: rule.info.id, range: range, suppression: suppression))
  }

  private mutating func fail(
    _ fault: UnusedSuppression.Fault, _ owner: Element, _ range: Range<Int>
  ) {
    faults.append(UnusedSuppression.finding(fault, inNotesOf: owner, at: range))
  }
}

extension NoteSuppressions.Entry {
  /// Whether a finding about an object of the document is meant.
  func covers(_ finding: Finding, about object: Element?) -> Bool {
    guard let object, owner == object || owner.contains(object) else { return false }
    return isAbout(finding.rule)
  }

  private func isAbout(_ rule: RuleID) -> Bool {
    self.rule.map { $0 == rule } ?? (rule != UnusedSuppression.info.id)
  }
}
