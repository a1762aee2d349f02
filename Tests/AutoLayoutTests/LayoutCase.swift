import AutoLayout
import InterfaceBuilder
import TestSupport
import Testing

/// Views and constraints in a container `ad` of 300 × 200 pt, and the frame of `v` that follows.
struct LayoutCase: Sendable, CustomTestStringConvertible {
  let name: String
  /// `id x y width height flags…`, `-` for a frame that is not recorded, or XML.
  let views: [String]
  /// `v.top >= w.bottom * 2 + 8 @750 placeholder`; owned by the container.
  let constraints: [String]
  /// `x y width height horizontal vertical`, or `unknown`.
  let expected: String

  init(_ name: String, _ views: [String], _ constraints: [String], _ expected: String) {
    self.name = name
    self.views = views
    self.constraints = constraints
    self.expected = expected
  }

  var testDescription: String { name }

  /// What the layout says of `v`.
  func found() throws -> String {
    let document = try Xib.document(text)
    let container = try #require(document.view("ad"))
    let view = try #require(document.view("v"))
    return Self.description(of: Layout(of: container).frame(of: view))
  }

  /// Expects what stands in `expected`.
  func check() throws {
    let found = try found()
    #expect(found == expected)
  }

  static func description(of frame: LayoutFrame?) -> String {
    guard let frame else { return "unknown" }
    let rect = frame.rect
    let numbers = [rect.x, rect.y, rect.width, rect.height].map { number in
      let rounded = (number * 100).rounded() / 100
      return rounded == rounded.rounded() && rounded.magnitude < 1e9
        ? "\(Int(rounded))" : "\(rounded)"
    }
    return (numbers + ["\(frame.horizontal)", "\(frame.vertical)"]).joined(separator: " ")
  }

  private var text: String {
    """
    <view id="ad" translatesAutoresizingMaskIntoConstraints="YES">
    \(Xib.rect("0 0 300 200"))
    <subviews>\(views.map(Self.view).joined())</subviews>
    <viewLayoutGuide key="safeArea" id="safe"/>
    <constraints>
    \(constraints.enumerated().map { Self.constraint($1, "c\($0)") }.joined(separator: "\n"))
    </constraints>
    </view>
    """
  }

  private static func view(_ text: String) -> String {
    let words = text.split(separator: " ").map(String.init)
    guard !text.hasPrefix("<"), words.count > 1 else { return text }
    let isRecorded = words[1] != "-"
    let flags = Set(words.dropFirst(isRecorded ? 5 : 2))
    let marks = flags.subtracting(["autoresized"]).sorted().map { " \($0)=\"YES\"" }.joined()
    let mask =
      flags.contains("autoresized") ? "" : " translatesAutoresizingMaskIntoConstraints=\"NO\""
    let frame = isRecorded ? Xib.rect(words[1...4].joined(separator: " ")) : ""
    return "<label id=\"\(words[0])\"\(mask)\(marks)>\(frame)</label>"
  }

  /// The element for a constraint in words.
  private static func constraint(_ text: String, _ id: String) -> String {
    let words = text.split(separator: " ").map(String.init)
    let relations = ["<=": "lessThanOrEqual", ">=": "greaterThanOrEqual"]
    var fields = ["id=\"\(id)\""]
    fields += item(words[0], "first")
    if let relation = relations[words[1]] { fields.append("relation=\"\(relation)\"") }
    fields += item(words[2], "second")
    for (index, word) in words.enumerated() {
      let next = index + 1 < words.count ? words[index + 1] : ""
      switch word {
      case "*": fields.append("multiplier=\"\(next)\"")
      case "+": fields.append("constant=\"\(next)\"")
      case "-": fields.append("constant=\"-\(next)\"")
      case "placeholder": fields.append("placeholder=\"YES\"")
      default: if word.hasPrefix("@") { fields.append("priority=\"\(word.dropFirst())\"") }
      }
    }
    return "<constraint \(fields.joined(separator: " "))/>"
  }

  /// The attributes for `v.top`, or for a constant on the second side.
  private static func item(_ text: String, _ side: String) -> [String] {
    let parts = text.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, Double(text) == nil, let attribute = parts.last else {
      return ["constant=\"\(text)\""]
    }
    return ["\(side)Item=\"\(parts[0])\"", "\(side)Attribute=\"\(attribute)\""]
  }
}
