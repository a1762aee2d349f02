import SourceCode
import Testing

@Suite("Nibs that code loads")
struct NibTests {
  @Test("in Swift", arguments: swiftCases)
  func swift(_ code: String, _ expected: [String]) {
    #expect(FactLines(CodeCase.swift(code).text, .swift).nibs == expected)
  }

  @Test("in Objective-C", arguments: objectiveCCases)
  func objectiveC(_ code: String, _ expected: [String]) {
    #expect(FactLines(CodeCase.objectiveC(code).text, .objectiveC).nibs == expected)
  }

  private static let swiftCases: [(String, [String])] = [
    ("Bundle.main.loadNibNamed(\"A\", owner: nil)?.first as? B", ["A as B"]),
    ("let v = Bundle.main.loadNibNamed(\"A\", owner: nil)![0] as! M.B", ["A as M.B"]),
    ("let v = (Bundle.main.loadNibNamed(\"A\", owner: nil)?.first as! B)", ["A as B"]),
    ("let v = (Bundle.main.loadNibNamed(\"A\", owner: nil)?.first) as! B", ["A as B"]),
    (
      "guard let all = Bundle.main.loadNibNamed(\"A\", owner: nil), let v = all.first as? B else {}",
      ["A as B"]
    ),
    (
      "let all = Bundle.main.loadNibNamed(\"A\", owner: nil)\nlet v = all?[0] as? B", ["A as B"]
    ),
    (
      "let first = Bundle.main.loadNibNamed(\"A\", owner: nil)?.first\nlet v = first as? B",
      ["A as B"]
    ),
    ("UINib(nibName: \"A\", bundle: nil).instantiate(withOwner: nil)[0] as! B", ["A as B"]),
    (
      "let nib = UINib(nibName: \"A\", bundle: .main)\nlet v = nib.instantiate(withOwner: self).first as! B",
      ["A as B"]
    ),
    ("table.register(UINib(nibName: \"A\", bundle: nil), forCellReuseIdentifier: \"x\")", ["A"]),
    ("let name = \"A\"\nlet nib = UINib(nibName: name, bundle: nil)", ["A"]),
    ("Bundle(for: B.self).loadNibNamed(\"A\", owner: nil)?.first as? B", ["A* as B"]),
    ("UINib(nibName: \"A\", bundle: .module)", ["A*"]),
    ("Bundle.main.loadNibNamed(String(describing: A.self), owner: nil)?.first as? A", ["A as A"]),
    ("Bundle.main.loadNibNamed(\"\\(A.self)\", owner: nil)", ["A"]),
    ("Bundle.main.loadNibNamed(String(describing: Self.self), owner: nil)", ["Feed"]),
    ("Bundle.main.loadNibNamed(String(describing: type(of: self)), owner: self)", ["Feed"]),
    ("Bundle.main.loadNibNamed(names[0], owner: nil)?.first as? B", []),
    ("Bundle.main.loadNibNamed(\"A\", owner: nil)?.first(where: { $0 is B }) as? B", ["A"]),
    ("Bundle.main.loadNibNamed(\"A\", owner: nil)?.last as? B", ["A"]),
    ("Bundle.main.loadNibNamed(\"A\", owner: nil)?[1] as? B", ["A"]),
    ("// Bundle.main.loadNibNamed(\"A\", owner: nil)", []),
    ("print(\"loadNibNamed(\\\"A\\\")\")", []),
  ]

  private static let objectiveCCases: [(String, [String])] = [
    (
      "B *v = [[[NSBundle mainBundle] loadNibNamed:@\"A\" owner:nil options:nil] firstObject];",
      ["A as B"]
    ),
    (
      "B *v = [[NSBundle mainBundle] loadNibNamed:@\"A\" owner:nil options:nil].firstObject;",
      ["A as B"]
    ),
    (
      "id v = (B *)[[NSBundle.mainBundle loadNibNamed:@\"A\" owner:nil options:nil] objectAtIndex:0];",
      ["A as B"]
    ),
    (
      "NSArray *all = [[NSBundle mainBundle] loadNibNamed:@\"A\" owner:nil options:nil];\nB *v = all[0];",
      ["A as B"]
    ),
    (
      "NSArray *all = [[NSBundle mainBundle] loadNibNamed:@\"A\" owner:nil options:nil];\nB *v = [all firstObject];",
      ["A as B"]
    ),
    (
      "UINib *nib = [UINib nibWithNibName:@\"A\" bundle:nil];\nB *v = [nib instantiateWithOwner:nil options:nil][0];",
      ["A as B"]
    ),
    (
      "[self.table registerNib:[UINib nibWithNibName:@\"A\" bundle:nil] forCellReuseIdentifier:@\"x\"];",
      ["A"]
    ),
    ("[[NSBundle bundleForClass:[B class]] loadNibNamed:@\"A\" owner:self options:nil];", ["A*"]),
    (
      "[[NSBundle mainBundle] loadNibNamed:NSStringFromClass([A class]) owner:self options:nil];",
      ["A"]
    ),
    (
      "[[NSBundle mainBundle] loadNibNamed:NSStringFromClass([self class]) owner:self options:nil];",
      ["Feed"]
    ),
    (
      "B *v = [[[NSBundle mainBundle] loadNibNamed:@\"A\" owner:nil options:nil] lastObject];",
      ["A"]
    ),
    ("// [[NSBundle mainBundle] loadNibNamed:@\"A\" owner:nil options:nil];", []),
  ]
}
