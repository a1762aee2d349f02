package import SourceModel

/// Reads what a source file says about views: declarations, assignments, calls and nibs. It does
/// not compile; what it does not understand it passes over.
package struct CodeReader {
  let list: TokenList
  let chains: ChainReader
  private let wanted: CodeNames
  var scopes = Scopes()
  var facts: SourceFacts
  /// The properties that types declare in this file, for their extensions.
  var members: [String: [String: Scopes.Meaning]] = [:]
  /// The class that an Objective-C interface or implementation is of, and which of the two it is.
  var implementation: String?
  var isInterface = false
  /// The casts of loads that are yet to be read, by the load's number.
  var pendingCasts: [Int: NibLoad.Cast] = [:]
  /// The token that is read now.
  var place = 0

  /// What a file says, as far as it is about some names.
  package static func facts(
    in file: SourceFile, _ language: SourceLanguage, about wanted: CodeNames
  ) -> SourceFacts {
    var reader = CodeReader(file, language, wanted)
    reader.read()
    return reader.facts
  }

  private init(_ file: SourceFile, _ language: SourceLanguage, _ wanted: CodeNames) {
    list = TokenList(file.text, language)
    chains = ChainReader(list: list)
    self.wanted = wanted
    facts = SourceFacts(file: file)
  }

  func isWanted(call name: String) -> Bool { wanted.calls.contains(name) }

  private mutating func read() {
    facts.mentions = list.names(.word, among: wanted.mentions)
    facts.quotes = Set(list.names(.string, among: wanted.mentions).keys)
    while place < list.count {
      scopes.leave(before: place)
      let before = place
      switch list.language {
      case .swift: readSwift()
      case .objectiveC: readObjectiveC()
      }
      place = max(place, before + 1)
    }
  }

  /// What stands at a brace in either language.
  mutating func enterBlock() {
    guard let end = list.partner(place), end > place else { return }
    scopes.enter(place, end: end)
  }
}

// MARK: - Names

extension CodeReader {
  /// The expressions that a chain may mean: more than one where its first name goes through a list.
  func resolved(_ chain: Chain) -> [SourcePath] {
    guard let first = chain.components.first else {
      return chain.isOfSelf ? [SourcePath([], root: .current)] : []
    }
    let rest = Array(chain.components.dropFirst())
    if chain.isOfSelf {
      return [SourcePath([member(first)] + rest, root: .current)]
    }
    if first.name.isEmpty || chain.isImplicitMember {
      return [SourcePath(chain.components, root: .local)]
    }
    guard let (meaning, isMember) = scopes.meaning(of: first.name) else {
      let found = member(first)
      let isKnown = found.type != nil && found.type != first.type
      return [SourcePath([found] + rest, root: isKnown ? .current : .undeclared)]
    }
    switch meaning {
    case .alias(let paths): return paths.map { extended(typed($0, first.type), by: rest) }
    case .value(let type):
      let component = SourcePath.Component(name: first.name, type: first.type ?? type)
      return [SourcePath([component] + rest, root: isMember ? .current : .local)]
    case .nib, .constant:
      return [SourcePath(chain.components, root: isMember ? .current : .local)]
    }
  }

  private func extended(_ path: SourcePath, by rest: [SourcePath.Component]) -> SourcePath {
    var whole = SourcePath(path.components + rest, root: path.root)
    whole.nibLoad = path.nibLoad
    return whole
  }

  /// A member of the current type with the class that this file declares it with.
  private func member(_ component: SourcePath.Component) -> SourcePath.Component {
    var name = component.name
    if list.language == .objectiveC, name.hasPrefix("_") { name = String(name.dropFirst()) }
    guard let type = scopes.context.type, case .value(let declared)? = members[type]?[name] else {
      return SourcePath.Component(name: name, type: component.type)
    }
    return SourcePath.Component(name: name, type: component.type ?? declared)
  }

  func value(of tokens: Range<Int>) -> CodeValue {
    let value = chains.value(of: tokens) { resolved($0).first }
    guard case .path(let path) = value else { return value }
    return constant(path) ?? value
  }

  /// The constant that a name stands for, or a type's: `Self.name` and `Tags.title`.
  private func constant(_ path: SourcePath) -> CodeValue? {
    guard let last = path.last?.name, path.components.count < 3 else { return nil }
    let first = path.components[0].name
    if path.components.count == 1 || first == "Self" || first == scopes.context.type,
      case .constant(let value)? = scopes.meaning(of: last)?.meaning
    {
      return value
    }
    return path.components.count == 2 ? facts.constants["\(first).\(last)"] : nil
  }

