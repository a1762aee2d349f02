package import InterfaceBuilder
internal import SourceCode
package import SourceModel

/// What code says about the objects of one document.
package struct DocumentCode: Sendable {
  let evidence: CodeEvidence
  private let document: Document
  private let settings: Settings
  /// The nib's name and the app's classes in it.
  let ownNames: Set<String>

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

  /// Where code shows a hidden view, or sets whether it is hidden.
  package func shows(_ view: View) -> CodePlace? {
    place("hidden", of: view) { $0 != .bool(true) }
      ?? place("alpha", of: view) { $0 != .number(0) }
  }

  /// Where code sets the opacity of a view.
  package func setsAlpha(of view: View) -> CodePlace? {
    place("alpha", of: view) { _ in true }
  }

  private func place(
    _ property: String, of view: View, where condition: (CodeValue) -> Bool
  ) -> CodePlace? {
    guard isRead else { return nil }
    return statements(property, of: view).first { condition($0.assignment.value) }?.place
  }

  /// The assignments to a property of a view: through its outlets, or as the object itself.
  func statements(_ property: String, of view: View) -> [CodeEvidence.Statement] {
    let throughOutlets = document.outlets(to: view.id).flatMap { outlet in
      evidence.statements(property, of: outlet.property).filter { leads($0, from: outlet.owner) }
    }
    guard view.customClass != nil else { return throughOutlets }
    let own = evidence.statements(property).filter { isObject($0, view.element) }
    return throughOutlets + own
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
    return object["customClass"] != nil && classes(of: object).contains(type)
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

  func outlets(named name: String) -> [Outlet] { document.outlets.filter { $0.property == name } }

  func view(at outlet: Outlet) -> View? { document.view(outlet.destination) }

  /// Whether a part of a chain may be an object of the document.
  func isHolder(
    _ component: SourcePath.Component, of statement: CodeEvidence.Statement, _ object: Element
  ) -> Bool {
    if let type = component.type {
      let name = evidence.classes.canonical(type, in: statement.file)
      if !Self.isVague(name) { return matches(name, object) }
    }
    // A name that is an outlet of the code's own object means what the outlet leads to.
    let outlets = document.outlets.filter { outlet in
      outlet.property == component.name && isCode(statement, of: outlet.owner)
    }
    // An app's own name for something may be anybody's.
    guard !outlets.isEmpty else {
      return isFamiliar(statement.file)
        || !classes(of: object).allSatisfy { !evidence.isSDKClass($0) }
    }
    return outlets.contains { $0.destination == object.id }
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

// MARK: - Ad views

extension DocumentCode {
  /// Where code connects an outlet of an ad view.
  package func binds(_ outlet: String, of ad: AdView) -> CodePlace? {
    guard isRead else { return nil }
    return evidence.statements(outlet).first { statement in
      !isNil(statement.assignment.value) && isAbout(statement, ad)
    }?.place
  }

  /// Where code connects any outlet of an ad view.
  package func binds(_ ad: AdView) -> CodePlace? {
    ad.format.outlets.lazy.compactMap { binds($0.name, of: ad) }.first
  }

  private func isNil(_ value: CodeValue) -> Bool {
    guard case .path(let path) = value else { return false }
    return path.words == "nil"
  }

  /// Whether a statement changes a property of the ad view itself.
  func isAbout(_ statement: CodeEvidence.Statement, _ ad: AdView) -> Bool {
    guard let last = statement.assignment.subject.last else {
      return isCode(statement, of: ad.owner)
    }
    return isHolder(last, of: statement, ad.owner) || isHolder(last, of: statement, ad.view.element)
  }
}
