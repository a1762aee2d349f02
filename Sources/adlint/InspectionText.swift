/// An inspection for people.
struct InspectionText: Sendable {
  let text: String

  init(_ inspection: Inspection) {
    let head = "\(inspection.path): " + Self.counted(inspection.adViews.count)
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
      ], indent: 2)
    let parts = [
      ad.object.words, facts, "\n  assets", assets(ad.assets), "\n  views", tree(ad.view),
    ]
    return parts.joined(separator: "\n")
  }

  private static func adChoices(_ place: InspectedAdView.AdChoices) -> String {
    if let view = place.view { return view.words }
    guard let corner = place.corner else { return "unknown" }
    return corner.split(separator: "_").joined(separator: "-") + " corner"
  }

  private static func attribution(_ candidates: [InspectedAdView.Attribution]) -> String {
    guard !candidates.isEmpty else { return "none" }
    return candidates.map { candidate in
      let asset = candidate.boundTo.map { ", bound to \($0)" } ?? ""
      return candidate.view.words + " by \(candidate.recognisedBy)"
        + (candidate.text.map { " " + quoted($0) } ?? "")
        + (candidate.isVisible ? "" : ", not visible") + asset
    }.joined(separator: "; ")
  }

  private static func assets(_ assets: [InspectedAdView.Asset]) -> String {
    guard !assets.isEmpty else { return "    none" }
    let head = ["ROLE", "OUTLET", "VIEW", "FRAME", "", "TOUCHES", "VISIBLE"]
    let rows = assets.map { asset in
      [asset.role, asset.outlet] + (asset.view.map(cells) ?? ["no view \(asset.destination)"])
    }
    return TextWrap.table([head] + rows, indent: 4)
  }

  private static func cells(_ view: InspectedView) -> [String] {
    [
      view.object.words, view.frame.map(words) ?? "unknown",
      view.frame.map { $0.isProved ? "proved" : "recorded" } ?? "",
      view.takesTouches ? "on" : "off", view.isVisible ? "yes" : "no",
    ]
  }

  private static func tree(_ view: InspectedView) -> String {
    TextWrap.table(rows(view, depth: 0), indent: 4)
  }

  private static func rows(_ view: InspectedView, depth: Int) -> [[String]] {
    let name =
      String(repeating: "  ", count: depth) + view.object.words
      + (view.object.label == nil ? view.text.map { " " + quoted($0) } ?? "" : "")
    return [[name, view.frame.map(words) ?? "unknown"]]
      + (view.subviews ?? []).flatMap { rows($0, depth: depth + 1) }
  }

  private static func words(_ frame: InspectedView.Frame) -> String {
    "\(number(frame.x)), \(number(frame.y))  \(number(frame.width)) × \(number(frame.height))"
  }

  /// At most two decimals, none where they are 0.
  private static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }

  /// One line of at most 40 characters, none of which steers the terminal.
  private static func quoted(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .filter { !$0.unicodeScalars.contains { $0.properties.generalCategory == .control } }
    return "“\(line.count > 40 ? line.prefix(39) + "…" : line)”"
  }
}
