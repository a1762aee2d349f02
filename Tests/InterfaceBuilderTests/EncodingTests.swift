import Foundation
import InterfaceBuilder
import Testing

@Suite("Encodings")
struct EncodingTests {
  private static func text(declaring encoding: String?) -> String {
    let declaration = encoding.map { "<?xml version=\"1.0\" encoding=\"\($0)\"?>" } ?? ""
    return declaration + "<document type=\"\(Fixture.type)\"><objects><label text=\"é “A”\" "
      + "userLabel=\"Größe\" id=\"v\"/></objects></document>"
  }

  /// A name, the bytes and whether they can hold typographic quotes.
  static let encoded: [(name: String, bytes: Data?)] = [
    ("UTF-8", text(declaring: "UTF-8").data(using: .utf8)),
    ("UTF-8 in another case", text(declaring: "utf-8").data(using: .utf8)),
    ("nothing declared", text(declaring: nil).data(using: .utf8)),
    ("UTF-8 with BOM", Data([0xEF, 0xBB, 0xBF]) + Data(text(declaring: "UTF-8").utf8)),
    ("UTF-8 that calls itself UTF-16", text(declaring: "UTF-16").data(using: .utf8)),
    ("UTF-16LE", text(declaring: "UTF-16").data(using: .utf16LittleEndian)),
    ("UTF-16BE", text(declaring: "UTF-16").data(using: .utf16BigEndian)),
    ("UTF-16LE undeclared", text(declaring: nil).data(using: .utf16LittleEndian)),
    (
      "UTF-16LE with BOM",
      text(declaring: "UTF-16").data(using: .utf16LittleEndian).map { [0xFF, 0xFE] + $0 }
    ),
    (
      "UTF-16BE with BOM",
      text(declaring: nil).data(using: .utf16BigEndian).map { [0xFE, 0xFF] + $0 }
    ),
    ("windows-1252", text(declaring: "windows-1252").data(using: .windowsCP1252)),
    ("Latin-1", latin1(declaring: "ISO-8859-1")),
    ("Latin-1 in single quotes", latin1(declaring: "iso-8859-1", quote: "'")),
  ]

  private static func latin1(declaring name: String, quote: String = "\"") -> Data? {
    text(declaring: name).replacing("\"\(name)\"", with: quote + name + quote)
      .replacing("“", with: "&#8220;").replacing("”", with: "&#8221;").data(using: .isoLatin1)
  }

  @Test("are read and give ranges in the UTF-8 text", arguments: encoded.map(\.name))
  func encodings(name: String) throws {
    let data = try #require(Self.encoded.first { $0.name == name }?.bytes)
    let document = try Fixture.document(Array(data))
    let label = try #require(document.objects["v"])
    #expect(label["text"] == "é “A”")
    #expect(label["userLabel"] == "Größe")
    #expect(document.text(label.attributeRange("userLabel")) == "userLabel=\"Größe\"")
    #expect(document.text(label.attributeRange("id")) == "id=\"v\"")
  }

  @Test(
    "that are unknown or not kept to are refused",
    arguments: [
      Array("<?xml version='1.0' encoding='x-none'?><document/>".utf8),
      Array("<?xml version='1.0' encoding='HTML'?><document/>".utf8),
      Array("<?xml version='1.0' encoding='Shift_JIS'?><document a='".utf8) + [0xFF, 0xFF],
      [0xFF, 0xFE, 0x3C], [0xFE, 0xFF, 0xD8, 0x00, 0x00, 0x3C],
    ])
  func refused(bytes: [UInt8]) throws {
    let failure = try #require(Fixture.failure(bytes))
    #expect(failure.kind == .malformed)
    #expect(failure.offset == 0)
    #expect(failure.reason == "The text is not in the encoding that it declares")
  }

  @Test("are converted safely by many threads at once")
  func concurrency() async throws {
    let data = try #require(Self.text(declaring: "UTF-16").data(using: .utf16LittleEndian))
    let counts = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<16 {
        group.addTask { (try? Fixture.document(Array(data)).objects.count) ?? 0 }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(counts == Array(repeating: 1, count: 16))
  }
}
