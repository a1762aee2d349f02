/// A place in a text as people count: both numbers start at 1, a column is one Unicode scalar.
package struct SourcePosition: Hashable, Comparable, Sendable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static let start = SourcePosition(line: 1, column: 1)

  package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// Where each line of a text begins; LF, CR and CRLF each end one.
package struct LineTable: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]
  /// The number of scalars before each block of bytes, so that a long line costs no more than a
  /// short one.
  private let scalars: [Int]
  private static let block = 1024

  /// - Parameter bytes: a text in UTF-8.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for index in bytes.indices {
      let endsLine =
        bytes[index] == 0x0A
        || (bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A))
      if endsLine { starts.append(index + 1) }
    }
    self.starts = starts
    var scalars = [0]
    for block in stride(from: Self.block, through: bytes.count, by: Self.block) {
      scalars.append(
        scalars[scalars.count - 1] + Self.scalars(in: bytes[block - Self.block..<block]))
    }
    self.scalars = scalars
  }

  private static func scalars(in bytes: ArraySlice<UInt8>) -> Int {
    bytes.count { $0 & 0xC0 != 0x80 }
  }

  private func scalars(before offset: Int) -> Int {
    let block = offset / Self.block
    return scalars[block] + Self.scalars(in: bytes[block * Self.block..<offset])
  }

  /// The position of a byte; offsets beyond the text give its end.
  package func position(at offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = lineIndex(at: offset)
    let column = scalars(before: offset) - scalars(before: starts[line])
    return SourcePosition(line: line + 1, column: column + 1)
  }

  /// The byte at a position; positions beyond a line or the text give its end.
  package func offset(of position: SourcePosition) -> Int {
    guard starts.indices.contains(position.line - 1) else { return bytes.count }
    var offset = starts[position.line - 1]
    let end = position.line < starts.count ? starts[position.line] : bytes.count
    var rest = position.column - 1
    while offset < end, rest > 0 || bytes[offset] & 0xC0 == 0x80 {
      if bytes[offset] & 0xC0 != 0x80 { rest -= 1 }
      offset += 1
    }
    return offset
  }

  /// The text of a line, counted from 1, without its end; empty when there is no such line.
  package func text(ofLine line: Int) -> String {
    guard starts.indices.contains(line - 1) else { return "" }
    let end = line < starts.count ? starts[line] : bytes.count
    let text = bytes[starts[line - 1]..<end]
    let trimmed = text.reversed().drop { $0 == 0x0A || $0 == 0x0D }.count
    return String(decoding: text.prefix(trimmed), as: UTF8.self)
  }

  private func lineIndex(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
