internal import AutoLayout
internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// Half a point: Xcode itself rounds frames to the pixels of the simulated device.
let layoutTolerance = 0.5

/// The same for places, which three pixels a point may round by a sixth more.
let placeTolerance = 0.67

extension LintedAdView {
  /// How far a frame leaves another, as in "12 pt at the right"; nil within the tolerance.
  func excess(of rect: Rect, over bounds: Rect) -> String? {
    let sides = [
      (bounds.x - rect.x, "left"), (rect.maxX - bounds.maxX, "right"),
      (bounds.y - rect.y, "top"), (rect.maxY - bounds.maxY, "bottom"),
    ].filter { $0.0 > placeTolerance }
    guard !sides.isEmpty else { return nil }
    return listed(sides.map { "\($0.0.points) pt at the \($0.1)" })
  }

  /// How sure it is that a frame, which leaves another one, does so.
  func certainty(of frame: LayoutFrame, leaving bounds: Rect) -> Certainty {
    frame.certainty.settled(excess(of: frame.core, over: bounds) != nil)
  }

  /// The ad view as large as it may be, where its own size is only estimated.
  var boundsReach: Rect? {
    layout.bounds.map { bounds in
      Rect(
        x: bounds.x, y: bounds.y, width: bounds.width + (layout.width(of: view)?.error ?? 0),
        height: bounds.height + (layout.height(of: view)?.error ?? 0))
    }
  }

  /// Whether a media view covers nearly the whole ad, as full-screen designs have it.
  var hasFullBleedMedia: Bool {
    guard let bounds = layout.bounds, bounds.area > 0 else { return false }
    return contents.contains { media in
      guard component(media)?.role == .media || ad.binding(.media)?.target == media,
        let frame = rect(of: media)
      else { return false }
      return frame.intersection(bounds).area >= bounds.area * 0.8
    }
  }
}

extension PlacedAsset {
  /// Whether the asset lies in a view that scrolls inside the ad, so that its frame says little.
  func isScrolled(in ad: LintedAdView) -> Bool {
    view.lineage(to: ad.view).dropFirst().contains { $0.kind == "scrollView" }
  }
}

extension View {
  /// The recorded frame's tag, else the element's name.
  var frameRange: Range<Int> { element.child(key: "frame")?.nameRange ?? element.nameRange }

  /// Interface Builder itself marked the frame as wrong.
  var isMarkedWrong: Bool { isMisplaced || isMarkedAmbiguous }
}

extension Length {
  /// The constant that gives the length, else the view's frame.
  func range(in view: View) -> Range<Int> {
    constraint?.element.attributeRange("constant") ?? view.frameRange
  }
}

extension LintedAdView {
  /// The sides of a view that are shorter than `minimum`, with a name for each; recorded zeros say
  /// nothing, since generated files are full of them.
  func shortSides(of view: View, below minimum: Double) -> [(name: String, length: Length)] {
    [("width", layout.width(of: view)), ("height", layout.height(of: view))].compactMap { side in
      guard let length = side.1, length.points < minimum - layoutTolerance,
        length.certainty == .proved || length.points > 0
      else { return nil }
      return (side.0, length.below(minimum - layoutTolerance))
    }
  }

  /// `90 × 90 pt`, with `?` for what is unknown.
  func sizeWords(of view: View) -> String {
    let width = layout.width(of: view)?.points.points ?? "?"
    let height = layout.height(of: view)?.points.points ?? "?"
    return "\(width) × \(height) pt"
  }
}

extension LintedAdView {
  /// The severity for an asset that nobody can see properly: an error where the SDK voids the
  /// impression for it.
  func severityIfRequired(_ info: RuleInfo, _ binding: AdView.Binding) -> Severity {
    let isVoided = profile.countsOnlyOpaqueAssets && ad.isRequired(binding)
    return isVoided ? .error : statedSeverity(info) ?? info.severity
  }
}
