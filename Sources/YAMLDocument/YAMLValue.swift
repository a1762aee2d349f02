package import SourceModel

/// A node of a YAML text that decodes strictly: whatever does not fit is an error with its position.
package struct YAMLValue: Sendable {
  package let position: SourcePosition
  /// The levels of lists and mappings in the value, those that aliases bring included.
  let height: Int
  private let content: Content

  enum Content: Sendable {
    case scalar(String)
    case sequence([YAMLValue])
    case mapping([Entry])
  }

  /// A key of a mapping and what stands under it.
  package struct Entry: Sendable {
    package let key: String
    package let position: SourcePosition
    package let value: YAMLValue
  }

  /// The root of a YAML text; nil where the text is empty.
  package static func parse(_ bytes: [UInt8]) throws(YAMLError) -> YAMLValue? {
    try LibYAML.parse(bytes)
  }

  init(position: SourcePosition, content: Content) {
    self.position = position
    self.content = content
    height =
      switch content {
      case .scalar: 0
      case .sequence(let items): 1 + (items.map(\.height).max() ?? 0)
      case .mapping(let entries): 1 + (entries.map(\.value.height).max() ?? 0)
      }
  }

  /// A mapping; keys must be words and differ.
  init(
    position: SourcePosition, pairs: [(key: YAMLValue, value: YAMLValue)]
  ) throws(YAMLError) {
    var entries: [Entry] = []
    var seen: Set<String> = []
    for pair in pairs {
      guard case .scalar(let key) = pair.key.content else {
        throw pair.key.error("a key must be a word")
      }
      guard seen.insert(key).inserted else {
        throw pair.key.error("'\(key)' stands here twice")
      }
      entries.append(Entry(key: key, position: pair.key.position, value: pair.value))
    }
    self.init(position: position, content: .mapping(entries))
  }

  /// An error about this node.
  package func error(_ message: String) -> YAMLError {
    YAMLError(position: position, message: message)
  }

  /// An error about a key.
  package func error(at entry: Entry, _ message: String) -> YAMLError {
    YAMLError(position: entry.position, message: message)
  }

  package func string() throws(YAMLError) -> String {
    guard case .scalar(let text) = content else { throw error("expected one value here") }
    return text
  }

  package func number() throws(YAMLError) -> Double {
    guard let number = Double(try string()), number.isFinite else {
      throw error("expected a number here")
    }
    return number
  }

  package func integer() throws(YAMLError) -> Int {
    guard let number = Int(try string()) else { throw error("expected a whole number here") }
    return number
  }

  package func flag() throws(YAMLError) -> Bool {
    switch try string() {
    case "true", "yes", "on": return true
    case "false", "no", "off": return false
    case let other: throw error("expected true or false, not '\(other)'")
    }
  }

  /// The value as a person writes it on one line.
  package var flowText: String {
    switch content {
    case .scalar(let text): text.isEmpty ? "''" : text
    case .sequence(let items): "[" + items.map(\.flowText).joined(separator: ", ") + "]"
    case .mapping(let entries):
      "{" + entries.map { "\($0.key): \($0.value.flowText)" }.joined(separator: ", ") + "}"
    }
  }

  /// The items of a list; an empty value counts as an empty list.
  package func list() throws(YAMLError) -> [YAMLValue] {
    switch content {
    case .sequence(let items): return items
    case .scalar(""), .scalar("~"), .scalar("null"): return []
    default: throw error("expected a list here")
    }
  }

  package func strings() throws(YAMLError) -> [String] {
    var strings: [String] = []
    for item in try list() { strings.append(try item.string()) }
    return strings
  }

  /// The entries of a mapping in the order of the file; an empty value counts as an empty mapping.
  package func entries() throws(YAMLError) -> [Entry] {
    switch content {
    case .mapping(let entries): return entries
    case .scalar(""), .scalar("~"), .scalar("null"): return []
    default: throw error("expected keys with values here")
    }
  }

  /// A mapping whose keys must all be among `keys`.
  package func mapping(keys: [String]) throws(YAMLError) -> [String: YAMLValue] {
    var result: [String: YAMLValue] = [:]
    for entry in try entries() {
      guard keys.contains(entry.key) else {
        throw error(at: entry, Self.unknown("key", entry.key, among: keys))
      }
      result[entry.key] = entry.value
    }
    return result
  }

  /// The value that the word names.
  package func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ type: Choice.Type, what: String
  ) throws(YAMLError) -> Choice {
    let text = try string()
    if let choice = Choice(rawValue: text) { return choice }
    throw error(Self.unknown(what, text, among: Choice.allCases.map(\.rawValue)))
  }

  /// "unknown key 'exclude'; did you mean 'excluded'?"
  package static func unknown(
    _ what: String, _ name: String, among known: some Sequence<String>
  ) -> String {
    let nearest = NearestName.of(name, among: known)
    return "unknown \(what) '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
  }
}

extension [String: YAMLValue] {
  /// What stands under a key that must be there.
  package func required(_ key: String, in owner: YAMLValue) throws(YAMLError) -> YAMLValue {
    guard let value = self[key] else { throw owner.error("'\(key)' is missing") }
    return value
  }
}
