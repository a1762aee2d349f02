import SourceModel
import Testing
import YAMLDocument

@Suite("YAML texts")
struct ParsingTests {
  static let wrong = [
    YAMLCase("an open bracket", "a: 1\nb: [1, 2\nc: 3", "f:3:2: did not find expected ',' or ']'"),
    YAMLCase("a tab", "a: 1\n\tb: 2", "f:2:1: found a tab character that violates indentation"),
    YAMLCase("a mistake after the last key", "a: 1\n]", "f:2:1: did not find expected key"),
    YAMLCase("a second document", "---\na: 1\n---\nb: 2", "f:3:1: a second document begins here"),
    YAMLCase(
      "wrong indentation", "a: 1\n  b: 2", "f:2:4: mapping values are not allowed in this context"),
    YAMLCase("a key twice", "a: 1\nb: 2\na: 3", "f:3:1: 'a' stands here twice"),
    YAMLCase("a key twice deep inside", "x:\n  - {k: 1, k: 2}", "f:2:12: 'k' stands here twice"),
    YAMLCase("a list as key", "? [a]\n: 1", "f:1:3: a key must be a word"),
    YAMLCase("an unknown alias", "a: *b", "f:1:4: no value has the name 'b'"),
    YAMLCase("an alias of itself", "a: &a [*a]", "f:1:8: no value has the name 'a'"),
    YAMLCase("an alias before its anchor", "a: *b\nb: &b 1", "f:1:4: no value has the name 'b'"),
  ]

  @Test("say where they are wrong", arguments: wrong)
  func mistakes(_ yaml: YAMLCase) {
    #expect(YAMLText.mistake(in: yaml.text) == yaml.expected)
  }

  @Test(
    "without a value are empty", arguments: ["", " \n", "# only a comment\n", "\u{FEFF}"])
  func empty(_ text: String) throws {
    let root = try YAMLValue.parse(Array(text.utf8))
    #expect(root == nil)
  }

  @Test("in another encoding are refused at the byte that shows it")
  func encoding() {
    let latin = Array("a: 1\nb: x".utf8) + [0xE9] + Array("\n".utf8)
    #expect(
      YAMLText.mistake { _ = try YAMLValue.parse(latin) }
        == "f:2:5: incomplete UTF-8 octet sequence")
  }

  @Test("keep the position of every key and value, counted in characters")
  func positions() throws {
    let root = try YAMLText.value("größe: é\nlist:\n- one\n-   two\n")
    let entries = try root.entries()
    #expect(entries.map(\.position) == [.init(line: 1, column: 1), .init(line: 2, column: 1)])
    #expect(
      entries.map(\.value.position) == [.init(line: 1, column: 8), .init(line: 3, column: 1)])
    let items = try #require(entries.last).value.list()
    #expect(items.map(\.position) == [.init(line: 3, column: 3), .init(line: 4, column: 5)])
  }

  @Test("may use anchors, and an alias has the anchor's value")
  func anchors() throws {
    let root = try YAMLText.value("a: &x [1, 2]\nb: *x\nc: &x three\nd: *x")
    let entries = try root.entries()
    #expect(try entries.prefix(2).map { try $0.value.strings() } == [["1", "2"], ["1", "2"]])
    #expect(try entries.suffix(2).map { try $0.value.string() } == ["three", "three"])
  }

  @Test("of which aliases make billions of values take no time")
  func aliasBomb() throws {
    let lines = (1...40).map { "a\($0): &a\($0) [\(Self.repeated("*a\($0 - 1)", 9))]" }
    let root = try YAMLText.value("a0: &a0 [x]\n" + lines.joined(separator: "\n"))
    #expect(try root.entries().last?.value.list().count == 9)
  }

  @Test("nested deeper than 64 levels are refused, aliases counted")
  func depth() {
    let open = String(repeating: "[", count: 70)
    #expect(YAMLText.mistake(in: open) == "f:1:65: nested too deeply")
    let chain = (1...2000).map { "- &a\($0) [*a\($0 - 1)]" }.joined(separator: "\n")
    #expect(YAMLText.mistake(in: "- &a0 x\n" + chain) == "f:64:9: nested too deeply")
  }

  private static func repeated(_ text: String, _ count: Int) -> String {
    Array(repeating: text, count: count).joined(separator: ", ")
  }
}
