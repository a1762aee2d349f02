/// Tells whether a text holds one of some words, at the cost of one pass over its bytes whatever
/// the number of words.
package struct WordFilter: Sendable {
  private let words: Set<[UInt8]>
  /// One bit for each hash of 16 bits, so that nearly every other word needs no look-up.
  private let bits: [UInt64]
  private let longest: Int
  private let shortest: Int

  package init(_ words: some Sequence<String>) {
    let texts = words.flatMap { word in
      word.utf8.split { !$0.continuesWord }.max { $0.count < $1.count }.map { [Array($0)] } ?? []
    }
    self.words = Set(texts)
    var bits = [UInt64](repeating: 0, count: 1024)
    for word in texts {
      let hash = word.reduce(Self.seed, Self.mixed)
      bits[Int(hash >> 6) & 1023] |= 1 << (hash & 63)
    }
    self.bits = bits
    longest = texts.map(\.count).max() ?? 0
    shortest = texts.map(\.count).min() ?? 0
  }

  package var isEmpty: Bool { words.isEmpty }

  private static let seed: UInt32 = 0x811C_9DC5

  private static func mixed(_ hash: UInt32, _ byte: UInt8) -> UInt32 {
    (hash ^ UInt32(byte)) &* 0x0100_0193
  }

  package func matches(_ text: [UInt8]) -> Bool {
    guard !isEmpty else { return false }
    return text.withUnsafeBufferPointer { bytes in
      bits.withUnsafeBufferPointer { bits in firstMatch(bytes, bits) }
    }
  }

  private func firstMatch(
    _ bytes: UnsafeBufferPointer<UInt8>, _ bits: UnsafeBufferPointer<UInt64>
  ) -> Bool {
    var place = 0
    let count = bytes.count
    while place < count {
      guard Self.isWordByte[Int(bytes[place])] else {
        place += 1
        continue
      }
      let start = place
      var hash = Self.seed
      while place < count, Self.isWordByte[Int(bytes[place])] {
        hash = Self.mixed(hash, bytes[place])
        place += 1
      }
      let length = place - start
      if length >= shortest, length <= longest,
        bits[Int(hash >> 6) & 1023] & (1 << (hash & 63)) != 0,
        words.contains(Array(bytes[start..<place]))
      {
        return true
      }
    }
    return false
  }

  private static let isWordByte: [Bool] = (0...255).map { UInt8($0).continuesWord }
}
