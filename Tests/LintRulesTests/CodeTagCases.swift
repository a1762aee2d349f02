import SourceCode
import TestSupport

private func ad(_ customClass: String, _ tags: [Int]) -> String {
  let kinds = ["label", "label", "view", "button"]
  let rows = ["0 0 100 20", "0 30 100 20", "0 60 20 20", "0 90 100 30"]
  let views = zip(zip(kinds, rows), tags).enumerated().map { number, view in
    let (kind, frame) = view.0
    return "<\(kind) tag=\"\(view.1)\" id=\"v\(number)\">\(Xib.rect(frame))</\(kind)>"
  }
  let name = customClass.isEmpty ? "" : " customClass=\"\(customClass)\""
  return """
    <view id="ad"\(name)>\(Xib.rect("0 0 300 250"))<subviews>\(views.joined())\
    <label text="Ad" id="badge">\(Xib.rect("120 0 30 20"))</label></subviews></view>
    """
}

private let binder = """
  import AppLovinSDK
  class Feed {
    func bind(_ adView: MANativeAdView) {
      adView.bindViews(with: MANativeAdViewBinder { builder in
        builder.titleLabelTag = 11
        builder.bodyLabelTag = 12
        builder.optionsContentViewTag = 13
        builder.callToActionButtonTag = 14
      })
    }
  }
  """

private let objectiveC = """
  #import <AppLovinSDK/AppLovinSDK.h>
  @implementation Feed
  - (void)bind:(MANativeAdView *)adView {
    MANativeAdViewBinder *binder = [[MANativeAdViewBinder alloc]
      initWithBuilderBlock:^(MANativeAdViewBinderBuilder *builder) {
        builder.titleLabelTag = 11;
        builder.optionsContentViewTag = 13;
        builder.callToActionButtonTag = 14;
      }];
  }
  @end
  """

/// A second layout with a title of its own.
private let twoLayouts = binder.replacing("  }\n}", with: "    builder.titleLabelTag = 21\n  }\n}")

/// The binder with constants of a type for tags.
private let constants =
  "enum Tags { static let options = 13 }\n"
  + binder.replacing("Tag = 13", with: "Tag = Tags.options")

private let cas = """
  import CleverAdsSolutions
  func bind(_ view: CASNativeView) {
    view.registerHeadlineView(tag: 11)
    view.registerBodyView(tag: 12)
    view.registerCallToActionView(tag: 14)
  }
  """

private let objectiveCCAS = """
  void bind(CASNativeView *view) {
    [view registerHeadlineViewWithTag:11];
    [view registerBodyViewWithTag:12];
    [view registerCallToActionViewWithTag:14];
  }
  """

extension CodeTests {
  static let tags: [CodeExample] = [
    CodeExample(.swift, binder, ad("MANativeAdView", [11, 12, 13, 14])),
    CodeExample(.swift, binder, ad("MANativeAdView", [11, 12, 5, 14]), "missing_adchoices"),
    CodeExample(.swift, binder, ad("MANativeAdView", [11, 5, 13, 14]), "missing_tag"),
    CodeExample(.swift, constants, ad("MANativeAdView", [11, 12, 5, 14]), "missing_adchoices"),
    CodeExample(
      .swift, binder, ad("MANativeAdView", [11, 11, 13, 14]), "duplicate_tag", "missing_tag"),
    CodeExample(
      .swift, binder, ad("MANativeAdView", [31, 32, 33, 34]), "unbound_ad_view"),
    CodeExample(.swift, binder, ad("", [11, 12, 13, 14]), "missing_ad_view"),
    CodeExample(.swift, twoLayouts, ad("MANativeAdView", [11, 5, 13, 14])),
    CodeExample(
      .objectiveC, objectiveC, ad("MANativeAdView", [11, 12, 5, 14]), "missing_adchoices"),
    CodeExample(.swift, cas, ad("CASNativeView", [11, 12, 13, 14])),
    CodeExample(.swift, cas, ad("CASNativeView", [11, 5, 13, 14]), "missing_tag"),
    CodeExample(.objectiveC, objectiveCCAS, ad("CASNativeView", [11, 5, 13, 14]), "missing_tag"),
    // A tag that is worked out may be any.
    CodeExample(
      .swift, binder.replacing("Tag = 13", with: "Tag = next()"),
      ad("MANativeAdView", [11, 12, 5, 14])),
    // Near misses: a comment, a text, another object's tag.
    CodeExample(
      .swift, binder.replacing("builder.bodyLabelTag", with: "// builder.bodyLabelTag"),
      ad("MANativeAdView", [11, 5, 13, 14])),
    CodeExample(
      .swift,
      binder.replacing("builder.bodyLabelTag = 12", with: "print(\"builder.bodyLabelTag = 12\")"),
      ad("MANativeAdView", [11, 5, 13, 14])),
    CodeExample(
      .swift, binder.replacing("builder.bodyLabelTag", with: "builder.tag"),
      ad("MANativeAdView", [11, 5, 13, 14])),
  ]
}
