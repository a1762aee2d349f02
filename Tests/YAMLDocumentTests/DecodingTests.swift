import Testing
import YAMLDocument

@Suite("Strict decoding")
struct DecodingTests {
  private enum Colour: String, CaseIterable { case red, green, blue }

  static let words = [
    YAMLCase("a list for a word", "[a]", "f:1:1: expected one value here"),
    YAMLCase("a mapping for a word", "a: 1", "f:1:1: expected one value here"),
    YAMLCase("a word", "x", "none"),
  ]

  @Test("takes one value where one must be", arguments: words)
  func string(_ yaml: YAMLCase) throws {
    let value = try YAMLText.value(yaml.text)
    #expect(YAMLText.mistake { _ = try value.string() } == yaml.expected)
  }

  @Test(
    "takes finite numbers alone",
    arguments: [("1.5", 1.5), ("-3", -3), ("nan", nil), ("inf", nil), ("1,5", nil), ("", nil)]
      as [(String, Double?)])
  func number(text: String, expected: Double?) throws {
    let value = try YAMLText.value("- '\(text)'").list()[0]
    var number: Double?
    let mistake = YAMLText.mistake { number = try value.number() }
    #expect(number == expected)
    #expect(mistake == (expected == nil ? "f:1:3: expected a number here" : "none"))
  }

  @Test(
    "takes whole numbers alone",
    arguments: [("12", 12), ("-1", -1), ("1.0", nil), ("99999999999999999999", nil)]
      as [(String, Int?)])
  func integer(text: String, expected: Int?) throws {
    let value = try YAMLText.value(text)
    var number: Int?
    let mistake = YAMLText.mistake { number = try value.integer() }
    #expect(number == expected)
    #expect(mistake == (expected == nil ? "f:1:1: expected a whole number here" : "none"))
  }

  @Test(
    "takes true and false",
    arguments: [("true", true), ("yes", true), ("on", true), ("no", false), ("off", false)])
  func flag(text: String, expected: Bool) throws {
    #expect(try YAMLText.value(text).flag() == expected)
  }

  @Test("takes nothing else for true and false")
  func noFlag() throws {
    let value = try YAMLText.value("maybe")
    let mistake = YAMLText.mistake { _ = try value.flag() }
    #expect(mistake == "f:1:1: expected true or false, not 'maybe'")
  }

  @Test("takes an empty value for an empty list or mapping", arguments: ["a:", "a: ~", "a: null"])
  func emptiness(_ text: String) throws {
    let value = try #require(try YAMLText.value(text).entries().first).value
    #expect(try value.strings() == [])
    #expect(try value.entries().map(\.key) == [])
  }

  @Test("refuses a word for a list or a mapping")
  func collections() throws {
    let value = try YAMLText.value("word")
    #expect(YAMLText.mistake { _ = try value.list() } == "f:1:1: expected a list here")
    #expect(YAMLText.mistake { _ = try value.entries() } == "f:1:1: expected keys with values here")
  }

  static let keys = [
    YAMLCase(
      "a near key", "rules: 1\nexclude: 2", "f:2:1: unknown key 'exclude'; did you mean 'excluded'?"
    ),
    YAMLCase("a far key", "nonsense: 1", "f:1:1: unknown key 'nonsense'"),
    YAMLCase("known keys", "rules: 1\nexcluded: 2", "none"),
    YAMLCase("another case", "Rules: 1", "f:1:1: unknown key 'Rules'; did you mean 'rules'?"),
  ]

  @Test("names the key that was meant", arguments: keys)
  func mapping(_ yaml: YAMLCase) throws {
    let value = try YAMLText.value(yaml.text)
    let mistake = YAMLText.mistake { _ = try value.mapping(keys: ["rules", "excluded"]) }
    #expect(mistake == yaml.expected)
  }

  @Test("names the word that was meant")
  func choice() throws {
    #expect(try YAMLText.value("green").choice(Colour.self, what: "colour") == .green)
    let value = try YAMLText.value("gren")
    let mistake = YAMLText.mistake { _ = try value.choice(Colour.self, what: "colour") }
    #expect(mistake == "f:1:1: unknown colour 'gren'; did you mean 'green'?")
  }

  @Test("misses a key that must be there")
  func required() throws {
    let value = try YAMLText.value("a: 1")
    let fields = try value.mapping(keys: ["a", "b"])
    #expect(try fields.required("a", in: value).string() == "1")
    #expect(YAMLText.mistake { _ = try fields.required("b", in: value) } == "f:1:1: 'b' is missing")
  }
}
