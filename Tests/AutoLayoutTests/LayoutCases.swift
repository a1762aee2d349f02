extension LayoutTests {
  private static let corner = ["v.leading = ad.leading + 8", "v.top = ad.top + 4"]
  private static let size = ["v.width = 50", "v.height = 20"]
  private static let right = "50 20 100 30"

  static let proved: [LayoutCase] = [
    LayoutCase("constants", ["v -"], corner + size, "8 4 50 20 proved proved"),
    LayoutCase("they beat the record", ["v \(right)"], corner + size, "8 4 50 20 proved proved"),
    LayoutCase(
      "all four edges", ["v -"],
      corner + ["v.trailing = ad.trailing - 8", "v.bottom = ad.bottom - 16"],
      "8 4 284 180 proved proved"),
    LayoutCase(
      "the other way round", ["v -"],
      ["ad.leading = v.leading - 8", "ad.trailing = v.trailing + 8", "ad.bottom = v.bottom + 20"]
        + ["v.height = 20"],
      "8 160 284 20 proved proved"),
    LayoutCase(
      "left and right", ["v -"],
      ["v.left = ad.left + 1", "ad.right = v.right + 2", "v.top = ad.top", "v.height = 5"],
      "1 0 297 5 proved proved"),
    LayoutCase(
      "to a sibling", ["v -", "w -"],
      [
        "w.leading = ad.leading + 8", "w.top = ad.top", "w.width = 40", "w.height = 40",
        "v.leading = w.trailing + 8", "v.trailing = ad.trailing - 8", "v.centerY = w.centerY",
        "v.height = 20",
      ], "56 10 236 20 proved proved"),
    LayoutCase(
      "centred", ["v -"], size + ["v.centerX = ad.centerX", "v.centerY = ad.centerY + 10"],
      "125 100 50 20 proved proved"),
    LayoutCase(
      "in the safe area", ["v -"],
      ["v.leading = safe.leading", "safe.trailing = v.trailing", "v.top = safe.top + 2"]
        + ["safe.bottom = v.bottom + 2"], "0 2 300 196 proved proved"),
    LayoutCase(
      "with an aspect ratio", ["v -"],
      corner + ["v.width = 160", "v.width = v.height * 16:9"], "8 4 160 90 proved proved"),
    LayoutCase(
      "as wide as half the ad", ["v -"],
      corner + ["v.width = ad.width * 0.5 + 3", "v.height = v.width"],
      "8 4 153 153 proved proved"),
    LayoutCase("a fixed frame", ["v 5 6 70 8 fixedFrame"], [], "5 6 70 8 proved proved"),
    LayoutCase("an autoresized frame", ["v 5 6 70 8 autoresized"], [], "5 6 70 8 proved proved"),
    LayoutCase(
      "misplaced but solved", ["v \(right) misplaced"], corner + size, "8 4 50 20 proved proved"),
    LayoutCase(
      "one direction alone", ["v \(right)"], ["v.leading = ad.leading + 8", "v.width = 50"],
      "8 20 50 30 proved recorded"),
  ]

  static let weighed: [LayoutCase] = [
    LayoutCase(
      "at most more", ["v \(right)"], ["v.width <= 120"], "50 20 100 30 recorded recorded"),
    LayoutCase("at most less", ["v \(right)"], ["v.width <= 60"], "50 20 60 30 recorded recorded"),
    LayoutCase(
      "at least less", ["v \(right)"], ["v.width >= 60"], "50 20 100 30 recorded recorded"),
    LayoutCase(
      "at least more", ["v \(right)"], ["v.width >= 120"], "unknown"),
    LayoutCase("only at least", ["v -"], corner + ["v.width >= 9", "v.height = 9"], "unknown"),
    LayoutCase("999", ["v \(right)"], ["v.height = 60 @999"], "50 20 100 60 recorded recorded"),
    LayoutCase("750", ["v \(right)"], ["v.height = 60 @750"], "50 20 100 30 recorded recorded"),
    LayoutCase("250", ["v \(right)"], ["v.height = 60 @250"], "50 20 100 30 recorded recorded"),
    LayoutCase(
      "the stronger of two", ["v \(right)"], ["v.height = 60 @800", "v.height = 70 @900"],
      "50 20 100 70 recorded recorded"),
    LayoutCase(
      "required over 999", ["v \(right)"], ["v.height = 60 @999", "v.height = 70"],
      "50 20 100 70 recorded recorded"),
    LayoutCase("a placeholder", ["v \(right)"], ["v.height = 60 placeholder"], "unknown"),
    LayoutCase(
      "a placeholder beside a limit", ["v \(right)"],
      ["v.height = 60 placeholder", "v.height >= 10"], "50 20 100 30 recorded recorded"),
    LayoutCase(
      "positions at 999 prove nothing", ["v \(right)"], ["v.leading = ad.leading + 8 @999"],
      "50 20 100 30 recorded recorded"),
    LayoutCase(
      "positions at least prove nothing", ["v \(right)"], ["v.leading >= ad.leading + 80"],
      "50 20 100 30 recorded recorded"),
  ]

  static let recorded: [LayoutCase] = [
    LayoutCase("nothing else", ["v \(right)"], [], "50 20 100 30 recorded recorded"),
    LayoutCase("misplaced", ["v \(right) misplaced"], [], "unknown"),
    LayoutCase("ambiguous", ["v \(right) ambiguous"], [], "unknown"),
    LayoutCase("no frame", ["v -"], [], "unknown"),
    LayoutCase("half solved without a frame", ["v -"], corner + ["v.width = 5"], "unknown"),
    LayoutCase(
      "an autoresized frame that is wrong", ["v 5 6 70 8 autoresized misplaced"], [], "unknown"),
    LayoutCase(
      "margins", ["v \(right)"], ["v.top = ad.topMargin"], "50 20 100 30 recorded recorded"),
    LayoutCase(
      "a baseline", ["v \(right)"], ["v.firstBaseline = ad.top + 4"],
      "50 20 100 30 recorded recorded"),
    LayoutCase(
      "a multiple of a place", ["v \(right)"], ["v.trailing = ad.trailing * 0.5"],
      "50 20 100 30 recorded recorded"),
    LayoutCase(
      "an unknown item", ["v \(right)"], ["v.leading = gone.leading + 8"],
      "50 20 100 30 recorded recorded"),
    LayoutCase(
      "the child of a stack",
      [
        """
        <stackView id="s" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">\
        <rect key="frame" x="10" y="20" width="100" height="60"/><subviews><label id="v">\
        <rect key="frame" x="1" y="2" width="30" height="40"/></label></subviews></stackView>
        """
      ], [], "11 22 30 40 recorded recorded"),
    LayoutCase(
      "a misplaced container",
      [
        """
        <view id="s" misplaced="YES" translatesAutoresizingMaskIntoConstraints="NO">\
        <rect key="frame" x="10" y="20" width="100" height="60"/><subviews><label id="v" \
        translatesAutoresizingMaskIntoConstraints="NO">\
        <rect key="frame" x="1" y="2" width="30" height="40"/></label></subviews></view>
        """
      ], [], "unknown"),
  ]

  static let hostile: [LayoutCase] = [
    LayoutCase(
      "a contradiction", ["v \(right)"], ["v.width = 50", "v.width = 60"],
      "50 20 50 30 recorded recorded"),
    LayoutCase(
      "a cycle", ["v \(right)", "w \(right)"],
      ["v.leading = w.leading + 1", "w.leading = v.leading + 1"],
      "50 20 100 30 recorded recorded"),
    LayoutCase(
      "itself", ["v \(right)"], ["v.width = v.width", "v.leading = v.leading + 1"],
      "50 20 100 30 recorded recorded"),
    LayoutCase(
      "no number", ["v \(right)"], ["v.leading = ad.leading + nan", "v.width = inf"],
      "0 20 0 30 proved recorded"),
    LayoutCase(
      "beyond all screens", ["v \(right)"],
      ["v.leading = ad.leading + 1e300", "v.width = ad.width * 1e308"],
      "1e+300 20 100 30 recorded recorded"),
    LayoutCase(
      "a multiplier of 0", ["v \(right)"], ["v.width = ad.width * 0 + 7"],
      "50 20 7 30 recorded recorded"),
  ]
}
