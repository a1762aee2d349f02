/// All elements of a document in flat arrays, in document order. Nothing is dropped because it is
/// unknown: what an element means is asked later.
final class ElementTree: Sendable {
  struct Record {
    let name: Int32
    let parent: Int32
    let tag: Range<Int32>
    let firstAttribute: Int32
    /// The index after the element's last descendant.
    var end: Int32
  }

  struct Attribute {
    let name: Int32
    /// The bytes of the value; nil when it holds entities or line ends and was decoded.
    let range: Range<Int32>?
    /// The index into `decoded`, used when `range` is nil.
    let decoded: Int32
  }

  let source: [UInt8]
  let names: [String]
  let records: [Record]
  let attributes: [Attribute]
  let decoded: [String]
  let texts: [Int32: String]

  init(source: [UInt8], builder: ElementTreeBuilder) {
    self.source = source
    names = builder.names
    records = builder.records
    attributes = builder.attributes
    decoded = builder.decoded
    texts = builder.texts
  }

  func attributes(of index: Int) -> Range<Int> {
    let next = index + 1
    let end = next < records.count ? Int(records[next].firstAttribute) : attributes.count
    return Int(records[index].firstAttribute)..<end
  }

  func value(of attribute: Attribute) -> String {
    guard let range = attribute.range else { return decoded[Int(attribute.decoded)] }
    return String(decoding: source[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
  }
}

/// Collects what the parser reports into the arrays of an `ElementTree`.
final class ElementTreeBuilder: XMLEventReceiver {
  fileprivate(set) var names: [String] = []
  fileprivate(set) var records: [ElementTree.Record] = []
  fileprivate(set) var attributes: [ElementTree.Attribute] = []
  fileprivate(set) var decoded: [String] = []
  fileprivate(set) var texts: [Int32: String] = [:]
  private var open: [Int32] = []

  init(expectedBytes: Int) {
    records.reserveCapacity(expectedBytes / 80)
    attributes.reserveCapacity(expectedBytes / 30)
  }

  func intern(_ name: String) -> Int32 {
    names.append(name)
    return Int32(names.count - 1)
  }

  func start(_ name: Int32, tag: Range<Int>) {
    let index = Int32(records.count)
    records.append(
      ElementTree.Record(
        name: name, parent: open.last ?? -1, tag: Int32(tag.lowerBound)..<Int32(tag.upperBound),
        firstAttribute: Int32(attributes.count), end: index + 1))
    open.append(index)
  }

  func attribute(_ name: Int32, valueRange: Range<Int>) {
    let range = Int32(valueRange.lowerBound)..<Int32(valueRange.upperBound)
    attributes.append(ElementTree.Attribute(name: name, range: range, decoded: 0))
  }

  func attribute(_ name: Int32, decodedValue: String) {
    let number = Int32(decoded.count)
    attributes.append(ElementTree.Attribute(name: name, range: nil, decoded: number))
    decoded.append(decodedValue)
  }

  func text(_ text: UnsafeBufferPointer<UInt8>) {
    guard let element = open.last else { return }
    let isBlank = text.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
    guard !isBlank || texts[element] != nil else { return }
    texts[element, default: ""] += String(decoding: text, as: UTF8.self)
  }

  func end() {
    guard let element = open.popLast() else { return }
    records[Int(element)].end = Int32(records.count)
  }
}
