/// An expression that leads from one object to another by its members, such as
/// `adView.callToActionView`. Optional chaining, casts, `self` and brackets are left out.
package struct SourcePath: Hashable, Sendable {
  package struct Component: Hashable, Sendable {
    /// Empty for what has no name of its own, such as the result of a call.
    package let name: String
    /// The class that a declaration or a cast gives it; nil where the file does not say.
    package var type: String?

    package init(name: String, type: String? = nil) {
      self.name = name
      self.type = type
    }
  }

  /// What the first component is a member of.
  package enum Root: Hashable, Sendable {
    /// It is a local name.
    case local
    /// The object whose code this is: stated by `self`, or declared in the same type.
    case current
    /// Nothing in the file declares it.
    case undeclared
  }

  package var components: [Component]
  package var root: Root
  /// The number of the nib's load in its file where the path begins with a nib's object.
  package var nibLoad: Int?

  package init(_ components: [Component], root: Root) {
    self.components = components
    self.root = root
  }

  package var last: Component? { components.last }
  /// The names joined by dots.
  package var words: String { components.map(\.name).joined(separator: ".") }
}
