internal import InterfaceBuilder
internal import SourceCode
internal import SourceModel

/// The SDK's outlets that code sets to views which the document connects to outlets of the app.
extension DocumentCode {
  /// The ad view with what code binds to views inside it, where that is certain.
  package func completed(_ ad: AdView) -> AdView {
    guard isRead, ad.tags == nil else { return ad }
    let bindings = ad.format.outlets.compactMap { outlet in
      ad.bindings.contains { $0.role == outlet.role } ? nil : binding(of: outlet, in: ad)
    }
    return bindings.isEmpty ? ad : ad.adding(bindings)
  }

  /// Nil where code may bind one of several views, or takes away what it has bound.
  private func binding(of outlet: OutletDefinition, in ad: AdView) -> AdView.Binding? {
    let statements = evidence.statements(outlet.name).filter { isAbout($0, ad) }
    guard let first = statements.first, let view = target(of: first, in: ad),
      statements.allSatisfy({ isOfReceiver($0, ad) && target(of: $0, in: ad) == view })
    else { return nil }
    return AdView.Binding(
      outlet: nil, code: first.place, name: outlet.name, role: outlet.role, target: view)
  }

  /// The view inside the ad view that a statement's value is; nil where it may be another.
  private func target(of statement: CodeEvidence.Statement, in ad: AdView) -> View? {
    guard case .path(let path) = statement.value else { return nil }
    let views = appOutlets(path, of: statement).filter { !isReplaced($0) }
      .compactMap { view(at: $0) }.filter { ad.view.contains($0) }
    return views.count == 1 ? views.first : nil
  }

  /// Whether a statement's subject is surely the ad view or the object whose outlets are its.
  private func isOfReceiver(_ statement: CodeEvidence.Statement, _ ad: AdView) -> Bool {
    let subject = statement.assignment.subject
    guard let last = subject.last else {
      return isCode(statement, of: ad.owner) || isCode(statement, of: ad.view.element)
    }
    if let type = last.type {
      let name = evidence.className(type, in: statement.file)
      if !Self.isVague(name) {
        return classes(of: ad.view.element).union(classes(of: ad.owner)).contains(name)
      }
    }
    return appOutlets(subject, of: statement).contains { $0.destination == ad.view.id }
  }

  /// The outlets of the app's classes that an expression may be: `titleLabel` in the code of its
  /// class, and `cell.titleLabel` where the class of `cell` is known.
  func appOutlets(_ path: SourcePath, of statement: CodeEvidence.Statement) -> [Outlet] {
    guard let last = path.last, path.components.count < 3 else { return [] }
    let holder: String?
    if path.components.count == 2 {
      holder = path.components[0].type
    } else {
      holder = path.root == .local ? nil : statement.context.type
    }
    guard let holder else { return [] }
    let name = evidence.className(holder, in: statement.file)
    guard !Self.isVague(name) else { return [] }
    return outlets(named: last.name).filter { outlet in
      !outlet.isCollection && outlet.owner["customClass"] != nil
        && classes(of: outlet.owner).contains(name)
    }
  }

  /// Whether code may put another view in the place of the one that an outlet leads to.
  private func isReplaced(_ outlet: Outlet) -> Bool {
    evidence.statements(outlet.property).contains { statement in
      guard let last = statement.assignment.subject.last else {
        return isCode(statement, of: outlet.owner)
      }
      return isHolder(last, of: statement, outlet.owner)
    }
  }
}
