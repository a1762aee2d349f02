internal import SourceModel
internal import YAMLDocument

/// Why a baseline cannot be used, with the file and, where there is one, the place.
package struct BaselineError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String
}

extension Baseline {
  private static let version = 1

  /// A baseline as a file holds it; nil where there is none and none is needed.
  package static func load(
    _ place: BaselinePlace, isOptional: Bool = false
  ) throws(BaselineError) -> Baseline? {
    if isOptional, FilePath.canonical(place.file) == nil { return nil }
    let bytes: [UInt8]
    do {
      bytes = try FileReader.bytes(ofFile: place.file)
    } catch {
      throw BaselineError(
        description: "cannot read the baseline '\(place.shown)': \(error.reason)")
    }
    do throws(YAMLError) {
      // JSON is YAML, which is read with positions.
      guard let root = try YAMLValue.parse(bytes) else {
        throw YAMLError(position: .start, message: "the baseline is empty")
      }
      return Baseline(counts: try counts(root), place: place)
    } catch {
      throw BaselineError(description: error.description(in: place.shown))
    }
  }

  private static func counts(_ root: YAMLValue) throws(YAMLError) -> [Key: Int] {
    let fields = try root.mapping(keys: ["version", "entries"])
    let number = try fields.required("version", in: root)
    guard try number.integer() == version else {
      throw number.error("expected version \(version) of the baseline's form")
    }
    var counts: [Key: Int] = [:]
    for item in try fields.required("entries", in: root).list() {
      let fields = try item.mapping(keys: ["path", "rule", "object", "outlet", "count"])
      let key = Key(
        path: try fields.required("path", in: item).string().normalized,
        rule: RuleID(rawValue: try fields.required("rule", in: item).string()),
        object: try fields["object"]?.string() ?? "", outlet: try fields["outlet"]?.string() ?? "")
      let count = try fields["count"]?.integer() ?? 1
      guard count > 0 else { throw item.error("expected a count above 0, not \(count)") }
      guard counts.updateValue(count, forKey: key) == nil else {
        throw item.error("this entry stands here twice")
      }
    }
    return counts
  }

  /// JSON with one entry a line, sorted, so that a change shows as what it is.
  package var text: String {
    let lines = counts.sorted { $0.key < $1.key }.map { "    " + Self.line($0.key, $0.value) }
    let entries = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
    return "{\n  \"version\": \(Self.version),\n  \"entries\": \(entries)\n}\n"
  }

  private static func line(_ key: Key, _ count: Int) -> String {
    var fields = [("path", key.path), ("rule", key.rule.rawValue)]
    if !key.object.isEmpty { fields.append(("object", key.object)) }
    if !key.outlet.isEmpty { fields.append(("outlet", key.outlet)) }
    var members = fields.map { "\"\($0)\": \(JSONNode.quoted($1))" }
    if count > 1 { members.append("\"count\": \(count)") }
    return "{" + members.joined(separator: ", ") + "}"
  }
}
