internal import AutoLayout
internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `stale_frames`
struct StaleFrames: AdViewRule {
  static let info = RuleInfo(
    id: "stale_frames", topic: .geometry, severity: .note,
    summary: "The frames in the file are not those that the constraints give",
    rationale: """
      Interface Builder saves a frame with each view, and the app ignores it where there are \
      constraints. A tool or a person that edits the file by hand leaves the old ones, so that \
      the canvas and the diff show another layout than the app. adlint judges the layout that the \
      constraints give.
      """,
    help: "Select the views and choose Editor ▸ Update Frames, or open and save the file in Xcode.",
    sources: [
      "https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/ResolvingIssues.html"
    ],
    triggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <rect key="frame" x="0" y="0" width="320" height="100"/>
        <subviews>
          <view id="m" customClass="GADMediaView" translatesAutoresizingMaskIntoConstraints="NO">
            <↓rect key="frame" x="8" y="8" width="90" height="84"/>
          </view>
        </subviews>
        <constraints>
          <constraint firstItem="m" firstAttribute="top" secondItem="ad" secondAttribute="top" constant="8" id="c1"/>
          <constraint firstItem="m" firstAttribute="left" secondItem="ad" secondAttribute="left" constant="8" id="c2"/>
          <constraint firstItem="m" firstAttribute="width" constant="120" id="c3"/>
          <constraint firstItem="m" firstAttribute="height" constant="84" id="c4"/>
        </constraints>
        <connections><outlet property="mediaView" destination="m" id="o1"/></connections>
      </view>
      """
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <rect key="frame" x="0" y="0" width="320" height="100"/>
        <subviews>
          <view id="m" customClass="GADMediaView" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="8" y="8" width="120" height="85"/>
          </view>
        </subviews>
        <constraints>
          <constraint firstItem="m" firstAttribute="top" secondItem="ad" secondAttribute="top" constant="8" id="c1"/>
          <constraint firstItem="m" firstAttribute="left" secondItem="ad" secondAttribute="left" constant="8" id="c2"/>
          <constraint firstItem="m" firstAttribute="width" constant="120" id="c3"/>
          <constraint firstItem="m" firstAttribute="height" constant="84" id="c4"/>
        </constraints>
        <connections><outlet property="mediaView" destination="m" id="o1"/></connections>
      </view>
      """
    ])

  /// Less than this comes from rounding and from fonts that changed with the system.
  private static let tolerance = 2.0

  func findings(in ad: LintedAdView) -> [Finding] {
    // Where Interface Builder marked a frame itself, it has told the author, and no frame counts.
    guard !ad.contents.contains(where: \.isMarkedWrong) else { return [] }
    let stale = ad.contents.compactMap { view in solvedFrame(of: view, ad).map { (view, $0) } }
    guard let (view, solved) = stale.first, let recorded = view.recordedFrame else { return [] }
    let others = stale.count > 1 ? ", and \(stale.count - 1) more differ" : ""
    return [
      ad.finding(
        Self.info, at: view.frameRange,
        "\(view.words) is recorded at \(recorded.words), but its constraints make that "
          + "\(solved.words)\(others)",
        object: view)
    ]
  }

  /// The frame in the superview that is certainly not the recorded one.
  private func solvedFrame(of view: View, _ ad: LintedAdView) -> Rect? {
    let design = ad.layouts.design
    guard let recorded = view.recordedFrame, let superview = view.superview,
      let origin = design.frame(of: superview)?.rect, let frame = design.frame(of: view)?.rect,
      let error = design.error(of: view), let outerError = design.error(of: superview)
    else { return nil }
    let solved = frame.offset(x: -origin.x, y: -origin.y)
    let across = max(abs(solved.x - recorded.x), abs(solved.width - recorded.width))
    let down = max(abs(solved.y - recorded.y), abs(solved.height - recorded.height))
    let isStale =
      across > Self.tolerance + error.horizontal + outerError.horizontal
      || down > Self.tolerance + error.vertical + outerError.vertical
    return isStale ? solved : nil
  }
}

extension Layout {
  /// By how many points a place or size may be off, since it rests on texts; nil where unknown.
  fileprivate func error(of view: View) -> (horizontal: Double, vertical: Double)? {
    guard let states = states(of: view), let horizontal = states.horizontal.tolerance,
      let vertical = states.vertical.tolerance
    else { return nil }
    return (horizontal, vertical)
  }
}

extension LayoutState {
  fileprivate var tolerance: Double? {
    switch self {
    case .proved: 0
    case .estimated(let tolerance): tolerance
    case .recorded, .ambiguous, .broken, .unknown: nil
    }
  }
}

extension Rect {
  /// `8, 8 with 90 × 84 pt`.
  fileprivate var words: String { "\(x.points), \(y.points) with \(size) pt" }
}
