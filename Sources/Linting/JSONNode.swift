/// A JSON value that is written as it was put together: members keep their order.
indirect enum JSONNode {
  case text(String)
  case number(Int)
  case flag(Bool)
  case list([JSONNode])
  case object([(String, JSONNode)])

  /// Lists of words stand on one line, all else on a line for each member.
  func text(indent: Int = 0) -> String {
    switch self {
    case .text(let text): return Self.quoted(text)
    case .number(let number): return "\(number)"
    case .flag(let flag): return "\(flag)"
    case .list(let items):
      return Self.block("[", items.map { $0.text(indent: indent + 2) }, "]", indent)
    case .object(let members):
      let lines = members.map { "\(Self.quoted($0)): \($1.text(indent: indent + 2))" }
      return Self.block("{", lines, "}", indent)
    }
  }

  private static func block(
    _ open: String, _ lines: [String], _ close: String, _ indent: Int
  ) -> String {
    let margin = String(repeating: " ", count: indent)
    let body = lines.map { "\(margin)  \($0)" }.joined(separator: ",\n")
    return lines.isEmpty ? open + close : "\(open)\n\(body)\n\(margin)\(close)"
  }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case _ where needsEscape(scalar.value): result += escape(scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// What JSON, or YAML when it reads JSON, does not accept as it is.
  private static func needsEscape(_ value: UInt32) -> Bool {
    value < 0x20 || (0x7F...0x9F).contains(value)
      || [0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF].contains(value)
  }

  private static func escape(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
