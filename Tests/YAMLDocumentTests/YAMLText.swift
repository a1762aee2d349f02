import SourceModel
import Testing
import YAMLDocument

/// Values to decode and mistakes to describe.
enum YAMLText {
  static func value(_ text: String) throws -> YAMLValue {
    try #require(try YAMLValue.parse(Array(text.utf8)))
  }

  /// `line:column: message` of what the work throws; `none` where it throws nothing.
  static func mistake(_ work: () throws -> Void) -> String {
    do {
      try work()
      return "none"
    } catch let error as YAMLError {
      return error.description(in: "f")
    } catch {
      return "\(error)"
    }
  }

  /// The same for the text alone.
  static func mistake(in text: String) -> String { mistake { _ = try value(text) } }
}

/// A text and what is said of it.
struct YAMLCase: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String
  let expected: String

  init(_ name: String, _ text: String, _ expected: String) {
    self.name = name
    self.text = text
    self.expected = expected
  }

  var testDescription: String { name }
}
