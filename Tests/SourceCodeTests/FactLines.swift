import SourceCode
import SourceModel

/// What a text says, one line for each fact.
struct FactLines {
  let facts: SourceFacts

  init(_ text: String, _ language: SourceLanguage, calls: Set<String> = []) {
    facts = CodeReader.facts(
      in: SourceFile(path: "Code", text: Array(text.utf8)), language,
      about: CodeNames(calls: calls, mentions: []))
  }

  var types: [String] {
    facts.types.map { type in
      let outlets = type.outlets.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
      let kind = type.isExtension ? "extension " : ""
      let bases = type.inherited.joined(separator: ", ")
      return "\(kind)\(type.name) < \(bases)" + (outlets.isEmpty ? "" : " [\(outlets)]")
    }
  }

  /// `Type: subject.property = value`; a class in angle brackets, `self.` for the current object,
  /// `?.` for a name that nothing declares.
  var assignments: [String] {
    facts.assignments.map { assignment in
      let place = assignment.context.type.map { $0 + ": " } ?? ""
      let subject = words(assignment.subject)
      let property = subject.isEmpty ? assignment.property : "\(subject).\(assignment.property)"
      return "\(place)\(property) = \(words(assignment.value))"
    }
  }

  var calls: [String] {
    facts.calls.map { call in
      let subject = call.subject.map { words($0) + "." } ?? ""
      let origin = call.origin.map { "\($0)()…" } ?? ""
      let arguments = call.arguments.map { "\($0.label):\(words($0.value))" }
      return "\(origin)\(subject)\(call.name)(\(arguments.joined(separator: ", ")))"
    }
  }

  /// `Name as Class`, with an asterisk where the bundle is not the main one.
  var nibs: [String] {
    facts.nibLoads.map { load in
      let cast = load.cast.map { " as \($0.type)" } ?? ""
      return load.name + (load.isInMainBundle ? "" : "*") + cast
    }
  }

  private func words(_ path: SourcePath) -> String {
    let root =
      switch path.root {
      case .local: ""
      case .current: "self."
      case .undeclared: path.components.isEmpty ? "" : "?."
      }
    let names = path.components.map { $0.name + ($0.type.map { "<\($0)>" } ?? "") }
    return (path.components.isEmpty ? String(root.dropLast()) : root) + names.joined(separator: ".")
  }

  private func words(_ value: CodeValue) -> String {
    switch value {
    case .bool(let flag): "\(flag)"
    case .number(let number): "\(number)"
    case .text(let text): "“\(text)”"
    case .path(let path): words(path)
    case .texts(let texts): "…\(texts.joined(separator: "|"))…"
    case .other: "…"
    }
  }
}
