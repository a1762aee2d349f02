/// Strings, and what begins with `#`.
extension Tokenizer {
  /// `#"…"#` and `#/…/#` in Swift, a directive in Objective-C.
  mutating func hash() {
    if skipsDeadCode() { return }
    if language == .objectiveC { return skipDirective() }
    var hashes = 0
    while isThere("#", place + hashes) { hashes += 1 }
    if isThere("\"", place + hashes) {
      place += hashes
      string(hashes: hashes)
    } else {
      add(.mark(UInt8(ascii: "#")), place, place + 1)
      place += 1
    }
  }

  private func isThere(_ text: StaticString) -> Bool {
    guard bytes.count - place >= text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { bytes[place..<place + $0.count].elementsEqual($0) }
  }

  /// Passes the code behind `#if false` and `#if 0`, up to what takes its place.
  private mutating func skipsDeadCode() -> Bool {
    let isDead =
      isThere("#if false") && !byte(place + 9).continuesWord
      || isThere("#if 0") && !byte(place + 5).continuesWord
    guard isDead else { return false }
    var depth = 0
    repeat {
      skipLine()
      while place < bytes.count, bytes[place].isBlank { place += 1 }
      if isThere("#if") { depth += 1 }
      if depth == 0, isThere("#else") || isThere("#elif") || isThere("#elseif") { break }
      if isThere("#endif") { depth -= 1 }
    } while depth >= 0 && place < bytes.count
    skipLine()
    return true
  }

  /// `#import <Module/Header.h>` as `import Module`.
  private mutating func readImport() {
    guard isThere("#import") || isThere("#include") else { return }
    var start = place
    while start < bytes.count, !bytes[start].endsLine, bytes[start] != UInt8(ascii: "<") {
      start += 1
    }
    guard isThere("<", start), byte(start + 1).beginsWord else { return }
    place += 1
    word()
    place = start + 1
    word()
  }

  /// A directive reaches to the end of its line, or of the lines that a backslash joins to it. Of
  /// macros only those that stand for a number or a text are read, as `name = value;`.
  private mutating func skipDirective() {
    readImport()
    if let macro = constantMacro() {
      let end = tokens.count
      place = macro.lowerBound
      word()
      add(.mark(UInt8(ascii: "=")), place, place)
      while place < macro.upperBound {
        if bytes[place].isBlank { place += 1 } else { readToken() }
      }
      // Anything longer is code, which runs where the macro stands.
      if tokens.count - end > 6 { tokens.removeSubrange(end...) }
      add(.mark(UInt8(ascii: ";")), place, place)
    }
    while true {
      skipLine()
      guard place > 0, isThere("\\", place - 1), place < bytes.count else { return }
      while byte(place).endsLine { place += 1 }
    }
  }

  /// The bytes of `NAME value` in `#define NAME value`, for a macro without parameters.
  private func constantMacro() -> Range<Int>? {
    let keyword = Array("#define".utf8)
    guard bytes.count - place > keyword.count,
      bytes[place..<place + keyword.count].elementsEqual(keyword)
    else { return nil }
    var start = place + keyword.count
    while byte(start) == 0x20 || byte(start) == 0x09 { start += 1 }
    guard byte(start).beginsWord else { return nil }
    var name = start
    while byte(name).continuesWord { name += 1 }
    var end = name
    while end < bytes.count, !bytes[end].endsLine { end += 1 }
    let isPlain = byte(name) == 0x20 || byte(name) == 0x09
    return isPlain && end > name && !isThere("\\", end - 1) ? start..<end : nil
  }

  mutating func character() {
    place += 1
    while place < bytes.count, !bytes[place].endsLine, !isThere("'", place) {
      place += isThere("\\", place) ? 2 : 1
    }
    place += 1
  }

  mutating func string(hashes: Int) {
    let isLong =
      language == .swift && isThere("\"", place + 1) && isThere("\"", place + 2)
    place += isLong ? 3 : 1
    let start = place
    var isInterpolated = false
    while place < bytes.count, isLong || !bytes[place].endsLine {
      if closes(isLong, hashes) { break }
      if isEscape(hashes) {
        place += 1 + hashes
        if language == .swift, isThere("(", place) {
          isInterpolated = true
          skipInterpolation()
        } else {
          place += 1
        }
      } else {
        place += 1
      }
    }
    add(isInterpolated ? .interpolation : .string, start, min(place, bytes.count))
    if closes(isLong, hashes) { place += (isLong ? 3 : 1) + hashes }
  }

  private func closes(_ isLong: Bool, _ hashes: Int) -> Bool {
    let quotes = isLong ? 3 : 1
    return (0..<quotes).allSatisfy { isThere("\"", place + $0) }
      && (0..<hashes).allSatisfy { isThere("#", place + quotes + $0) }
  }

  private func isEscape(_ hashes: Int) -> Bool {
    isThere("\\", place) && (0..<hashes).allSatisfy { isThere("#", place + 1 + $0) }
  }

  /// Passes `(…)` with the strings in it, to the end of the file at most.
  private mutating func skipInterpolation() {
    let before = tokens.count
    var depth = 0
    nesting += 1
    defer { nesting -= 1 }
    repeat {
      if isThere("(", place) { depth += 1 }
      if isThere(")", place) { depth -= 1 }
      if isThere("\"", place), depth > 0, nesting < Self.deepestNesting {
        string(hashes: 0)
      } else {
        place += 1
      }
    } while depth > 0 && place < bytes.count
    tokens.removeSubrange(before...)
  }
}
