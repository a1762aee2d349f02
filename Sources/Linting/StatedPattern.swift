package import SourceModel
internal import YAMLDocument

/// A pattern as a configuration states it.
package struct StatedPattern: Sendable {
  let pattern: GlobPattern
  package let text: String
  package let position: SourcePosition
  /// Its bytes in the configuration.
  let range: Range<Int>

  init(_ value: YAMLValue, in file: SourceFile) throws(YAMLError) {
    pattern = try GlobPattern(value)
    text = try value.string()
    position = value.position
    range = file.range(of: text, at: value.position)
  }
}

extension SourceFile {
  /// The bytes of a value that is written as it is meant, else its first one.
  func range(of word: String, at position: SourcePosition) -> Range<Int> {
    let start = LineTable(text).offset(of: position)
    let isPlain = text[start...].starts(with: word.utf8)
    return start..<start + (isPlain ? word.utf8.count : 0)
  }
}
