internal import InterfaceBuilder
package import SourceCode
internal import SourceModel

/// What the code of a project says about native ads.
package struct CodeEvidence: Sendable {
  package let files: [SourceFacts]
  /// The nibs and storyboards of the project, without their endings.
  package let nibNames: Set<String>
  /// Code was looked for.
  package let isRead: Bool
  let classes: ClassHierarchy
  private let sdkClasses: Set<String>
  /// The assignments by property and then by the last name of what they change.
  private var assignments: [String: [String: [Statement]]] = [:]

  /// An assignment with its file.
  struct Statement: Sendable {
    let file: SourceFacts
    let assignment: Assignment

    var place: CodePlace { CodePlace(file.file, assignment.range) }
    var context: CodeContext { assignment.context }
  }

  /// Evidence where no code is read.
  package static func none(_ book: RuleBook) -> CodeEvidence {
    CodeEvidence([], nibNames: [], isRead: false, book: book)
  }

  package init(_ files: [SourceFacts], nibNames: Set<String>, book: RuleBook) {
    self.init(files, nibNames: nibNames, isRead: true, book: book)
  }

  private init(_ files: [SourceFacts], nibNames: Set<String>, isRead: Bool, book: RuleBook) {
    self.files = files
    self.nibNames = nibNames
    self.isRead = isRead
    classes = ClassHierarchy(files, book: book)
    sdkClasses = Set(book.profiles.flatMap(\.objectiveCClasses))
    for file in files {
      for assignment in file.assignments {
        let name = Self.objectiveCName(assignment.property)
        let member = assignment.subject.last?.name ?? ""
        assignments[name, default: [:]][member, default: []].append(
          Statement(file: file, assignment: assignment))
      }
    }
  }

  /// The assignments to a property of what has a name; the empty name is that of the object whose
  /// code it is.
  func statements(_ property: String, of member: String) -> [Statement] {
    assignments[property]?[member] ?? []
  }

  /// The assignments that set a text, those of calls among them.
  var texts: [Statement] { statements("text") + statements("title") }

  /// All assignments to a property.
  func statements(_ property: String) -> [Statement] {
    assignments[property]?.values.flatMap { $0 }.sorted { $0.order < $1.order } ?? []
  }

  /// `userInteractionEnabled` for `isUserInteractionEnabled`.
  private static func objectiveCName(_ property: String) -> String {
    guard property.hasPrefix("is"), let first = property.dropFirst(2).first, first.isUppercase
    else { return property }
    return first.lowercased() + property.dropFirst(3)
  }

  /// The app's classes that descend from an SDK's.
  package var derivedClasses: [String] {
    classes.declared.filter { sdkBase(of: $0) != nil }.sorted()
  }

  func isSDKClass(_ name: String) -> Bool { sdkClasses.contains(name) }

  /// The SDK's class that an app's class descends from; nil for the SDK's own.
  func sdkBase(of name: String) -> String? {
    isSDKClass(name) ? nil : lineage(of: name).first(where: isSDKClass)
  }

  /// The classes that an app's class descends from, itself first.
  package func lineage(of name: String) -> [String] { classes.lineage(of: name) }
}

extension CodeEvidence.Statement {
  fileprivate var order: (String, Int) { (file.file.path, assignment.range.lowerBound) }
}
