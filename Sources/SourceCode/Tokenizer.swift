/// Splits the text of a source file into tokens. Any text gives some: what is not closed ends with
/// its line or with the file.
struct Tokenizer {
  let bytes: UnsafeBufferPointer<UInt8>
  let language: SourceLanguage
  var place = 0
  var tokens: [Token] = []
  /// How many interpolations the place lies in.
  var nesting = 0
  /// No author nests strings deeper; a hostile file must not exhaust the stack.
  static let deepestNesting = 64

  static func tokens(of text: [UInt8], _ language: SourceLanguage) -> [Token] {
    text.withUnsafeBufferPointer { bytes in
      var tokenizer = Tokenizer(bytes: bytes, language: language)
      tokenizer.run()
      return tokenizer.tokens
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, language: SourceLanguage) {
    self.bytes = bytes
    self.language = language
    tokens.reserveCapacity(bytes.count / 6)
  }

  func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  func isThere(_ character: Unicode.Scalar, _ offset: Int) -> Bool {
    byte(offset) == UInt8(ascii: character)
  }

  mutating func add(_ kind: Token.Kind, _ start: Int, _ end: Int) {
    tokens.append(Token(kind: kind, start: start, end: end))
  }

  private mutating func run() {
    while place < bytes.count {
      let next = bytes[place]
      if next.isBlank { place += 1 } else { readToken() }
    }
  }

  mutating func readToken() {
    let next = bytes[place]
    if next.beginsWord {
      word()
    } else if next.isDigit {
      number()
    } else {
      sign(next)
    }
  }

  mutating func word() {
    let start = place
    while byte(place).continuesWord { place += 1 }
    add(.word, start, place)
  }

  private mutating func number() {
    let start = place
    while byte(place).continuesWord || (isThere(".", place) && byte(place + 1).isDigit) {
      place += 1
    }
    add(.number, start, place)
  }

  private mutating func sign(_ next: UInt8) {
    switch next {
    case UInt8(ascii: "/"): slash()
    case UInt8(ascii: "\""): string(hashes: 0)
    case UInt8(ascii: "'") where language == .objectiveC: character()
    case UInt8(ascii: "#"): hash()
    case UInt8(ascii: "="): equals()
    case UInt8(ascii: "`"): place += 1
    default:
      add(.mark(next), place, place + 1)
      place += 1
    }
  }

  /// `=` alone assigns; in company it compares.
  private mutating func equals() {
    let marks = "=!<>+-*/%&|^~".utf8
    let isGlued = tokens.last.map { $0.end == place && isOneOf(marks, $0) } ?? false
    let isDouble = isThere("=", place + 1)
    let end = place + (isDouble ? 2 : 1)
    add(isGlued || isDouble ? .operation : .mark(UInt8(ascii: "=")), place, end)
    place = end
  }

  private func isOneOf(_ marks: String.UTF8View, _ token: Token) -> Bool {
    guard case .mark(let mark) = token.kind else { return token.kind == .operation }
    // `x! = y` and `x!= y` differ in a blank alone; an assignment is never written like that.
    return marks.contains(mark)
  }
}

// MARK: - Comments

extension Tokenizer {
  private mutating func slash() {
    switch byte(place + 1) {
    case UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "*"): blockComment()
    default:
      if language == .swift, let end = regularExpressionEnd() {
        place = end
      } else {
        add(.mark(UInt8(ascii: "/")), place, place + 1)
        place += 1
      }
    }
  }

  mutating func skipLine() {
    while place < bytes.count, !bytes[place].endsLine { place += 1 }
  }

  /// Swift's comments nest, Objective-C's do not.
  private mutating func blockComment() {
    var depth = 1
    place += 2
    while place < bytes.count, depth > 0 {
      if isThere("*", place), isThere("/", place + 1) {
        depth -= 1
        place += 2
      } else if language == .swift, isThere("/", place), isThere("*", place + 1) {
        depth += 1
        place += 2
      } else {
        place += 1
      }
    }
  }

  /// The end of `/…/` where an operand must stand and the line closes it.
  private func regularExpressionEnd() -> Int? {
    if byte(place + 1).isBlank { return nil }
    switch tokens.last?.kind {
    case .mark(let mark) where "=(,:[{".utf8.contains(mark): break
    default: return nil
    }
    var offset = place + 1
    while offset < bytes.count, !bytes[offset].endsLine {
      if isThere("/", offset) { return offset + 1 }
      offset += isThere("\\", offset) ? 2 : 1
    }
    return nil
  }
}
