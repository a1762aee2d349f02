internal import NativeAds
internal import Reporting

/// An inspection for people.
struct InspectionText: Sendable {
  let text: String

  init(_ inspection: Inspection) {
    let head = VisibleText.sentence(inspection.path) + ": " + Self.counted(inspection.adViews.count)
    let sections = inspection.adViews.map(Self.section)
    text = ([head] + sections).joined(separator: "\n\n") + "\n"
  }

  private static func counted(_ adViews: Int) -> String {
    switch adViews {
    case 0: "no ad views"
    case 1: "1 ad view"
    default: "\(adViews) ad views"
    }
  }

  private static func section(_ ad: InspectedAdView) -> String {
    let facts = TextWrap.table(
      [
        ["SDK", "\(ad.sdk.name), \(ad.sdk.format)"],
        ["recognised", ad.evidence],
        ["outlets of", ad.outletsStartAt.words],
        ["AdChoices", adChoices(ad.adChoices)],
        ["attribution", attribution(ad.attribution)],
        ["screen width", ad.layout.words],
      ] + (ad.code.isEmpty ? [] : [["code", code(ad.code)]]), indent: 2)
    let parts = [
      ad.object.words, facts, "\n  assets", assets(of: ad), "\n  views", tree(of: ad),
    ]
    return parts.joined(separator: "\n")
  }

  private static func code(_ files: [String]) -> String {
    let shown = files.prefix(3).map(VisibleText.sentence).joined(separator: ", ")
    return files.count > 3 ? "\(shown) and \(files.count - 3) more" : shown
  }

  private static func adChoices(_ place: InspectedAdView.AdChoices) -> String {
    if let view = place.view { return view.words }
    guard let corner = place.corner else { return "unknown" }
    return corner.split(separator: "_").joined(separator: "-") + " corner"
  }

  private static func attribution(_ candidates: [InspectedAdView.Attribution]) -> String {
    guard !candidates.isEmpty else { return "none" }
    return candidates.map { candidate in
      let asset = candidate.boundTo.map { ", bound to " + VisibleText.sentence($0) } ?? ""
      return candidate.view.words + " by \(candidate.recognisedBy)"
        + (candidate.text.map { " " + quoted($0) } ?? "")
        + (candidate.isVisible ? "" : ", not visible") + asset
    }.joined(separator: "; ")
  }

  private static func assets(of ad: InspectedAdView) -> String {
    guard !ad.assets.isEmpty else { return "    none" }
    let head = ["ASSET", "OUTLET", "VIEW"] + frameHeadings(ad) + ["TAKES TOUCHES", "VISIBLE"]
    let rows = ad.assets.map { asset in
      let view = asset.view.map { view in
        [view.object.words] + frames(view)
          + [view.takesTouches ? "yes" : "no", view.isVisible ? "yes" : "no"]
      }
      return [Role(rawValue: asset.role).words, VisibleText.sentence(asset.outlet)]
        + (view ?? [VisibleText.sentence("no view \(asset.destination)")])
    }
    return TextWrap.table([head] + rows, indent: 4)
  }

  private static func tree(of ad: InspectedAdView) -> String {
    TextWrap.table([["VIEW"] + frameHeadings(ad)] + rows(ad.view, depth: 0), indent: 4)
  }

  private static func rows(_ view: InspectedView, depth: Int) -> [[String]] {
    let name =
      String(repeating: "  ", count: depth) + view.object.words
      + (view.object.label == nil ? view.text.map { " " + quoted($0) } ?? "" : "")
    return [[name] + frames(view)]
      + (view.subviews ?? []).flatMap { rows($0, depth: depth + 1) }
  }

  private static func frameHeadings(_ ad: InspectedAdView) -> [String] {
    let width = ad.layout.width.map { " AT \($0.digits) PT" } ?? ""
    return ["SOLVED\(width) (X, Y  W × H)", "HOW SURE", "RECORDED"]
  }

  private static func frames(_ view: InspectedView) -> [String] {
    let isSame = view.frame.flatMap { view.recordedFrame?.isNear($0) } ?? false
    return [
      view.frame?.words ?? "–",
      view.certainty?.words ?? (view.frame == nil ? "not laid out" : "only recorded"),
      isSame ? "same" : view.recordedFrame?.words ?? "–",
    ]
  }

  /// One line of at most 40 characters, none of which steers the terminal.
  private static func quoted(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let line = VisibleText.sentence(words)
    return "“\(line.count > 40 ? line.prefix(39) + "…" : line)”"
  }
}
