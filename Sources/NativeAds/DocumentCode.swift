package import InterfaceBuilder
internal import SourceCode
package import SourceModel

/// What code says about the objects of one document.
package struct DocumentCode: Sendable {
  let evidence: CodeEvidence
  let document: Document
  private let settings: Settings
  /// The nib's name and the app's classes in it.
  let ownNames: Set<String>
  /// The ad views some of whose outlets code sets.
  private var boundAdViews: [AdView] = []

  package init(_ evidence: CodeEvidence, _ document: Document, settings: Settings) {
    self.evidence = evidence
    self.document = document
    self.settings = settings
    guard evidence.isRead else {
      ownNames = []
      return
    }
    let classes = document.customClasses.compactMap { $0["customClass"] }
    ownNames = Set(classes.filter { !evidence.isSDKClass($0) } + [document.file.stem])
  }

  /// The same with the ad views of the document, completed by what code binds.
  package func knowing(_ adViews: [AdView]) -> DocumentCode {
    var copy = self
    copy.boundAdViews = adViews.filter { ad in ad.bindings.contains { $0.code != nil } }
    return copy
  }

  /// Code was looked for, so what it does not do is known.
  package var isRead: Bool { evidence.isRead }

  // MARK: - Views

  /// Where code switches touches on a view off.
  package func disablesTouches(on view: View) -> CodePlace? {
    place("userInteractionEnabled", of: view) { $0 != .bool(true) }
  }

  /// Where code switches touches on a view on, or sets what it has worked out.
  package func enablesTouches(on view: View) -> CodePlace? {
    place("userInteractionEnabled", of: view) { $0 != .bool(false) }
  }

  /// Where code undoes all that hides a view, or sets what it has worked out.
  package func shows(_ view: View) -> CodePlace? {
    let isClear = view.alpha < 0.01
    let opaque = isClear ? place("alpha", of: view) { $0 != .number(0) } : nil
    guard view.isHiddenByFlag else { return opaque }
    let shown = place("hidden", of: view) { $0 != .bool(true) }
    return isClear && opaque == nil ? nil : shown
  }

  /// Where code hides a view, or sets whether it is hidden.
  package func hides(_ view: View) -> CodePlace? {
    place("hidden", of: view) { $0 != .bool(false) }
  }

  /// Where code sets the opacity of a view.
  package func setsAlpha(of view: View) -> CodePlace? {
    place("alpha", of: view) { _ in true }
  }

  /// Whether every assignment to a property in the code of an SDK says which view it is about, so that
  /// it is known what code does not do.
  package func isClear(_ property: String, _ profile: Profile) -> Bool {
    let paths = Set(evidence.files(of: profile).map(\.file.path))
    return !evidence.statements(property).contains { statement in
      let subject = statement.assignment.subject
      guard paths.contains(statement.file.file.path), let last = subject.last else { return false }
      return last.name.isEmpty || last.name.hasPrefix("$")
        || subject.root == .local && subject.components.count == 1
          && last.type.map(Self.isGeneric) ?? true
    }
  }

  private static func isGeneric(_ type: String) -> Bool {
    isVague(type) || ["UIButton", "UILabel", "UIImageView"].contains(type)
  }

  /// Where code gives a view of its own making a tag.
  package func tags(aViewWith tag: Int) -> CodePlace? {
    evidence.statements("tag").first { $0.value == .number(Double(tag)) }?.place
  }

  /// Where code first names a class.
  package func names(_ className: String) -> CodePlace? {
    evidence.files.lazy.compactMap { file in
      file.mentions[className].map { CodePlace(file.file, $0) }
    }.first
  }

  /// Whether code adds an outlet to a class, or to all views.
  package func declares(_ outlet: String, on className: String) -> Bool {
    [className, "UIView", "NSObject"].contains {
      evidence.declaredOutlets[$0]?.contains(outlet) == true
    }
  }

  /// Whether code says that a view's class descends from UIKit's alone.
  package func isOfNoSDK(_ view: View) -> Bool {
    guard let name = view.customClass, evidence.isDeclared(name) else { return false }
    let lineage = evidence.lineage(of: name)
    return lineage.contains { $0.hasPrefix("UI") } && !lineage.contains(where: evidence.isSDKClass)
  }

  private func place(
    _ property: String, of view: View, where condition: (CodeValue) -> Bool
  ) -> CodePlace? {
    guard isRead else { return nil }
    return statements(property, of: view).first { condition($0.value) }?.place
  }

  /// The assignments to a property of a view: through its outlets, or as the object itself.
  func statements(_ property: String, of view: View) -> [CodeEvidence.Statement] {
    let throughOutlets = document.outlets(to: view.id).flatMap { outlet in
      evidence.statements(property, of: outlet.property).filter { leads($0, from: outlet.owner) }
    }
    let throughCode = boundAdViews.flatMap { ad in
      ad.bindings(to: view).filter { $0.code != nil }.flatMap { binding in
        evidence.statements(property, of: binding.name).filter { leads($0, from: ad) }
      }
    }
    guard view.customClass != nil else { return throughOutlets + throughCode }
    let own = evidence.statements(property).filter { isObject($0, view.element) }
    return throughOutlets + throughCode + own
  }
}

