/// The names that code has declared so far, block by block.
struct Scopes {
  /// What a name stands for.
  enum Meaning {
    /// A value of a class, if that is known.
    case value(type: String?)
    /// Another expression's value, or one of several in turn.
    case alias([SourcePath])
    /// What loading a nib gave: the number of the load, and whether it is the first object.
    case nib(load: Int, isFirst: Bool)
    /// A text or a number that never changes.
    case constant(CodeValue)
  }

  private struct Scope {
    let end: Int
    let context: CodeContext
    let isType: Bool
    var names: [String: Meaning] = [:]
  }

  /// What is known of a block before it begins.
  struct Seed {
    /// The type that the block declares.
    var type: String?
    /// The class whose method it is the body of.
    var owner: String?
    var isFunction = false
    var names: [String: Meaning] = [:]
  }

  private var scopes: [Scope] = [Scope(end: .max, context: CodeContext(), isType: false)]
  private var seeds: [Int: Seed] = [:]
  private var functions = 0
  private var blocks = 0

  var context: CodeContext { scopes[scopes.count - 1].context }
  /// The statement stands directly in a type.
  var isInType: Bool { scopes[scopes.count - 1].isType }

  mutating func seed(_ open: Int, _ change: (inout Seed) -> Void) {
    change(&seeds[open, default: Seed()])
  }

  /// Enters a block that reaches to the token `end`.
  mutating func enter(_ open: Int, end: Int) {
    let seed = seeds.removeValue(forKey: open) ?? Seed()
    var context = context
    if let type = seed.type {
      context = CodeContext(type: type, function: 0)
    } else if seed.isFunction || isInType || context.function == 0 {
      functions += 1
      context = CodeContext(type: seed.owner ?? context.type, function: functions)
    }
    if seed.type == nil {
      blocks += 1
      context.block = blocks
    }
    scopes.append(
      Scope(end: end, context: context, isType: seed.type != nil, names: seed.names))
  }

  /// Leaves the blocks that end before a token.
  mutating func leave(before index: Int) {
    while scopes.count > 1, scopes[scopes.count - 1].end <= index { scopes.removeLast() }
  }

  mutating func declare(_ name: String, _ meaning: Meaning) {
    scopes[scopes.count - 1].names[name] = meaning
  }

  /// What a name means here, and whether it is a member of the current type.
  func meaning(of name: String) -> (meaning: Meaning, isMember: Bool)? {
    for scope in scopes.reversed() {
      if let meaning = scope.names[name] { return (meaning, scope.isType) }
    }
    return nil
  }
}
