package import SourceModel

/// What the code of one file says, as far as it may be about views of a nib.
package struct SourceFacts: Sendable {
  package let file: SourceFile
  /// The modules that it imports; Swift only.
  package internal(set) var imports: Set<String> = []
  /// Those of the wanted names that it uses, with the bytes of the first use.
  package internal(set) var mentions: [String: Range<Int>] = [:]
  /// Those of them that are whole strings in it.
  package internal(set) var quotes: Set<String> = []
  package internal(set) var types: [TypeDeclaration] = []
  package internal(set) var assignments: [Assignment] = []
  package internal(set) var calls: [Call] = []
  package internal(set) var nibLoads: [NibLoad] = []
  /// The classes of the objects that names are declared with; empty for other values.
  package internal(set) var madeClasses: [String: Set<String>] = [:]
  /// The texts and numbers that never change, by name and, for those of a type, as `Type.name`.
  package internal(set) var constants: [String: CodeValue] = [:]
}

/// A class, structure or extension.
package struct TypeDeclaration: Sendable {
  package let name: String
  /// The superclass and the protocols, in the order of the code.
  package internal(set) var inherited: [String]
  package let isExtension: Bool
  package internal(set) var outlets: [DeclaredOutlet]
  /// What stands before it with `@`, macros among them.
  package internal(set) var attributes: Set<String> = []
  package let range: Range<Int>
}

/// A property with `IBOutlet`.
package struct DeclaredOutlet: Hashable, Sendable {
  package let name: String
  package let type: String
}

/// Where a statement stands.
package struct CodeContext: Hashable, Sendable {
  /// The class, or the type that an extension extends; nil outside of one.
  package var type: String?
  /// The number of the function within the file; 0 outside of one.
  package var function = 0
  /// The number of the block within the file; the statements of one run one after the other.
  package var block = 0
}

/// `subject.property = value`, or a message that sets.
package struct Assignment: Sendable {
  package let subject: SourcePath
  package let property: String
  package let value: CodeValue
  package let context: CodeContext
  package let range: Range<Int>
}

extension Assignment {
  /// A call that changes its subject, as a change of one of its properties.
  package init(_ call: Call, changing property: String) {
    self.init(
      subject: call.subject ?? SourcePath([], root: .undeclared), property: property,
      value: call.arguments.first?.value ?? .other, context: call.context, range: call.range)
  }
}

/// A call of a function or a message.
package struct Call: Sendable {
  /// What the function is a member of; nil for a free one.
  package let subject: SourcePath?
  /// The class whose new object the chain of calls began with, such as a SwiftUI view.
  package let origin: String?
  package let name: String
  /// In Objective-C the parts of the selector; empty labels for arguments without.
  package let arguments: [Argument]
  package let context: CodeContext
  package let range: Range<Int>

  package struct Argument: Sendable {
    package let label: String
    package let value: CodeValue
  }

  package func argument(_ label: String) -> CodeValue? {
    arguments.first { $0.label == label }?.value
  }
}

/// A value as the code writes it.
package enum CodeValue: Hashable, Sendable {
  case bool(Bool)
  case number(Double)
  case text(String)
  /// A name or a chain of them, an enumeration's case among them.
  case path(SourcePath)
  /// An expression of another kind that holds these texts.
  case texts([String])
  /// Anything else.
  case other
}

/// Code that loads a nib by its name.
package struct NibLoad: Sendable {
  package let name: String
  /// The nib must be in the app's main bundle or in one that is looked for by default.
  package let isInMainBundle: Bool
  /// What the code makes File's Owner.
  package let owner: CodeValue
  /// The class that the first object is cast to, and where; nil where it is not.
  package internal(set) var cast: Cast?
  /// Another object than the first is taken, or those of a class.
  package internal(set) var picksOther = false
  package let context: CodeContext
  package let range: Range<Int>

  package struct Cast: Hashable, Sendable {
    package let type: String
    package let range: Range<Int>
  }
}
