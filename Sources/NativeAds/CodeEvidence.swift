internal import InterfaceBuilder
package import SourceCode
package import SourceModel

/// What the code of a project says about native ads.
package struct CodeEvidence: Sendable {
  package let files: [SourceFacts]
  /// The nibs and storyboards of the project, without their endings; nil where some may not have
  /// been seen.
  package let nibNames: Set<String>?
  /// How many xibs of the project have a name.
  private let xibCounts: [String: Int]
  /// The property lists of apps that name a key of an SDK.
  package let propertyLists: [SourceFile]
  /// Code was looked for.
  package let isRead: Bool
  /// Some code, read closely or not, names a class or a module of an SDK.
  let namesSDK: Bool
  let classes: ClassHierarchy
  private let sdkClasses: Set<String>
  private let adViewClasses: Set<String>
  /// The SDKs' classes of views inside ad views.
  let componentClasses: Set<String>
  private let tagProperties: [String]
  /// The assignments by property and then by the last name of what they change.
  private var assignments: [String: [String: [Statement]]] = [:]
  /// The same by property alone, in the order of the code.
  private var ordered: [String: [Statement]] = [:]
  /// The outlets that nibs of the run connect, as `Class.outlet`.
  let connectedOutlets: Set<String>
  /// The outlets that code declares, by class.
  private(set) var declaredOutlets: [String: Set<String>] = [:]
  /// The files that work with an SDK, by profile.
  private var concerned: [String: [SourceFacts]] = [:]

  /// The tags that code tells each SDK, by profile.
  private(set) var tags: [String: CodeTags] = [:]

  /// An assignment with its file.
  struct Statement: Sendable {
    let file: SourceFacts
    let assignment: Assignment
    /// The value, constants looked up.
    let value: CodeValue

    var place: CodePlace { CodePlace(file.file, assignment.range) }
    var context: CodeContext { assignment.context }
  }

  /// Evidence where no code is read.
  package static func none(_ book: RuleBook) -> CodeEvidence {
    CodeEvidence(
      [], nibNames: nil, xibCounts: [:], propertyLists: [], connected: [], namesModule: false,
      isRead: false, book: book)
  }

  /// `connected` names the outlets that nibs connect, as `Class.outlet`; `namesModule` says that a
  /// file, be it none of these, holds the name of an SDK's module.
  package init(
    _ files: [SourceFacts], nibNames: Set<String>?, xibCounts: [String: Int] = [:],
    propertyLists: [SourceFile] = [], connected: Set<String> = [], namesModule: Bool = false,
    book: RuleBook
  ) {
    self.init(
      files, nibNames: nibNames, xibCounts: xibCounts, propertyLists: propertyLists,
      connected: connected, namesModule: namesModule, isRead: true, book: book)
  }

  private init(
    _ files: [SourceFacts], nibNames: Set<String>?, xibCounts: [String: Int],
    propertyLists: [SourceFile], connected: Set<String>, namesModule: Bool, isRead: Bool,
    book: RuleBook
  ) {
    self.files = files
    self.nibNames = nibNames
    self.xibCounts = xibCounts
    self.propertyLists = propertyLists
    self.isRead = isRead
    connectedOutlets = connected
    namesSDK = namesModule || files.contains { file in book.profiles.contains { file.names($0) } }
    classes = ClassHierarchy(files, book: book)
    sdkClasses = Set(book.profiles.flatMap(\.objectiveCClasses))
    adViewClasses = Set(book.profiles.flatMap(\.adViewClasses).map(\.name))
    componentClasses = Set(book.profiles.flatMap(\.componentClasses).map(\.name))
    tagProperties = book.profiles.flatMap { $0.code.tagProperties.keys.sorted() }
    let constants = CodeConstants(files)
    for file in files { add(file, constants) }
    for profile in book.profiles {
      concerned[profile.id] = files.filter { $0.concerns(profile) }
      guard profile.bindsByTag else { continue }
      tags[profile.id] = CodeTags(concerned[profile.id] ?? [], of: profile, constants) {
        let name = className($0, in: $1)
        return sdkBase(of: name) == nil ? nil : name
      }
    }
  }

  private mutating func add(_ file: SourceFacts, _ constants: CodeConstants) {
    for assignment in file.assignments {
      let name = Self.objectiveCName(assignment.property)
      let member = assignment.subject.last?.name ?? ""
      let statement = Statement(
        file: file, assignment: assignment,
        value: constants.resolved(assignment.value, in: assignment.context))
      assignments[name, default: [:]][member, default: []].append(statement)
      ordered[name, default: []].append(statement)
    }
    for call in file.calls where CodeVocabulary.additions.contains(call.name) {
      let addition = Assignment(call, changing: "subviews")
      ordered["subviews", default: []].append(
        Statement(file: file, assignment: addition, value: addition.value))
    }
    for type in file.types {
      declaredOutlets[classes.canonical(type.name, in: file), default: []].formUnion(
        type.outlets.map(\.name))
    }
  }

  /// The assignments to a property of what has a name; the empty name is that of the object whose
  /// code it is.
  func statements(_ property: String, of member: String) -> [Statement] {
    assignments[property]?[member] ?? []
  }

  /// The assignments that set a text, those of calls among them.
  var texts: [Statement] {
    ["text", "attributedText", "normalTitle"].flatMap { statements($0) }
      + ["title", "attributedTitle"].flatMap { statements($0) }.filter(\.isAboutConfiguration)
  }

  /// How many xibs with a name were seen in the project.
  package func xibCount(_ name: String) -> Int { xibCounts[name] ?? 0 }

  /// The files that work with an SDK.
  func files(of profile: Profile) -> [SourceFacts] { concerned[profile.id] ?? [] }

  /// All assignments to a property.
  func statements(_ property: String) -> [Statement] { ordered[property] ?? [] }

  /// `userInteractionEnabled` for `isUserInteractionEnabled`.
  private static func objectiveCName(_ property: String) -> String {
    guard property.hasPrefix("is"), let first = property.dropFirst(2).first, first.isUppercase
    else { return property }
    return first.lowercased() + property.dropFirst(3)
  }

  /// A class as a file writes it, under the name that Interface Builder knows.
  package func className(_ type: String, in file: SourceFacts) -> String {
    classes.canonical(type, in: file)
  }

  /// Whether the code declares a class.
  package func isDeclared(_ name: String) -> Bool { classes.declared.contains(name) }

  /// Whether a name is surely a class of views: an SDK's, or one of the app's that descends from
  /// UIKit's or an SDK's.
  package func isClass(_ name: String) -> Bool {
    if isSDKClass(name) { return true }
    guard isDeclared(name) else { return false }
    return lineage(of: name).dropFirst().contains { isSDKClass($0) || $0.hasPrefix("UI") }
  }

  /// Whether a class is an SDK's ad view or descends from one.
  package func isAdView(_ name: String) -> Bool {
    adViewClasses.contains(sdkBase(of: name) ?? name)
  }

  /// Whether code declares a class that descends from UIKit's by classes of the app alone.
  func isUIKits(_ name: String) -> Bool {
    guard isDeclared(name), let root = classes.superclasses(of: name)?.last else { return false }
    return root.hasPrefix("UI") && !isSDKClass(root)
  }

  /// The app's classes that descend from an SDK's.
  package var derivedClasses: [String] {
    classes.declared.filter { sdkBase(of: $0) != nil }.sorted()
  }

  /// What tags are given by that no file read so far declares: a type or a constant.
  package var unknownConstants: [String] {
    tagProperties.flatMap { statements($0) }.compactMap { statement in
      guard case .path(let path) = statement.value, let first = path.components.first?.name else {
        return nil
      }
      return first.isEmpty || first == "Self" ? nil : first
    }
  }

  func isSDKClass(_ name: String) -> Bool { sdkClasses.contains(name) }

  /// The SDK's class that an app's class descends from; nil for the SDK's own.
  func sdkBase(of name: String) -> String? {
    isSDKClass(name) ? nil : lineage(of: name).first(where: isSDKClass)
  }

  /// The classes that an app's class descends from, itself first.
  package func lineage(of name: String) -> [String] { classes.lineage(of: name) }
}
