/// A change of a file's text that mends what a finding is about.
package struct Fix: Hashable, Sendable {
  /// What it does, in the imperative: `set userInteractionEnabled to NO`.
  package let title: String
  /// It changes nothing that an author may have meant otherwise.
  package let isSafe: Bool
  package let edits: [Edit]

  package init(_ title: String, isSafe: Bool, _ edits: [Edit]) {
    self.title = title
    self.isSafe = isSafe
    self.edits = edits
  }
}

/// Bytes that take the place of others.
package struct Edit: Hashable, Sendable {
  /// Offsets into the text of the `SourceFile`.
  package let range: Range<Int>
  package let replacement: String

  package init(_ range: Range<Int>, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
