import InterfaceBuilder
import Testing

@Suite("Translations")
struct LocalizedStringsTests {
  /// A `.strings` file and the text of `a-1.text` in it.
  struct Sample: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    let expected: String?
    var testDescription: String { name }

    init(_ name: String, _ text: String, _ expected: String?) {
      self.init(name, Array(text.utf8), expected)
    }

    init(_ name: String, _ bytes: [UInt8], _ expected: String?) {
      self.name = name
      self.bytes = bytes
      self.expected = expected
    }
  }

  private static let german = "\"a-1.text\" = \"Außen\";"

  static let readable = [
    Sample("with a comment", "/* Class = \"UILabel\"; */\n\"a-1.text\" = \"Ad\";\n", "Ad"),
    Sample("with a line comment", "// no\n\"a-1.text\" = \"Ad\";", "Ad"),
    Sample("with a comment like an entry", "/* \"a-1.text\" = \"No\"; */", nil),
    Sample("with escapes", #""a-1.text" = "\"A\"\n\U0041";"#, "\"A\"\nA"),
    Sample("with words that need no quotes", "\"a-1.text\" = Ad; key = value;", "Ad"),
    Sample("in UTF-8 with a mark", [0xEF, 0xBB, 0xBF] + Array(german.utf8), "Außen"),
    Sample(
      "in UTF-16, little end first",
      [0xFF, 0xFE] + german.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, "Außen"),
    Sample(
      "in UTF-16, big end first",
      [0xFE, 0xFF] + german.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }, "Außen"),
    Sample("with an entry twice", "\"a-1.text\" = \"A\"; \"a-1.text\" = \"B\";", "B"),
    Sample("of another object", "\"a-12.text\" = \"Ad\";", nil),
    Sample("of another property", "\"a-1.placeholder\" = \"Ad\";", nil),
    Sample("as XML", xml("<key>a-1.text</key><string>Ad &amp; more</string>"), "Ad & more"),
    Sample("that are empty", "", nil), Sample("of blanks alone", " \r\n\t", nil),
  ]

  private static func xml(_ pairs: String) -> String {
    "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(pairs)</dict></plist>"
  }

  @Test("are read from text and property lists", arguments: readable)
  func read(_ sample: Sample) throws {
    let strings = try LocalizedStrings(language: "de", stringsFile: sample.bytes)
    #expect(strings["a-1", "text"] == sample.expected)
  }

  static let damaged = [
    Sample("without a semicolon", "\"a\" = \"b\"\n\"c\" = \"d\";", nil),
    Sample("without a closing quote", "\"a\" = \"b", nil),
    Sample("with merge markers", "<<<<<<< HEAD\n\"a\" = \"b\";\n=======\n", nil),
    Sample("in no encoding", Array("\"a\" = \"".utf8) + [0xFF, 0xC0] + Array("\";".utf8), nil),
    Sample("with values that are no texts", xml("<key>a</key><dict/>"), nil),
    Sample("as XML that ends early", "<?xml version=\"1.0\"?><plist><dict><key>a", nil),
    Sample("as a list", "(a, b)", nil),
    Sample("nested without end", String(repeating: "{a=", count: 50_000), nil),
    Sample("as a damaged binary list", Array("bplist00".utf8) + [0xFF, 0xFF, 0xFF], nil),
    Sample("as zeros", [UInt8](repeating: 0, count: 64), nil),
  ]

  @Test("that are damaged are refused", arguments: damaged)
  func refused(_ sample: Sample) {
    #expect(throws: LocalizationError.self) {
      try LocalizedStrings(language: "de", stringsFile: sample.bytes)
    }
  }

  @Test("never stop the program, wherever they end")
  func cut() {
    let text = Array(#"/* c */ "a-1.text" = "x\U0041\n"; key = 'v';"#.utf8)
    for end in text.indices {
      _ = try? LocalizedStrings(language: "de", stringsFile: Array(text[..<end]))
    }
  }

  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "a-1.text": {"comment": "c", "extractionState": "stale", "localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Anzeige"}},
        "fr": {"variations": {"device": {"iphone": {"stringUnit": {"value": "Pub"}}}}},
        "it": {"stringUnit": {"state": "new"}}}},
      "b-2.normalTitle": {"localizations": {"de": {"stringUnit": {"value": "Los"}}}},
      "c-3.text": {"shouldTranslate": false}, "d-4.text": {}}}
    """

  @Test("are read from a string catalog, those that vary left out")
  func catalogs() throws {
    #expect(
      try LocalizedStrings.all(inCatalog: Array(Self.catalog.utf8)) == [
        LocalizedStrings(
          language: "de", texts: ["a-1.text": "Anzeige", "b-2.normalTitle": "Los"])
      ])
  }

  @Test(
    "in a catalog that is damaged are refused",
    arguments: [
      "", "{", "[]", "{}", "{\"strings\": []}", "{\"strings\": {\"a\": 1}}",
      "{\"strings\": {\"a\": {\"localizations\": {\"de\": {\"stringUnit\": {\"value\": 1}}}}}}",
      String(repeating: "[", count: 50_000),
    ])
  func badCatalog(_ text: String) {
    #expect(throws: LocalizationError.self) {
      try LocalizedStrings.all(inCatalog: Array(text.utf8))
    }
  }

  @Test("of several files are put together by language, later ones first")
  func together() {
    let all = Localizations([
      LocalizedStrings(language: "fr", texts: ["a.text": "1"]),
      LocalizedStrings(language: "de", texts: ["a.text": "2", "b.text": "3"]),
      LocalizedStrings(language: "de", texts: ["a.text": "4"]),
    ])
    #expect(
      all.languages == [
        LocalizedStrings(language: "de", texts: ["a.text": "4", "b.text": "3"]),
        LocalizedStrings(language: "fr", texts: ["a.text": "1"]),
      ])
  }

  @Test(
    "replace the text of a label and each title of a button",
    arguments: [
      ("<label text='Ad' id='v'/>", "v.text", ["X"]),
      ("<label text='Ad' id='v'/>", "v.normalTitle", ["Ad"]),
      ("<label id='v'><string key='text'>Ad</string></label>", "v.text", ["X"]),
      ("<label id='v'>\(attributed("attributedText"))</label>", "v.attributedText", ["X"]),
      ("<button id='v'><state key='normal' title='Ad'/></button>", "v.normalTitle", ["X"]),
      (
        "<button id='v'><state key='normal'>\(attributed("attributedTitle"))</state></button>",
        "v.normalAttributedTitle", ["X"]
      ),
      (
        "<button id='v'><state key='normal' title='Old'/>"
          + "<buttonConfiguration key='configuration' style='filled' title='New'/></button>",
        "v.configuration.title", ["X", "Old"]
      ),
    ])
  func replaced(_ element: String, _ key: String, _ expected: [String]) throws {
    let view = try Fixture.view(element)
    #expect(view.texts(in: LocalizedStrings(language: "de", texts: [key: "X"])) == expected)
    #expect(view.texts(in: nil) == view.texts)
  }

  private static func attributed(_ key: String) -> String {
    "<attributedString key='\(key)'><fragment content='Ad'><attributes/></fragment></attributedString>"
  }
}
