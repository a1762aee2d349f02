internal import InterfaceBuilder
internal import SourceCode
package import SourceModel

/// What code says of an ad view as a whole.
extension DocumentCode {
  /// Where code loads the document with an ad view for File's Owner.
  package func loadsWithAdViewAsOwner(_ name: String) -> CodePlace? {
    guard isRead else { return nil }
    for file in evidence.files {
      for load in file.nibLoads where load.name == name {
        guard case .path(let path) = load.owner else { continue }
        let type = path.last.map { $0.type } ?? (path.root == .current ? load.context.type : nil)
        guard let type, evidence.isAdView(evidence.className(type, in: file)) else { continue }
        return CodePlace(file.file, load.range)
      }
    }
    return nil
  }

  /// Where code loads the document and takes another object than the first, or those of a class; nil
  /// where any code may take the first.
  package var picksOther: CodePlace? {
    let loads = evidence.files.flatMap { file in
      file.nibLoads.filter { $0.name == document.file.stem }.map { (file.file, $0) }
    }
    guard let (file, load) = loads.first, loads.allSatisfy(\.1.picksOther) else { return nil }
    return CodePlace(file, load.range)
  }

  /// Whether a file is about this very document: it names the nib, or a class of the app in it.
  func isFamiliar(_ file: SourceFacts) -> Bool {
    ownNames.contains { file.mentions[$0] != nil } || !file.quotes.isDisjoint(with: ownNames)
  }

  /// The files that work with an SDK, as reports show them.
  package func files(workingWith profile: Profile) -> [String] {
    evidence.files(of: profile).map(\.file.path)
  }

  /// Whether code was read that works with the SDK, so that what it does not do means something.
  package func knows(_ profile: Profile) -> Bool {
    isRead && !evidence.files(of: profile).isEmpty
  }

  /// The corner that code asks the SDK to show AdChoices in.
  package func adChoicesCorner(of profile: Profile) -> CodeCorner? {
    guard isRead, let property = profile.code.cornerProperty?.name else { return nil }
    let statements = evidence.statements(property).filter { $0.file.concerns(profile) }
    let corners = statements.map { corner($0.value) }
    guard let first = statements.first, let corner = corners.first else { return nil }
    let isClear = corner != nil && corners.allSatisfy { $0 == corner }
    return isClear ? corner.map { .stated($0, first.place) } : .unclear
  }

  /// `.topLeft`, `GADAdChoicesPositionTopLeftCorner` and the like.
  private func corner(_ value: CodeValue) -> Corner? {
    guard case .path(let path) = value, let name = path.last?.name.lowercased() else { return nil }
    return Corner.allCases.first { name.contains($0.rawValue.filter(\.isLetter)) }
  }
}

/// What code says of the AdChoices corner.
package enum CodeCorner: Sendable, Equatable {
  case stated(Corner, CodePlace)
  /// Several corners, or one that is worked out at run time.
  case unclear
}

extension SourceFacts {
  /// Whether a file holds the name of an SDK's module or class, be it another's of the same name.
  func names(_ profile: Profile) -> Bool {
    concerns(profile) || profile.swiftNames.contains { mentions[$0.name] != nil }
  }

  /// Whether a file works with an SDK: it imports a module of it or names its classes.
  func concerns(_ profile: Profile) -> Bool {
    !imports.isDisjoint(with: profile.modules)
      || (profile.objectiveCClasses + profile.code.adClasses).contains { mentions[$0] != nil }
  }
}