  /// Declares a name that stands for the value of some tokens.
  mutating func declare(_ name: String, as tokens: Range<Int>, type: String? = nil) {
    recordMaking(name, tokens)
    if let nib = nibValue(of: tokens), !nib.isCast, type.map(isCollection) ?? true {
      return scopes.declare(name, .nib(load: nib.load, isFirst: nib.isFirst))
    }
    if let constant = literal(tokens) { return scopes.declare(name, .constant(constant)) }
    if let paths = listed(tokens), !paths.isEmpty { return scopes.declare(name, .alias(paths)) }
    guard let chain = chains.chain(tokens) else {
      return scopes.declare(name, .value(type: type))
    }
    // A class's name with brackets makes an object of it.
    if chain.components.count == 1, chain.components[0].name.isEmpty {
      return scopes.declare(name, .value(type: type ?? chain.components[0].type))
    }
    let nib = nibValue(of: tokens)?.load
    let paths = resolved(chain).map { path in
      var path = typed(path, type)
      path.nibLoad = nib ?? path.nibLoad
      return path
    }
    scopes.declare(name, paths.isEmpty ? .value(type: type) : .alias(paths))
  }

  /// Records the class of the object that a name is declared with: `UIView()`, `[[UIView alloc] init]`.
  mutating func recordMaking(_ name: String, _ tokens: Range<Int>) {
    let names = tokens.prefix { !list.isMark($0, "(") }.compactMap(list.word)
    let isMade: Bool
    if list.language == .objectiveC {
      isMade =
        names.count == 2 && names[1] == "new" || Array(names.dropFirst().prefix(1)) == ["alloc"]
    } else {
      isMade = names.count == 1 && list.partner(tokens.lowerBound + 1) == tokens.upperBound - 1
    }
    facts.madeClasses[name, default: []].insert(isMade ? names.first ?? "" : "")
  }

  /// The text or number that some tokens are.
  func literal(_ tokens: Range<Int>) -> CodeValue? {
    switch value(of: tokens) {
    case .text(let text): .text(text)
    case .number(let number): .number(number)
    case .bool, .path, .texts, .other: nil
    }
  }

  /// Whether a declared type may hold a nib or its objects.
  private func isCollection(_ type: String) -> Bool {
    ["NSArray", "UINib", "Array", "Any", "id"].contains(type)
  }

  private func typed(_ path: SourcePath, _ type: String?) -> SourcePath {
    var path = path
    if let last = path.components.indices.last, let type { path.components[last].type = type }
    return path
  }

  /// The members of a list, or what a name stands for that was declared as one.
  func listed(_ tokens: Range<Int>) -> [SourcePath]? {
    var tokens = tokens
    if tokens.count > 1, list.isMark(tokens.lowerBound, "@") { tokens = tokens.dropFirst() }
    guard let open = tokens.first, list.isMark(open, "["), let close = list.partner(open),
      close < tokens.upperBound
    else {
      guard tokens.count == 1, let name = tokens.first.flatMap(list.word),
        case .alias(let paths)? = scopes.meaning(of: name)?.meaning
      else { return nil }
      return paths
    }
    let members = chains.arguments(open, close).compactMap { chains.chain($0.tokens) }
    return members.flatMap(resolved)
  }
}

// MARK: - Facts

extension CodeReader {
  /// Records the assignment whose `=` stands at a token.
  mutating func recordAssignment(at equals: Int) {
    guard var chain = chains.chain(endingAt: equals - 1), let property = chain.components.popLast()
    else { return }
    let tokens = chains.value(from: equals + 1)
    // `static NSInteger const tag = 1;` and a macro, outside of functions.
    if list.language == .objectiveC, chain.isEmpty, scopes.context.function == 0,
      let constant = literal(tokens)
    {
      facts.constants[property.name] = constant
      return scopes.declare(property.name, .constant(constant))
    }
    let value = value(of: tokens)
    record(chain, property.name, value, list.range(chain.start, equals - 1))
  }

  mutating func record(_ chain: Chain, _ property: String, _ value: CodeValue, _ range: Range<Int>)
  {
    let subjects =
      chain.isEmpty
      ? [SourcePath([], root: scopes.meaning(of: property) == nil ? .undeclared : .local)]
      : resolved(chain)
    for subject in subjects {
      facts.assignments.append(
        Assignment(
          subject: subject, property: property, value: value, context: scopes.context,
          range: range))
    }
  }

  /// The class whose object is made where a chain begins.
  private func origin(_ chain: Chain) -> String? {
    guard let name = list.word(chain.start), name.isCapitalized,
      list.isMark(chain.start + 1, "(") || list.isMark(chain.start + 1, "{")
    else { return nil }
    return name
  }

  mutating func record(
    call name: String, of chain: Chain?, _ arguments: [Call.Argument], _ range: Range<Int>
  ) {
    facts.calls.append(
      Call(
        subject: chain.flatMap { resolved($0).first }, origin: chain.flatMap(origin), name: name,
        arguments: arguments, context: scopes.context, range: range))
  }
}
