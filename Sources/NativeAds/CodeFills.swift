package import SourceCode
package import SourceModel

/// Code that puts something into an asset of an ad view.
package struct CodeFill: Sendable {
  package let file: SourceFile
  package let range: Range<Int>
  package let outlet: OutletDefinition
  /// The ad view as the code writes it; empty for the object whose code it is.
  package let adView: String
  package let context: CodeContext

  package var place: CodePlace { CodePlace(file, range) }
}

/// Code that gives an ad view its ad.
package struct CodeAdAssignment: Sendable {
  package let file: SourceFile
  package let range: Range<Int>
  package let adView: String
  package let context: CodeContext
}

/// What code does with the ad views of an SDK, in the order of the code.
extension CodeEvidence {
  /// Where code sets the text or image of an SDK's outlets.
  package func fills(of profile: Profile) -> [CodeFill] {
    let outlets = profile.formats.flatMap(\.outlets)
    return ["text", "attributedText", "image", "normalTitle"].flatMap { statements($0) }
      .compactMap { statement in
        let path = statement.assignment.subject
        guard statement.file.concerns(profile), let last = path.last,
          let outlet = outlets.first(where: { $0.name == last.name }),
          isAdView(Array(path.components.dropLast()), of: statement, profile)
        else { return nil }
        return CodeFill(
          file: statement.file.file, range: statement.assignment.range, outlet: outlet,
          adView: Self.words(path.components.dropLast()), context: statement.context)
      }
      .sorted { ($0.file.path, $0.range.lowerBound) < ($1.file.path, $1.range.lowerBound) }
  }

  /// Where code sets the property of an SDK's ad views that takes the ad.
  package func adAssignments(of profile: Profile) -> [CodeAdAssignment] {
    guard let property = profile.code.adProperty?.name else { return [] }
    return statements(property).compactMap { statement in
      let path = statement.assignment.subject.components
      guard !statement.isNil, isAdView(path, of: statement, profile) else { return nil }
      return CodeAdAssignment(
        file: statement.file.file, range: statement.assignment.range, adView: Self.words(path),
        context: statement.context)
    }
  }

  /// Whether a property of an SDK is set anywhere.
  package func sets(_ property: String) -> Bool { !statements(property).isEmpty }

  private static func words(_ components: some Sequence<SourcePath.Component>) -> String {
    components.map(\.name).joined(separator: ".")
  }

  /// Whether a chain may lead to an ad view: it is no other class's, and the object whose code it
  /// is must be one.
  private func isAdView(
    _ path: [SourcePath.Component], of statement: Statement, _ profile: Profile
  ) -> Bool {
    guard let last = path.last else {
      guard let type = statement.context.type else { return false }
      let name = classes.canonical(type, in: statement.file)
      let base = sdkBase(of: name) ?? name
      return profile.adViewClasses.contains { $0.name == base }
    }
    guard let type = last.type else { return true }
    let name = classes.canonical(type, in: statement.file)
    let base = sdkBase(of: name) ?? name
    return DocumentCode.isVague(name) || profile.adViewClasses.contains { $0.name == base }
      || !isSDKClass(base) && !classes.declared.contains(name)
  }

  /// The calls of some functions in the files that work with an SDK.
  package func calls(_ names: Set<String>, with profile: Profile) -> [(SourceFile, Call)] {
    files(of: profile).flatMap { file in
      file.calls.filter { names.contains($0.name) && !$0.registersCell }.map { (file.file, $0) }
    }
  }

  /// Where code first names an ad of a kind whose assets it then reads.
  package func shownAd(of profile: Profile) -> (file: SourceFile, range: Range<Int>)? {
    let readers = Set(calls(profile.code.readCalls, with: profile).map(\.0.path))
    return ads(of: profile).first { readers.contains($0.file.path) }
  }

  /// Where the files first name one of the SDK's ads.
  package func ads(of profile: Profile) -> [(file: SourceFile, range: Range<Int>)] {
    files.compactMap { file in
      let ranges = profile.code.adClasses.compactMap { file.mentions[$0] }
      return ranges.min { $0.lowerBound < $1.lowerBound }.map { (file.file, $0) }
    }
  }
}

extension Call {
  /// Tables and collections register cells by a call of the same name.
  fileprivate var registersCell: Bool {
    arguments.contains { $0.label.hasPrefix("for") && $0.label != "forKey" }
  }
}
