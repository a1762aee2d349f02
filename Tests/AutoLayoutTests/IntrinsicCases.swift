extension IntrinsicTests {
  private static let corner = ["v.left = ad.left", "v.top = ad.top"]

  private static func alone(
    _ name: String, _ view: String, _ frame: String, at stage: Scene.Stage = .design,
    _ change: (inout Scene) -> Void = { _ in }
  ) -> LayoutCase {
    LayoutCase(name, [view], corner, ["v \(frame)"], at: stage, change)
  }

  /// A text of the style of bodies, recorded with a size.
  private static func styled(
    _ name: String, _ width: Double, _ height: Double,
    _ frame: String = "0 0 67 20.5 estimated proved", at stage: Scene.Stage = .design
  ) -> LayoutCase {
    alone(
      name,
      """
      label v 0 0 \(width) \(height) text=Headline <fontDescription key="fontDescription" \
      style="UICTFontTextStyleBody"/>
      """, frame, at: stage)
  }

  static let texts: [LayoutCase] = [
    alone("a label", "label v text=Headline", "0 0 67 20.5 estimated proved"),
    alone("an empty label", "label v", "0 0 0 0 estimated estimated"),
    alone("an empty label with a frame", "label v 9 9 99 0", "0 0 0 0 estimated estimated"),
    alone("a large label", "label v text=Headline font=30", "0 0 114 36 estimated proved"),
    alone("a bold label", "label v text=Headline font=bold:17", "0 0 72 20.5 estimated proved"),
    alone("a label of Helvetica Neue", "label v text=Headline", "0 0 63 20.5 estimated proved") {
      $0.tools = 7706
    },
    alone(
      "at run time it is the system's", "label v text=Headline", "0 0 67 20.5 estimated proved",
      at: .runTime
    ) {
      $0.tools = 7706
    },
    alone(
      "a named font",
      """
      label v text=Headline <fontDescription key="fontDescription" name="Futura" \
      family="Futura" pointSize="17"/>
      """, "0 0 67 20.5 estimated estimated"),
    alone(
      "a recorded width near the model's", "label v 9 9 68.5 20.5 text=Headline",
      "0 0 68.5 20.5 estimated proved"),
    alone(
      "a recorded width far from it", "label v 9 9 99 20.5 text=Headline",
      "0 0 67 20.5 estimated proved"),
    styled("a text style on a canvas of small texts", 55.5, 17, "0 0 55.5 17 estimated proved"),
    styled("is at run time as large as by default", 55.5, 17, at: .runTime),
    styled("a text style too small for any canvas", 45, 12),
    alone("a button", "button v buttonType=system title=Install", "0 0 41 30 estimated proved"),
    alone("a button without a type", "button v title=Install", "0 0 47 34 estimated proved"),
    alone(
      "the two faces of San Francisco before Xcode 12", "button v title=Install",
      "0 0 48 34 estimated proved"
    ) {
      $0.tools = 16097
    },
    alone(
      "at run time there is only one", "button v title=Install", "0 0 47 34 estimated proved",
      at: .runTime
    ) {
      $0.tools = 16097
    },
    alone("an empty button", "button v buttonType=system", "0 0 30 30 estimated proved"),
    alone(
      "a button's font", "button v buttonType=system title=Install font=20",
      "0 0 52 36 estimated proved"),
    alone(
      "a button's insets", "button v title=Install insets=1,2,3,4", "0 0 53 26 estimated proved"),
    alone(
      "a configured button",
      """
      button v buttonType=system <buttonConfiguration key="configuration" style="filled" \
      title="Install"/>
      """, "0 0 69 34.5 estimated estimated"),
  ]

  static let wrapped: [LayoutCase] = [
    LayoutCase(
      "at the width of its constraints", ["label v text=\(long) numberOfLines=0"],
      corner + ["v.width = 120"], ["v 0 0 120 81.5 proved estimated"]),
    LayoutCase(
      "in a given number of lines", ["label v text=\(long) numberOfLines=2"],
      corner + ["v.width = 120"], ["v 0 0 120 41 proved estimated"]),
    LayoutCase(
      "at the preferred width", ["label v text=\(long) numberOfLines=0 preferredMaxLayoutWidth=90"],
      corner, ["v 0 0 84.5 101.5 estimated estimated"]),
    LayoutCase(
      "not at all", ["label v text=\(long)"], corner + ["v.width = 120"], ["v 0 0 120 20.5"]),
    LayoutCase(
      "what stands below moves", ["label v text=\(long) numberOfLines=0", "view w"],
      corner + ["v.width = 120", "w.top = v.bottom + 4", "w.left = v.left", "w.width = 9"]
        + ["w.height = 9"], ["w 0 85.5 9 9 proved estimated"]),
    LayoutCase(
      "as wide as a wider screen lets it", ["label v text=\(long) numberOfLines=0"],
      corner + ["v.right = ad.right"], ["v 0 0 400 20.5"], at: .width(400)),
    LayoutCase(
      "not at the width that the canvas measured for it",
      ["label v 0 0 83 17 text=Lorem_ipsum font=14 numberOfLines=0"], corner,
      ["v 0 0 83 17 estimated proved"]),
    LayoutCase(
      "a text view", ["textView v text=\(long) scrollEnabled=NO font=14"],
      corner + ["v.width = 120"], ["v 0 0 120 67 proved estimated"]),
  ]

  private static let long = "The_quick_brown_fox_jumps_over_the_lazy_dog"

  static let images: [LayoutCase] = [
    alone("an image of the resources", "imageView v image=photo", "0 0 60 40 estimated estimated") {
      $0.resources = photo
    },
    alone("a missing image", "imageView v image=gone", "ambiguous ambiguous"),
    alone("no image", "imageView v", "ambiguous ambiguous"),
    alone("a symbol", "imageView v image=star catalog=system", "0 0 20 19 estimated estimated") {
      $0.resources = "<image name=\"star\" catalog=\"system\" width=\"128\" height=\"122\"/>"
    },
    alone(
      "a button's image", "button v <state key=\"normal\" image=\"photo\"/>",
      "0 0 60 40 estimated proved"
    ) {
      $0.resources = photo
    },
  ]

  private static let photo = "<image name=\"photo\" width=\"60\" height=\"40\"/>"

  static let controls: [LayoutCase] = [
    ("switch", "0 0 51 31"), ("stepper", "0 0 94 32"), ("activityIndicatorView", "0 0 20 20"),
    ("activityIndicatorView", "0 0 37 37 large"), ("textField", "0 0 97 34 roundedRect"),
  ].map { kind, frame in
    let words = frame.split(separator: " ").map(String.init)
    let style =
      words.count > 4 ? (kind == "textField" ? " borderStyle=" : " style=") + words[4] : ""
    return alone(
      kind + style, "\(kind) v\(style)",
      words.prefix(4).joined(separator: " ") + " estimated estimated")
  }

  static let heights: [LayoutCase] = [
    ("slider", 23504, "-2 0 104 31"), ("progressView", 23504, "0 0 100 4"),
    ("progressView", 17000, "0 0 100 2"), ("segmentedControl", 23504, "0 0 100 32"),
    ("segmentedControl", 14000, "0 0 100 29"), ("searchBar", 23504, "0 0 100 56"),
    ("searchBar", 11000, "0 0 100 44"), ("toolbar", 23504, "0 0 100 44"),
    ("navigationBar", 23504, "0 0 100 44"), ("tabBar", 23504, "0 0 100 49"),
    ("pickerView", 23504, "0 0 100 216"),
  ].map { kind, tools, frame in
    LayoutCase(
      "\(kind) of \(tools)", ["\(kind) v"], corner + ["v.width = 100"],
      ["v \(frame) proved estimated"]
    ) { $0.tools = tools }
  }
}