// MARK: - Objects

extension DocumentCode {
  /// The class of an object and all that it descends from, as far as anybody says.
  package func classes(of object: Element) -> Set<String> {
    guard let name = object["customClass"] else { return [object.reference.className] }
    let lineage = evidence.lineage(of: name)
    let stated = lineage.compactMap { settings.viewClasses[$0] }
    return Set(lineage + stated)
  }

  /// Whether a statement stands in the code of an object's class.
  func isCode(_ statement: CodeEvidence.Statement, of object: Element) -> Bool {
    guard statement.assignment.subject.root != .local, let type = statement.context.type else {
      return false
    }
    return object["customClass"] != nil
      && classes(of: object).contains(evidence.classes.canonical(type, in: statement.file))
  }

  /// Whether a statement is about an object by itself: in its own code, or of its class.
  private func isObject(_ statement: CodeEvidence.Statement, _ object: Element) -> Bool {
    guard let last = statement.assignment.subject.last else { return isCode(statement, of: object) }
    guard let type = last.type else { return false }
    let name = evidence.classes.canonical(type, in: statement.file)
    return !Self.isVague(name) && matches(name, object)
  }

  /// Whether a statement about a member is one about the outlet of that name at `owner`.
  func leads(_ statement: CodeEvidence.Statement, from owner: Element) -> Bool {
    let path = statement.assignment.subject.components
    guard path.count > 1 else { return isCode(statement, of: owner) }
    return isHolder(path[path.count - 2], of: statement, owner)
  }

  /// The same about the outlet of the SDK at an ad view, which code has set.
  private func leads(_ statement: CodeEvidence.Statement, from ad: AdView) -> Bool {
    leads(statement, from: ad.owner) || leads(statement, from: ad.view.element)
  }

  /// Whether a statement stands in the code of a class that the document has, or in a file that loads
  /// the document.
  func isAboutThis(_ statement: CodeEvidence.Statement) -> Bool {
    if statement.file.quotes.contains(document.file.stem) { return true }
    guard let type = statement.context.type else { return false }
    let name = evidence.classes.canonical(type, in: statement.file)
    guard !evidence.isSDKClass(name) else { return false }
    return document.customClasses.contains { classes(of: $0).contains(name) }
  }

  func outlets(named name: String) -> [Outlet] { document.outlets.filter { $0.property == name } }

  func view(at outlet: Outlet) -> View? { document.view(outlet.destination) }

  /// Whether a part of a chain may be an object of the document.
  func isHolder(
    _ component: SourcePath.Component, of statement: CodeEvidence.Statement, _ object: Element
  ) -> Bool {
    // A name that is an outlet of the code's own object means what the outlet leads to.
    let outlets = document.outlets.filter { outlet in
      outlet.property == component.name && isCode(statement, of: outlet.owner)
    }
    guard outlets.isEmpty else { return outlets.contains { $0.destination == object.id } }
    if isOfAnotherNib(component, statement) { return false }
    if let type = component.type {
      let name = evidence.classes.canonical(type, in: statement.file)
      if !Self.isVague(name) { return matches(name, object) }
    }
    // An app's own name for something may be anybody's.
    return isFamiliar(statement.file) || classes(of: object).contains(where: evidence.isSDKClass)
  }

  /// Whether a statement is about another nib's object: one that was loaded from it, or an outlet
  /// that another nib connects.
  private func isOfAnotherNib(
    _ component: SourcePath.Component, _ statement: CodeEvidence.Statement
  ) -> Bool {
    let subject = statement.assignment.subject
    if let number = subject.nibLoad, statement.file.nibLoads.indices.contains(number) {
      let name = statement.file.nibLoads[number].name
      return name != document.file.stem && evidence.nibNames?.contains(name) ?? true
    }
    guard let type = statement.context.type, subject.root != .local,
      subject.components.first?.name == component.name,
      evidence.connectedOutlets.contains("\(type).\(component.name)")
    else { return false }
    return !document.customClasses.contains { classes(of: $0).contains(type) }
  }

  /// Whether an object may be of a class: it is, or nobody knows what its class descends from.
  func matches(_ name: String, _ object: Element) -> Bool {
    let classes = classes(of: object)
    if classes.contains(name) { return true }
    guard let custom = object["customClass"], !evidence.classes.declared.contains(custom) else {
      return false
    }
    return classes.count == 1 && !evidence.classes.declared.contains(name)
      && evidence.isSDKClass(name) && !evidence.isSDKClass(custom)
  }

  /// Classes that any view may be of.
  static func isVague(_ name: String) -> Bool {
    ["UIView", "UIControl", "NSObject", "Any", "AnyObject", "T", "View"].contains(name)
  }
}
