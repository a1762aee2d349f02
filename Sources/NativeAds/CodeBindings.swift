internal import InterfaceBuilder
internal import SourceCode
package import SourceModel

/// What code connects.
extension DocumentCode {
  /// Where code connects an outlet of an ad view.
  package func binds(_ outlet: String, of ad: AdView) -> CodePlace? {
    guard isRead else { return nil }
    return evidence.statements(outlet).first { statement in
      !statement.isNil && isAbout(statement, ad)
    }?.place
  }

  /// Where code connects any outlet of an ad view.
  package func binds(_ ad: AdView) -> CodePlace? {
    ad.format.outlets.lazy.compactMap { binds($0.name, of: ad) }.first
  }

  /// Whether a statement changes a property of the ad view itself.
  func isAbout(_ statement: CodeEvidence.Statement, _ ad: AdView) -> Bool {
    guard let last = statement.assignment.subject.last else {
      return isCode(statement, of: ad.owner)
    }
    return isHolder(last, of: statement, ad.owner) || isHolder(last, of: statement, ad.view.element)
  }
}

extension CodeEvidence.Statement {
  /// It changes a button's configuration.
  var isAboutConfiguration: Bool {
    assignment.subject.components.contains {
      $0.name == "configuration" || $0.name == "Configuration"
        || $0.type?.hasSuffix("Configuration") == true
    }
  }

  /// It takes away what was there.
  var isNil: Bool {
    guard case .path(let path) = value else { return false }
    return path.words == "nil"
  }
}
