internal import CLibYAML
internal import SourceModel

/// The one place that touches libyaml. Nothing unsafe leaves it.
enum LibYAML {
  /// The root node of the only document in a text; nil where the text holds none.
  static func parse(_ bytes: [UInt8], path: String) throws(YAMLError) -> YAMLValue? {
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else {
      throw YAMLError(path: path, position: .start, message: "libyaml could not be started")
    }
    defer { yaml_parser_delete(&parser) }
    let result = bytes.withUnsafeBufferPointer { text -> Result<YAMLValue?, YAMLError> in
      yaml_parser_set_input_string(&parser, text.baseAddress, text.count)
      var document = yaml_document_t()
      guard yaml_parser_load(&parser, &document) == 1 else {
        return .failure(YAMLError(parser, path: path))
      }
      defer { yaml_document_delete(&document) }
      return convert(&document, path: path)
    }
    return try result.get()
  }

  private static func convert(
    _ document: inout yaml_document_t, path: String
  ) -> Result<YAMLValue?, YAMLError> {
    guard let root = yaml_document_get_root_node(&document) else { return .success(nil) }
    var converter = NodeConverter(path: path)
    do {
      let node = try withUnsafeMutablePointer(to: &document) { pointer throws(YAMLError) in
        try converter.node(root, in: pointer, depth: 0)
      }
      return .success(node)
    } catch {
      return .failure(error)
    }
  }
}

/// Copies libyaml's nodes, with bounds that keep aliases from growing without end.
private struct NodeConverter {
  let path: String
  private var remaining = 100_000

  init(path: String) { self.path = path }

  mutating func node(
    _ node: UnsafeMutablePointer<yaml_node_t>, in document: UnsafeMutablePointer<yaml_document_t>,
    depth: Int
  ) throws(YAMLError) -> YAMLValue {
    let position = SourcePosition(node.pointee.start_mark)
    remaining -= 1
    guard remaining > 0, depth < 64 else {
      throw YAMLError(path: path, position: position, message: "nested too deeply or too large")
    }
    func child(_ number: Int32) throws(YAMLError) -> YAMLValue {
      guard let found = yaml_document_get_node(document, number) else {
        throw YAMLError(path: path, position: position, message: "broken alias")
      }
      return try self.node(found, in: document, depth: depth + 1)
    }
    switch node.pointee.type {
    case YAML_SCALAR_NODE:
      let scalar = node.pointee.data.scalar
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      let text = String(decoding: bytes, as: UTF8.self)
      return YAMLValue(path: path, position: position, content: .scalar(text))
    case YAML_SEQUENCE_NODE:
      var items: [YAMLValue] = []
      var cursor = node.pointee.data.sequence.items.start
      while let item = cursor, item != node.pointee.data.sequence.items.top {
        items.append(try child(item.pointee))
        cursor = item + 1
      }
      return YAMLValue(path: path, position: position, content: .sequence(items))
    default:
      var pairs: [(key: YAMLValue, value: YAMLValue)] = []
      var cursor = node.pointee.data.mapping.pairs.start
      while let pair = cursor, pair != node.pointee.data.mapping.pairs.top {
        pairs.append((try child(pair.pointee.key), try child(pair.pointee.value)))
        cursor = pair + 1
      }
      return try YAMLValue(path: path, position: position, pairs: pairs)
    }
  }
}

extension SourcePosition {
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }
}

extension YAMLError {
  fileprivate init(_ parser: yaml_parser_t, path: String) {
    let problem = parser.problem.map { String(cString: $0) } ?? "not valid YAML"
    self.init(path: path, position: SourcePosition(parser.problem_mark), message: problem)
  }
}
