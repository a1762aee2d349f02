/// A chain of members as it stands in the code, before its first name is looked up.
struct Chain {
  var components: [SourcePath.Component] = []
  /// It begins with `self`.
  var isOfSelf = false
  /// It begins with a dot, as an enumeration's case does.
  var isImplicitMember = false
  /// The first token.
  var start = 0

  var isEmpty: Bool { components.isEmpty && !isOfSelf }

  mutating func prepend(_ name: String, type: String? = nil) {
    components.insert(SourcePath.Component(name: name, type: type), at: 0)
  }

  /// Puts what stands in brackets, or in a message, in front.
  mutating func prepend(_ inner: Chain) {
    components = inner.components + components
    isOfSelf = inner.isOfSelf
    isImplicitMember = inner.isImplicitMember
  }
}
