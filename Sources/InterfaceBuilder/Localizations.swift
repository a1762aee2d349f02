/// The translations that belong to a base file.
package struct Localizations: Sendable {
  /// Each language once, in their order.
  package let languages: [LocalizedStrings]
  /// Whether every file with translations could be read.
  package let isComplete: Bool

  /// Puts what several files say of one language together; later files win.
  package init(_ files: [LocalizedStrings], isComplete: Bool = true) {
    var languages: [String: LocalizedStrings] = [:]
    for file in files {
      languages[file.language] = languages[file.language]?.adding(file) ?? file
    }
    self.languages = languages.values.sorted { $0.language < $1.language }
    self.isComplete = isComplete
  }
}
