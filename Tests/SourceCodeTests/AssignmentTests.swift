import SourceCode
import Testing

@Suite("Assignments")
struct AssignmentTests {
  @Test("in Swift, however people write them", arguments: swiftCases)
  func swift(_ example: CodeCase) { #expect(example.lines == example.expected) }

  @Test("in Objective-C, however people write them", arguments: objectiveCCases)
  func objectiveC(_ example: CodeCase) { #expect(example.lines == example.expected) }

  @Test("in comments and strings are none", arguments: silentCases)
  func silent(_ example: CodeCase) { #expect(example.lines == example.expected) }

  private static let swiftCases: [CodeCase] = [
    .swift("cta.isEnabled = false", "?.cta.isEnabled = false"),
    .swift("self.cta?.isEnabled = false", "self.cta.isEnabled = false"),
    .swift("weakSelf?.cta!.isEnabled = true", "self.cta.isEnabled = true"),
    .swift("adView.cta?.isEnabled = false", "adView<AdView>.cta.isEnabled = false"),
    .swift(
      "(adView.cta as? UIButton)?.isEnabled = false",
      "adView<AdView>.cta<UIButton>.isEnabled = false"),
    .swift(
      "((adView.cta) as! UIButton).isEnabled = false",
      "adView<AdView>.cta<UIButton>.isEnabled = false"),
    .swift(
      "(view as! AdView)\n  .cta?\n  .isEnabled = false", "?.view<AdView>.cta.isEnabled = false"),
    .swift(
      "let cta = adView.cta as? UIButton\ncta?.isEnabled = false",
      "adView<AdView>.cta<UIButton>.isEnabled = false"),
    .swift(
      "if let cta = adView.cta, ad.isLive { cta.isEnabled = false }",
      "adView<AdView>.cta.isEnabled = false"),
    .swift(
      "guard let cta = adView.cta else { return }\ncta.isEnabled = false",
      "adView<AdView>.cta.isEnabled = false"),
    .swift(
      "for view in [adView.cta, icon] { view?.isEnabled = false }",
      "adView<AdView>.cta.isEnabled = false", "?.icon.isEnabled = false"),
    .swift(
      "let all = [adView.cta, icon]\nfor view in all { view.isEnabled = false }",
      "adView<AdView>.cta.isEnabled = false", "?.icon.isEnabled = false"),
    .swift(
      "[cta, icon].forEach { $0?.isEnabled = false }",
      "?.cta.isEnabled = false", "?.icon.isEnabled = false"),
    .swift(
      "[cta, icon].compactMap { $0 }.forEach { view in view.isEnabled = false }",
      "?.cta.isEnabled = false", "?.icon.isEnabled = false"),
    .swift(
      "makeView().cta.isEnabled = false", ".cta.isEnabled = false"),
    .swift(
      "let view = AdView()\nview.cta.isEnabled = false",
      "view<AdView>.cta.isEnabled = false"),
    .swift(
      "configure { [weak self] (other: Other) in other.cta.isEnabled = false }",
      "other<Other>.cta.isEnabled = false"),
    .swift("ads.first { $0.isLive }?.cta.isEnabled = flag", ".cta.isEnabled = ?.flag"),
    .swift("label.text = \"Ad\"", "?.label.text = “Ad”"),
    .swift("label.text = #\"Ad\"#", "?.label.text = “Ad”"),
    .swift("label.text = NSLocalizedString(\"Ad\", comment: \"\")", "?.label.text = …Ad|…"),
    .swift("label.text = String(localized: \"Ad\")", "?.label.text = …Ad…"),
    .swift("label.text = ad.body ?? \"none\"", "?.label.text = …none…"),
    .swift("label.text = ad\n  .body", "?.label.text = ad<Ad>.body"),
    .swift("label.size = -1.5; label.tag = 1_001", "?.label.size = -1.5", "?.label.tag = 1001.0"),
    .swift("button.setTitle(\"Ad\", for: .normal)", "?.button.normalTitle = “Ad”"),
    .swift("let tag = 7\nview.tag = tag", "?.view.tag = 7.0"),
    .swift("label.text = live ? \"A\" : \"B\"", "?.label.text = …A|B…"),
    .swift(
      "label.attributedText = NSAttributedString(string: \"Ad\")", "?.label.attributedText = …Ad…"),
    .swift("adView.setValue(media, forKey: \"mediaView\")", "adView<AdView>.mediaView = ?.media"),
    .swift(
      "#if false\ncta.x = 1\n#if A\n#else\n#endif\n#else\ncta.y = 2\n#endif", "?.cta.y = 2.0"),
    .swift("options.corner = .topLeft", "?.options.corner = topLeft"),
    .swift("options.corner = Corner.topLeft", "?.options.corner = ?.Corner.topLeft"),
    .swift("if a == b || c != d { e.f = g }", "?.e.f = ?.g"),
    .swift("let match = /\"a/\ncta.isEnabled = false", "?.cta.isEnabled = false"),
    .swift(
      "label.text = \"\"\"\n  a \"quoted\" b\n  \"\"\"\ncta.x = 1",
      "?.label.text = “\n  a \"quoted\" b\n  ”", "?.cta.x = 1.0"),
  ]

  private static let objectiveCCases: [CodeCase] = [
    .objectiveC("self.cta.enabled = NO;", "self.cta.enabled = false"),
    .objectiveC("_cta.enabled = NO;", "?.cta.enabled = false"),
    .objectiveC("self->_cta.enabled = NO;", "self.cta.enabled = false"),
    .objectiveC("adView.cta.enabled = NO;", "adView<AdView>.cta.enabled = false"),
    .objectiveC("[adView.cta setEnabled:NO];", "adView<AdView>.cta.enabled = false"),
    .objectiveC("[[adView cta] setEnabled:NO];", "adView<AdView>.cta.enabled = false"),
    .objectiveC(
      "((UIButton *)adView.cta).enabled = NO;", "adView<AdView>.cta<UIButton>.enabled = false"),
    .objectiveC(
      "[(UIButton *)adView.cta setEnabled:NO];", "adView<AdView>.cta<UIButton>.enabled = false"),
    .objectiveC(
      "UIButton *cta = (UIButton *)adView.cta;\ncta.enabled = NO;",
      "adView<AdView>.cta<UIButton>.enabled = false"),
    .objectiveC(
      "UIView * _Nullable cta = adView.cta;\n[cta setEnabled:NO];",
      "adView<AdView>.cta<UIView>.enabled = false"),
    .objectiveC(
      "for (UIView *view in @[adView.cta, self.icon]) { view.enabled = NO; }",
      "adView<AdView>.cta.enabled = false", "self.icon.enabled = false"),
    .objectiveC(
      "NSArray *all = @[adView.cta, self.icon];\nfor (UIView *view in all) view.enabled = NO;",
      "adView<AdView>.cta.enabled = false", "self.icon.enabled = false"),
    .objectiveC(
      "AdView *view = [[AdView alloc] init];\nview.cta.enabled = NO;",
      "?.AdView.alloc.init<AdView>.cta.enabled = false"),
    .objectiveC("label.text = @\"Ad\";", "?.label.text = “Ad”"),
    .objectiveC("[label setText:NSLocalizedString(@\"Ad\", nil)];", "?.label.text = …Ad…"),
    .objectiveC(
      "[button setTitle:@\"Ad\" forState:UIControlStateNormal];", "?.button.normalTitle = “Ad”"),
    .objectiveC("label.text = ad ? ad.body : nil;", "?.label.text = …"),
    .objectiveC("NSInteger const tag = 7;\nview.tag = tag;", "tag = 7.0", "?.view.tag = ?.tag"),
    .objectiveC(
      "[adView setValue:media forKey:@\"mediaView\"];", "adView<AdView>.mediaView = ?.media"),
    .objectiveC("#if 0\ncta.x = 1;\n#endif\ncta.y = 2;", "?.cta.y = 2.0"),
    .objectiveC("options.corner = CornerTopLeft;", "?.options.corner = ?.CornerTopLeft"),
    .objectiveC("view.tag = '\"'; view.tag = 2;", "?.view.tag = …", "?.view.tag = 2.0"),
  ]

  private static let silentCases: [CodeCase] = [
    .swift("// cta.isEnabled = false"),
    .swift("/* a /* b */ cta.isEnabled = false */"),
    .swift("print(\"cta.isEnabled = false\")"),
    .swift("print(\"\\(call(\"x\")) cta.isEnabled = false\")"),
    .swift("print(#\"\"\"\n\" cta.isEnabled = false\n\"\"\"#)"),
    .swift("if cta.isEnabled == false {}"),
    .objectiveC("// cta.enabled = NO;"),
    .objectiveC("/* a /* b */"),
    .objectiveC("/* cta.enabled = NO; */"),
    .objectiveC("NSLog(@\"[cta setEnabled:NO]; cta.enabled = NO;\");"),
    .objectiveC("#define OFF cta.enabled = NO; \\\n  [cta setEnabled:NO];"),
    .objectiveC("if (cta.enabled == NO) {}"),
  ]
}
