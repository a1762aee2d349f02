import SourceCode
import SourceModel
import Testing

@Suite("Hostile code")
struct HostileCodeTests {
  private static let samples: [(String, SourceLanguage)] = [
    (
      """
      class A: B { @IBOutlet var c: D!; func f(_ g: H) { for i in [c, g.x] { i?.y = false }
        if let j = (g as? K)?.l { j.text = "m \\(n("o"))" }; [c].forEach { $0.p = #"q"# }
        let r = Bundle.main.loadNibNamed("S", owner: nil)?.first as? T; U().frame(height: 3) } }
      """, .swift
    ),
    (
      """
      @interface A : B { IBOutlet UIView *_c; } @property (weak) IBOutlet D *e; @end
      @implementation A - (void)f:(G *)h { for (UIView *i in @[h.j, self.k]) { i.l = NO; }
      M *n = [[[NSBundle mainBundle] loadNibNamed:@"O" owner:nil options:nil] firstObject];
      [((P *)n.q) setR:@"s"]; } @end
      """, .objectiveC
    ),
  ]

  @Test("Every beginning of a file, and every file with a byte changed, is read to its end")
  func mutations() {
    for (text, language) in Self.samples {
      let bytes = Array(text.utf8)
      for index in bytes.indices {
        read(Array(bytes[..<index]), language)
        for byte in [
          UInt8(ascii: "("), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "\""), 0,
        ] {
          var changed = bytes
          changed[index] = byte
          read(changed, language)
        }
      }
    }
  }

  @Test(
    "Deep nesting is no harm",
    arguments: ["(", "[", "{", "\"\\(", "/*", "a.", "f(", "x { ", "[a ", "((T *)", "as? ", "<"])
  func nesting(_ piece: String) {
    let text = Array(String(repeating: piece, count: 20_000).utf8)
    read(text + Array("x.y = 1".utf8), .swift)
    read(text + Array("x.y = 1;".utf8), .objectiveC)
  }

  private func read(_ bytes: [UInt8], _ language: SourceLanguage) {
    let facts = CodeReader.facts(
      in: SourceFile(path: "Code", text: bytes), language,
      about: CodeNames(calls: ["frame"], mentions: ["S", "UIView"]))
    for assignment in facts.assignments {
      #expect(assignment.range.upperBound <= bytes.count)
    }
  }
}
