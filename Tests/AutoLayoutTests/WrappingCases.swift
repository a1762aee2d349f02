extension IntrinsicTests {
  /// A label of a number of lines, at the top left of the scene.
  private static func label(
    _ name: String, _ text: String, recorded: String = "", lines: Int = 0,
    _ constraints: [String], _ expected: String, at stage: Scene.Stage = .runTime
  ) -> LayoutCase {
    LayoutCase(
      name, ["label v \(recorded) text=\(text) numberOfLines=\(lines)"],
      ["v.left = ad.left", "v.top = ad.top"] + constraints, [expected], at: stage)
  }

  static let scripts: [LayoutCase] = [
    label(
      "Chinese breaks anywhere", "这是一个非常非常长的标题", ["v.width = 110"],
      "v 0 0 110 41 proved estimated"),
    label(
      "in as many lines as are allowed", "这是一个非常非常长的标题用于测试多行标签", lines: 2, ["v.width = 110"],
      "v 0 0 110 41 proved estimated"),
    label(
      "behind a word of another script", "iOS_这是一个非常非常长的标题", ["v.width = 110"],
      "v 0 0 110 61 proved estimated"),
    label(
      "Thai has no spaces", "เกมปริศนาที่สนุกมาก", ["v.width = 110"],
      "v 0 0 110 41 proved estimated"),
    label(
      "Korean has", "아주_긴_제목입니다", ["v.width = 95"], "v 0 0 95 41 proved estimated"),
    label(
      "a word longer than the line", "https://example.com/some/very/long/path", ["v.width = 110"],
      "v 0 0 110 81.5 proved estimated"),
    label(
      "begins a line of its own", "See_https://example.com/some/path", ["v.width = 110"],
      "v 0 0 110 81.5 proved estimated"),
    label(
      "a word that fits is not broken", "Headline_Headline", ["v.width = 110"],
      "v 0 0 110 41 proved estimated"),
  ]

  static let edges: [LayoutCase] = [
    label(
      "a text hardly as wide as its label", "Headline", ["v.width = 68"],
      "v 0 0 68 20.5 proved estimated"),
    label(
      "a text certainly narrower", "Headline", ["v.width = 80"], "v 0 0 80 20.5"),
    label(
      "drawn in two lines", "Headline_Headline", recorded: "0 0 139 41", ["v.width = 139"],
      "v 0 0 139 41"),
    label(
      "drawn in one", "Headline_Headline", recorded: "0 0 136 20.5", ["v.width = 136"],
      "v 0 0 136 20.5"),
    label(
      "drawn at another width", "Headline_Headline", recorded: "0 0 90 41", ["v.width = 139"],
      "v 0 0 139 20.5 proved estimated"),
  ]

  static let growth: [LayoutCase] = [
    label(
      "at the width that was drawn", "Headline_Headline_Headline_Headline_Headline",
      ["ad.right >= v.right"], "v 0 0 280 41 estimated estimated"),
    label(
      "on a wider screen", "Headline_Headline_Headline_Headline_Headline",
      ["ad.right >= v.right"], "v 0 0 351 20.5 estimated proved", at: .width(800)),
    label(
      "on a narrower one", "Headline_Headline_Headline_Headline_Headline",
      ["ad.right >= v.right"], "v 0 0 138 61 estimated estimated", at: .width(200)),
  ]
}
