package import InterfaceBuilder
package import SourceCode
internal import SourceModel

/// The names by which code that matters to a run is told from other code.
package struct CodeVocabulary: Sendable {
  private let book: RuleBook
  /// The words of which a file must hold one to be read.
  package private(set) var words: Set<String>
  package private(set) var names: CodeNames
  /// The outlets that the documents connect, as `Class.outlet`.
  package private(set) var connected: Set<String> = []
  /// The keys of an SDK in an app's property list.
  package let propertyListKeys: Set<String>

  /// The modules of the SDKs.
  package var modules: Set<String> { Set(book.profiles.flatMap(\.modules)) }

  /// The names of the SDKs.
  package init(book: RuleBook) {
    self.book = book
    let classes = book.profiles.flatMap { profile in
      profile.objectiveCClasses + profile.swiftNames.map(\.name) + profile.code.adClasses
    }
    let codes = book.profiles.map(\.code)
    words = Set(classes)
    words.insert(ClassMembers.undefinedKeys)
    words.formUnion(codes.flatMap { code in Array(code.tagProperties.keys) + code.tagCalls.keys })
    words.formUnion(codes.compactMap { $0.adProperty?.name })
    words.formUnion(codes.compactMap { $0.cornerProperty?.name })
    propertyListKeys = Set(codes.compactMap { $0.validatorKey?.name })
    names = CodeNames(
      calls: codes.reduce(into: Self.additions.union(["frame"])) { $0.formUnion($1.calls) },
      mentions: Set(classes))
  }

  /// Adds the names of a document with ad views: its classes, the SDKs' outlets and its own name.
  package mutating func add(_ document: Document, with ads: [AdView]) {
    for outlet in document.outlets {
      if let name = outlet.owner["customClass"] { connected.insert("\(name).\(outlet.property)") }
    }
    guard !ads.isEmpty else { return }
    // An extension may declare an outlet that the SDK does not have.
    words.formUnion(
      ads.flatMap { document.outlets(from: $0.owner) }.map(\.property)
        .filter { !Self.common.contains($0) })
    let classes = document.customClasses.compactMap { $0["customClass"] }
    words.formUnion(classes)
    words.insert(document.file.stem)
    names.mentions.formUnion(classes)
    names.mentions.insert(document.file.stem)
    for outlet in ads.flatMap(\.format.outlets) where !Self.common.contains(outlet.name) {
      words.insert(outlet.name)
      words.insert("set" + outlet.name.prefix(1).uppercased() + outlet.name.dropFirst())
    }
  }

  /// Adds names that code has turned out to use; false where all were known.
  package mutating func add(_ found: some Sequence<String>) -> Bool {
    let new = Set(found).subtracting(words)
    words.formUnion(new)
    names.mentions.formUnion(new)
    return !new.isEmpty
  }

  /// The words of which a file must hold one to bear on a document: its name, its classes with what
  /// they descend from, and the names of its SDKs. Empty where the document has to do with none.
  package static func words(
    of document: Document, with ads: [AdView], _ evidence: CodeEvidence, book: RuleBook
  ) -> Set<String> {
    let classes = document.customClasses.compactMap { $0["customClass"] }
    let lineage = Set(classes.flatMap { evidence.lineage(of: $0) })
    let profiles = ads.map(\.profile) + lineage.compactMap { book.profile(ofClass: $0) }
    guard !profiles.isEmpty else { return [] }
    var vocabulary = CodeVocabulary(book: book.using(Set(profiles.map(\.id))))
    vocabulary.add(document, with: ads)
    let names = lineage.filter { !$0.hasPrefix("UI") && !$0.hasPrefix("NS") }
    let constants = profiles.contains(where: \.bindsByTag) ? evidence.unknownConstants : []
    return vocabulary.words.union(vocabulary.propertyListKeys).union(names).union(constants)
      .union([document.file.stem])
  }

  /// The calls that add a view to another.
  static let additions: Set<String> = ["addSubview", "insertSubview", "addArrangedSubview"]

  /// Names of UIKit itself, which half of all files mention.
  static let common: Set<String> = [
    "imageView", "titleLabel", "titleView", "bodyLabel", "iconView", "iconImageView",
    "descriptionView", "mediaView", "adView",
  ]
}
