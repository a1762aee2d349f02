/// What a rule has to say about one place of a file.
package struct Finding: Hashable, Sendable {
  package let rule: RuleID
  package private(set) var severity: Severity

  /// The bytes that are wrong, as offsets into the text of the `SourceFile`.
  package let range: Range<Int>

  /// What is wrong, in one line, with the value found and the value wanted.
  package private(set) var message: String

  /// What to do about it, in Interface Builder's words.
  package let help: String

  /// The page that states the requirement.
  package let url: String

  /// The SDK profile the finding comes from; nil for a finding about the file itself.
  package let sdk: String?
  package let object: ObjectReference?

  /// The outlet that is wrong or leads to the object.
  package let outlet: String?

  /// The change that mends it.
  package private(set) var fix: Fix?

  /// The code that does what the file lacks; such a finding is not reported.
  package private(set) var refutation: CodePlace?

  /// What the author wrote to silence it; such a finding is not reported either.
  package private(set) var suppression: Suppression?

  package init(
    rule: RuleID, severity: Severity, range: Range<Int>, message: String, help: String,
    url: String, sdk: String? = nil, object: ObjectReference? = nil, outlet: String? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.range = range
    self.message = message
    self.help = help
    self.url = url
    self.sdk = sdk
    self.object = object
    self.outlet = outlet
  }

  /// The same finding at another severity.
  package func at(_ severity: Severity) -> Finding {
    var finding = self
    finding.severity = severity
    return finding
  }

  /// The same finding with more to its message.
  package func adding(_ words: String) -> Finding {
    var finding = self
    finding.message += words
    return finding
  }

  /// The same finding with a change that mends it, where there is one.
  package func fixed(by fix: Fix?) -> Finding {
    var finding = self
    finding.fix = fix
    return finding
  }

  /// The same finding, refuted where there is such code.
  package func refuted(by place: CodePlace?) -> Finding {
    var finding = self
    finding.refutation = place ?? refutation
    return finding
  }

  /// The same finding, silenced unless it was already.
  package func suppressed(by suppression: Suppression) -> Finding {
    var finding = self
    finding.suppression = finding.suppression ?? suppression
    return finding
  }
}

/// An Interface Builder object as a person knows it.
package struct ObjectReference: Hashable, Sendable {
  package let id: String

  /// The custom class, else the UIKit class.
  package let className: String

  /// The label that Interface Builder's outline shows, where the author gave one.
  package let label: String?

  package init(id: String, className: String, label: String?) {
    self.id = id
    self.className = className
    self.label = label
  }
}
