/// The names that a run looks for in code.
package struct CodeNames: Sendable {
  /// The functions whose calls are recorded; in Objective-C the first part of the selector.
  package var calls: Set<String>
  /// The classes and nibs of which it is recorded that a file names them.
  package var mentions: Set<String>

  package init(calls: Set<String>, mentions: Set<String>) {
    self.calls = calls
    self.mentions = mentions
  }
}
