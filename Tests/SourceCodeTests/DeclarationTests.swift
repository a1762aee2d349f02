import SourceCode
import Testing

@Suite("Declarations and calls")
struct DeclarationTests {
  @Test("Types name their superclass and their outlets", arguments: types)
  func typeLines(_ code: String, _ language: SourceLanguage, _ expected: [String]) {
    #expect(FactLines(code, language).types == expected)
  }

  private static let types: [(String, SourceLanguage, [String])] = [
    ("class A: B {}", .swift, ["A < B"]),
    ("@objc(A) public final class A<T: X>: M.B<T>, P, Q where T: Y {}", .swift, ["A < M.B, P, Q"]),
    ("class A { class func f() {} ; class var x: Int { 1 } }", .swift, ["A < "]),
    ("extension A.B: P {}", .swift, ["extension B < P"]),
    ("struct A: View { let a = B.init() }", .swift, ["A < View"]),
    (
      "class A: B { @IBOutlet weak var a: UILabel!\n @IBOutlet private(set) var b: [UIView]?\n var c: X? }",
      .swift, ["A < B [a: UILabel, b: ]"]
    ),
    ("@objc(XA) open class A: B {}", .swift, ["A < B", "XA < A"]),
    ("// class A: B {}\nlet a = \"class C: D {}\"", .swift, []),
    ("@interface A : B <P>\n@end\n@class C;", .objectiveC, ["A < B"]),
    (
      "@interface A ()\n@property (weak) IBOutlet UILabel *a;\n@end", .objectiveC,
      ["extension A <  [a: UILabel]"]
    ),
    ("@interface A : B { IBOutlet UIView *_a; }\n@end", .objectiveC, ["A < B [_a: UIView]"]),
    ("/* @interface A : B */", .objectiveC, []),
  ]

  @Test("Calls keep their labels and what they are members of", arguments: calls)
  func callLines(_ code: String, _ language: SourceLanguage, _ expected: [String]) {
    #expect(
      FactLines(code, language, calls: ["frame", "register", "registerView"]).calls == expected)
  }

  private static let calls: [(String, SourceLanguage, [String])] = [
    ("ad.register(view, with: self)", .swift, ["?.ad.register(:?.view, with:self)"]),
    (
      "AdBox(ad: ad).padding().frame(minHeight: 300)", .swift,
      ["AdBox()…<AdBox>..frame(minHeight:300.0)"]
    ),
    ("AdBox { x }\n  .frame(height: 90)", .swift, ["AdBox()….frame(height:90.0)"]),
    ("// ad.register(view)", .swift, []),
    ("register(builder: { $0.tag = 1 })", .swift, ["register(builder:…)"]),
    (
      "void f(void) { [ad registerView:view withController:self]; }", .objectiveC,
      ["?.ad.registerView(registerView:?.view, withController:self)"]
    ),
  ]

  @Test("Constants are what they stand for", arguments: constants)
  func constantValues(_ code: String, _ language: SourceLanguage, _ expected: [String]) {
    #expect(FactLines(code, language).assignments == expected)
  }

  private static let constants: [(String, SourceLanguage, [String])] = [
    (
      "class A { static let t = 3\n func f() { v.tag = Self.t; v.tag = A.t } }", .swift,
      ["A: ?.v.tag = 3.0", "A: ?.v.tag = 3.0"]
    ),
    (
      "enum Tags { static let t = 3 }\nclass A { func f() { v.tag = Tags.t } }", .swift,
      ["A: ?.v.tag = 3.0"]
    ),
    ("class A { var t = 3\n func f() { v.tag = t } }", .swift, ["A: ?.v.tag = ?.t"]),
    ("class A { func f() { v.tag = Tags.t } }", .swift, ["A: ?.v.tag = ?.Tags.t"]),
    ("#define T 3\nvoid f(void) { v.tag = T; }", .objectiveC, ["?.v.tag = 3.0"]),
    ("#define T (3)\nvoid f(void) { v.tag = T; }", .objectiveC, ["?.v.tag = 3.0"]),
    ("#define T(x) 3\nvoid f(void) { v.tag = T(1); }", .objectiveC, ["?.v.tag = …"]),
    ("#define N @\"A\" // name\nvoid f(void) { v.name = N; }", .objectiveC, ["?.v.name = “A”"]),
    ("static NSInteger const t = 3;\nvoid f(void) { v.tag = t; }", .objectiveC, ["?.v.tag = 3.0"]),
  ]

  @Test("Each function has its own number")
  func functions() {
    let code = """
      class A { func f() { a.b = 1; c { d.e = 2 } }
        var g: Int { h.i = 3 } }
      """
    #expect(FactLines(code, .swift).facts.assignments.map(\.context.function) == [1, 1, 2])
  }
}
