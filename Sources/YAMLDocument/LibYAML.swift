internal import CLibYAML
internal import SourceModel

/// The one place that touches libyaml. Nothing unsafe leaves it.
enum LibYAML {
  /// The root of the first document in a text; nil where the text holds none.
  static func parse(_ bytes: [UInt8]) throws(YAMLError) -> YAMLValue? {
    let result = bytes.withUnsafeBufferPointer { text -> Result<YAMLValue?, YAMLError> in
      var reader = EventReader(text)
      defer { reader.close() }
      do throws(YAMLError) {
        return .success(try reader.root())
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}

/// Builds values from libyaml's events.
private struct EventReader {
  private let text: UnsafeBufferPointer<UInt8>
  private var parser = yaml_parser_t()
  private var event = yaml_event_t()
  private var anchors: [String: YAMLValue] = [:]

  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  mutating func close() {
    yaml_event_delete(&event)
    yaml_parser_delete(&parser)
  }

  mutating func root() throws(YAMLError) -> YAMLValue? {
    guard yaml_parser_initialize(&parser) == 1 else {
      throw YAMLError(position: .start, message: "libyaml could not be started")
    }
    yaml_parser_set_input_string(&parser, text.baseAddress, text.count)
    repeat {
      try advance()
      if event.type == YAML_STREAM_END_EVENT { return nil }
    } while event.type != YAML_DOCUMENT_START_EVENT
    try advance()
    let value = try value(depth: 0)
    // What follows must be read too, or a mistake after the last key would go unseen.
    repeat {
      try advance()
      if event.type == YAML_DOCUMENT_START_EVENT {
        throw YAMLError(
          position: SourcePosition(event.start_mark), message: "a second document begins here")
      }
    } while event.type != YAML_STREAM_END_EVENT
    return value
  }

  private mutating func advance() throws(YAMLError) {
    yaml_event_delete(&event)
    guard yaml_parser_parse(&parser, &event) == 1 else {
      let problem = parser.problem.map { String(cString: $0) } ?? "not valid YAML"
      throw YAMLError(position: problemPosition, message: problem)
    }
  }

  /// Where the parser gave up; of a byte that is no text it knows the offset alone.
  private var problemPosition: SourcePosition {
    guard parser.error == YAML_READER_ERROR else { return SourcePosition(parser.problem_mark) }
    return LineTable(Array(text)).position(at: parser.problem_offset)
  }

  /// The value that the current event begins.
  private mutating func value(depth: Int) throws(YAMLError) -> YAMLValue {
    let position = SourcePosition(event.start_mark)
    guard depth < Self.deepest else { throw tooDeep(at: position) }
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      let text = String(decoding: bytes, as: UTF8.self)
      return keep(
        YAMLValue(position: position, content: .scalar(text)), scalar.anchor)
    case YAML_SEQUENCE_START_EVENT:
      let anchor = name(event.data.sequence_start.anchor)
      return keep(try sequence(at: position, depth), anchor)
    case YAML_MAPPING_START_EVENT:
      let anchor = name(event.data.mapping_start.anchor)
      return keep(try mapping(at: position, depth), anchor)
    default:
      let value = try alias(at: position)
      guard depth + value.height < Self.deepest else { throw tooDeep(at: position) }
      return value
    }
  }

  /// The levels that a value may have.
  private static let deepest = 64

  private func tooDeep(at position: SourcePosition) -> YAMLError {
    YAMLError(position: position, message: "nested too deeply")
  }

  private mutating func sequence(
    at position: SourcePosition, _ depth: Int
  ) throws(YAMLError) -> YAMLValue {
    var items: [YAMLValue] = []
    try advance()
    while event.type != YAML_SEQUENCE_END_EVENT {
      items.append(try value(depth: depth + 1))
      try advance()
    }
    return YAMLValue(position: position, content: .sequence(items))
  }

  private mutating func mapping(
    at position: SourcePosition, _ depth: Int
  ) throws(YAMLError) -> YAMLValue {
    var pairs: [(key: YAMLValue, value: YAMLValue)] = []
    try advance()
    while event.type != YAML_MAPPING_END_EVENT {
      let key = try value(depth: depth + 1)
      try advance()
      pairs.append((key, try value(depth: depth + 1)))
      try advance()
    }
    return try YAMLValue(position: position, pairs: pairs)
  }

  private func alias(at position: SourcePosition) throws(YAMLError) -> YAMLValue {
    let anchor = name(event.data.alias.anchor) ?? ""
    guard event.type == YAML_ALIAS_EVENT, let value = anchors[anchor] else {
      throw YAMLError(position: position, message: "no value has the name '\(anchor)'")
    }
    return value
  }

  private mutating func keep(
    _ value: YAMLValue, _ anchor: UnsafeMutablePointer<yaml_char_t>?
  ) -> YAMLValue {
    anchor == nil ? value : keep(value, name(anchor))
  }

  private mutating func keep(_ value: YAMLValue, _ anchor: String?) -> YAMLValue {
    if let anchor { anchors[anchor] = value }
    return value
  }

  private func name(_ anchor: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    anchor.map { String(cString: $0) }
  }
}

extension SourcePosition {
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }
}
