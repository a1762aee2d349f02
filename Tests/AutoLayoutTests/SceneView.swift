import TestSupport

/// A view in words: `label v 8 4 50 20 text=A_word font=20`. The frame may be missing. Options are
/// `autoresized`, `mask=a,b`, `margins=1,2,3,4`, `directional=…`, `insets=…`, `guide=safeArea:id`,
/// `font=bold:20`, `title=…` of a button, XML that goes into the element, and attributes.
struct SceneView: Sendable {
  let kind: String
  let id: String
  var attributes: [String: String] = [:]
  private var frame = ""
  private var inside = ""
  private var subviews: [SceneView] = []
  private var constraints: [String] = []

  init(_ line: String, isRoot: Bool = false) {
    let xmlStart = line.firstIndex(of: "<") ?? line.endIndex
    let words = line[..<xmlStart].split(separator: " ").map(String.init)
    inside = String(line[xmlStart...])
    kind = words.first ?? "view"
    id = words.dropFirst().first ?? ""
    let isFramed = words.count > 5 && Double(words[2]) != nil
    if isFramed { frame = Xib.rect(words[2...5].joined(separator: " ")) }
    if !isRoot { attributes["translatesAutoresizingMaskIntoConstraints"] = "NO" }
    for word in words.dropFirst(isFramed ? 6 : 2) { read(word) }
  }

  mutating func add(_ view: SceneView, depth: Int) {
    guard depth > 0, !subviews.isEmpty else { return subviews.append(view) }
    subviews[subviews.count - 1].add(view, depth: depth - 1)
  }

  /// Makes the view with an id the owner of a constraint.
  mutating func own(_ constraint: String, _ owner: String) {
    if owner == id { return constraints.append(constraint) }
    for index in subviews.indices { subviews[index].own(constraint, owner) }
  }

  var xml: String {
    let stated = attributes.sorted { $0.key < $1.key }.map { " \($0)=\"\($1)\"" }.joined()
    let kept = subviews.filter { $0.attributes["key"] != nil }.map(\.xml).joined()
    let listed = subviews.filter { $0.attributes["key"] == nil }.map(\.xml).joined(separator: "\n")
    let held = listed.isEmpty ? "" : "<subviews>\(listed)</subviews>"
    let owned =
      constraints.isEmpty ? "" : "<constraints>\(constraints.joined(separator: "\n"))</constraints>"
    return "<\(kind) id=\"\(id)\"\(stated)>\(frame)\(kept)\(held)\(inside)\(owned)</\(kind)>"
  }

  private mutating func read(_ word: String) {
    let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
    let value = parts.count == 2 ? parts[1].split(separator: "_").joined(separator: " ") : "YES"
    switch parts.first ?? "" {
    case "autoresized": attributes["translatesAutoresizingMaskIntoConstraints"] = nil
    case "mask":
      let parts = value.split(separator: ",").map { "\($0)=\"YES\"" }.joined(separator: " ")
      inside += "<autoresizingMask key=\"autoresizingMask\" \(parts)/>"
    case "margins":
      inside += Self.edges("edgeInsets key=\"layoutMargins\"", "top left bottom right", value)
    case "directional":
      inside += Self.edges(
        "directionalEdgeInsets key=\"directionalLayoutMargins\"", "top leading bottom trailing",
        value)
    case "insets":
      inside += Self.edges("inset key=\"contentEdgeInsets\"", "minY minX maxY maxX", value)
    case "guide":
      let parts = value.split(separator: ":")
      inside += "<viewLayoutGuide key=\"\(parts[0])\" id=\"\(parts[1])\"/>"
    case "font": inside += Self.font(value)
    case "title": inside += "<state key=\"normal\" title=\"\(value)\"/>"
    case let name: attributes[name] = value
    }
  }

  private static func edges(_ element: String, _ names: String, _ values: String) -> String {
    let pairs = zip(names.split(separator: " "), values.split(separator: ","))
    return "<\(element) " + pairs.map { "\($0)=\"\($1)\"" }.joined(separator: " ") + "/>"
  }

  private static func font(_ words: String) -> String {
    let parts = words.split(separator: ":")
    let type = parts.count == 2 ? "\(parts[0])System" : "system"
    return
      "<fontDescription key=\"fontDescription\" type=\"\(type)\" pointSize=\"\(parts.last ?? "")\"/>"
  }
}
