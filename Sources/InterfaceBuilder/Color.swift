#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A colour in sRGB, each part from 0 to 1.
package struct Color: Hashable, Sendable {
  package let red: Double
  package let green: Double
  package let blue: Double
  package let alpha: Double

  /// Whether a person could tell the two apart at all.
  package func looksLike(_ other: Color) -> Bool {
    zip([red, green, blue], [other.red, other.green, other.blue])
      .allSatisfy { abs($0 - $1) < 0.02 }
  }

  /// WCAG 2 contrast ratio, 1 to 21.
  package func contrast(with other: Color) -> Double {
    let light = max(luminance, other.luminance)
    let dark = min(luminance, other.luminance)
    return (light + 0.05) / (dark + 0.05)
  }

  private var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}

/// What a file tells of a colour.
package enum NamedColor: Hashable, Sendable {
  case known(Color)
  /// The name of one that the file does not define: the system's or an asset catalogue's.
  case name(String)
}

extension View {
  /// A colour of the view by its key, or its name where the file does not define it; nil where it is
  /// absent.
  package func namedColor(_ key: String) -> NamedColor? {
    guard let element = element.child(key: key), element.name == "color" else { return nil }
    if let color = resolve(element) { return .known(color) }
    let kinds = ["systemColor", "cocoaTouchSystemColor", "name"]
    return kinds.lazy.compactMap { kind in element[kind].map { .name("\(kind) \($0)") } }.first
  }

  /// A colour of the view by its key, such as `textColor`; nil where it is absent or is one that
  /// the file does not define.
  package func color(_ key: String) -> Color? {
    element.child(key: key).flatMap { $0.name == "color" ? resolve($0) : nil }
  }

  private func resolve(_ color: Element) -> Color? {
    if let name = color["systemColor"] { return resource("systemColor", name) }
    if let name = color["name"] { return resource("namedColor", name) }
    return color.plainColor
  }

  private func resource(_ kind: String, _ name: String) -> Color? {
    document.root.child(named: "resources")?.children
      .first { $0.name == kind && $0["name"] == name }?
      .child(named: "color")?.plainColor
  }
}

extension Element {
  /// The colour that the element's own numbers give.
  fileprivate var plainColor: Color? {
    let alpha = number("alpha") ?? 1
    if let white = number("white") {
      return Color(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
      return nil
    }
    return Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  private func number(_ name: String) -> Double? { self[name].flatMap { Double($0) } }
}
