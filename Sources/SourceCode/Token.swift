/// A word, number, string or punctuation mark of a source file. Comments are none.
struct Token: Sendable {
  enum Kind: Sendable, Equatable {
    /// A name or keyword.
    case word
    case number
    /// The range is what stands between the quotation marks.
    case string
    /// The same with `\(…)` inside.
    case interpolation
    case mark(UInt8)
    /// Several characters that mean one thing, such as `==`.
    case operation
  }

  let kind: Kind
  let start: Int
  let end: Int

  var range: Range<Int> { start..<end }
}

extension UInt8 {
  /// The first character of a name.
  var beginsWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
  var continuesWord: Bool { beginsWord || isDigit }
  var endsLine: Bool { self == 0x0A || self == 0x0D }
  var isBlank: Bool { self == 0x20 || self == 0x09 || endsLine }
}
