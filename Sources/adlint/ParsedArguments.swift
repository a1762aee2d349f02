/// The words of a command line, sorted by what they are.
struct ParsedArguments: Sendable {
  /// What the words ask for.
  enum Request: Hashable, Sendable {
    case run(Command)
    /// Nil asks for the help of adlint as a whole.
    case help(Command?)
    case version
  }

  /// An option that was given, with its value; flags have an empty one.
  struct Option: Hashable, Sendable {
    let name: String
    let value: String
  }

  private(set) var request: Request
  /// In the order in which they were given.
  private(set) var options: [Option] = []
  private(set) var operands: [String] = []
  /// The command is `lint` because no other was named.
  let isImplicit: Bool

  init(_ words: [String]) throws(ToolError) {
    let named = words.first.flatMap(Command.init)
    let command = named ?? .lint
    isImplicit = named == nil
    request = .run(command)
    let known = command.options + (named == nil ? [.version] : [])
    var rest = words.dropFirst(named == nil ? 0 : 1)
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let option = try Self.option(word, &rest, among: known)
      switch option.name {
      case OptionSpec.help.name: request = .help(named)
      case OptionSpec.version.name: request = .version
      default: options.append(option)
      }
      guard request == .run(command) else { return }
    }
  }

  /// The value of an option that counts once; the last one wins.
  func value(of name: String) -> String? { options.last { $0.name == name }?.value }

  func has(_ name: String) -> Bool { options.contains { $0.name == name } }

  /// Takes one option and, where it needs one, its value.
  private static func option(
    _ word: String, _ rest: inout ArraySlice<String>, among known: [OptionSpec]
  ) throws(ToolError) -> Option {
    let name = String(word.prefix { $0 != "=" })
    let attached = name == word ? nil : String(word.dropFirst(name.count + 1))
    guard let spec = known.first(where: { $0.name == name || $0.shortName == name }) else {
      throw .unknown("option", name, among: known.map(\.name))
    }
    if case .none = spec.value {
      guard attached == nil else { throw ToolError("option '\(name)' takes no value") }
      return Option(name: spec.name, value: "")
    }
    guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
      throw ToolError("option '\(name)' needs a value: \(spec.synopsis)")
    }
    try spec.check(value)
    return Option(name: spec.name, value: value)
  }
}
