internal import InterfaceBuilder
internal import NativeAds
internal import SourceCode
internal import SourceModel

/// `swiftui_height_below_xib`
struct SwiftuiHeightBelowXib: CodeRule {
  static let info = RuleInfo(
    id: "swiftui_height_below_xib", topic: .code, severity: .note,
    summary: "A SwiftUI frame is lower than the ad view was drawn",
    rationale: """
      SwiftUI gives the wrapped view the height of its frame. Below the height that the layout was \
      made for, its constraints break or assets leave the ad view.
      """,
    help:
      "Raise the height in .frame to that of the ad view in Interface Builder, or make the layout lower.",
    sources: ["https://developers.google.com/ad-manager/mobile-ads-sdk/ios/native/advanced"],
    triggeringCode: [
      CodeSample(
        """
        import GoogleMobileAds
        struct AdBox: UIViewRepresentable {
          func makeUIView(context: Context) -> NativeAdView {
            Bundle.main.loadNibNamed("NativeAd", owner: nil)?.first as! NativeAdView
          }
        }
        struct Feed: View {
          var body: some View { AdBox().padding().↓frame(minHeight: 200) }
        }
        """,
        """
        <view id="ad" customClass="GADNativeAdView">
          <rect key="frame" x="0.0" y="0.0" width="375" height="300"/>
        </view>
        """)
    ],
    nonTriggeringCode: [
      CodeSample(
        """
        import GoogleMobileAds
        struct AdBox: UIViewRepresentable {
          func makeUIView(context: Context) -> NativeAdView {
            Bundle.main.loadNibNamed("NativeAd", owner: nil)?.first as! NativeAdView
          }
        }
        struct Feed: View {
          var body: some View { AdBox().frame(minHeight: 300) }
        }
        """,
        """
        <view id="ad" customClass="GADNativeAdView">
          <rect key="frame" x="0.0" y="0.0" width="375" height="300"/>
        </view>
        """)
    ])

  func findings(in project: LintedProject) -> [CodeFinding] {
    let heights = project.heightsOfRepresentables
    guard !heights.isEmpty else { return [] }
    return project.evidence.files.flatMap { file in
      file.calls.compactMap { call in
        guard call.name == "frame", let origin = call.origin, let drawn = heights[origin],
          let height = Self.height(call), height < drawn - 0.5
        else { return nil }
        return project.finding(
          Self.info, in: file.file, at: call.range,
          "\(origin) gets a height of \(height.points) pt; its ad view was drawn \(drawn.points) pt high"
        )
      }
    }
  }

  /// The least of the heights that a frame sets.
  private static func height(_ call: Call) -> Double? {
    ["height", "minHeight", "maxHeight"].compactMap { label in
      guard case .number(let points)? = call.argument(label) else { return nil }
      return points
    }.min()
  }
}

extension LintedProject {
  /// The heights, in points, at which the ad views that SwiftUI's wrappers load were drawn.
  fileprivate var heightsOfRepresentables: [String: Double] {
    let wrappers = evidence.files.flatMap(\.types).filter { type in
      type.inherited.contains { $0.hasSuffix("UIViewRepresentable") }
    }.map(\.name)
    var heights: [String: Double] = [:]
    for load in evidence.files.flatMap(\.nibLoads) {
      guard let type = load.context.type, wrappers.contains(type),
        let nib = nibs(named: load.name).first, !nib.adViews.isEmpty,
        let frame = nib.document.topLevelViews.first?.recordedFrame
      else { continue }
      heights[type] = frame.height
    }
    return heights
  }
}
