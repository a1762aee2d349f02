/// Where the code of the files under check is looked for.
package enum SourceFolders: Sendable, Equatable {
  /// In the nearest folder above a file that is the root of a project.
  case automatic
  /// In these, which are absolute.
  case stated([String])
  /// Nowhere.
  case none
}

/// Finds the project that a file belongs to.
struct ProjectFinder {
  private var known: [String: String?] = [:]

  /// The nearest folder above a file that is under version control, or is a package's or an Xcode
  /// project's; nil where none is.
  mutating func project(of file: String) -> String? {
    guard let slash = file.lastIndex(of: "/") else { return nil }
    return project(at: String(file[..<slash]))
  }

  private mutating func project(at folder: String) -> String? {
    guard !folder.isEmpty else { return nil }
    if let answer = known[folder] { return answer }
    let answer = Self.isProject(folder) ? folder : project(of: folder)
    known[folder] = .some(answer)
    return answer
  }

  private static func isProject(_ folder: String) -> Bool {
    if FilePath.canonical(folder + "/.git") != nil { return true }
    if FilePath.canonical(folder + "/Package.swift") != nil { return true }
    do {
      return try !FolderReader.entries(of: folder, where: isXcodeProject)
        .allSatisfy { !isXcodeProject($0.name.utf8) }
    } catch {
      // A folder that cannot be listed is nobody's project.
      return false
    }
  }

  private static func isXcodeProject(_ name: some BidirectionalCollection<UInt8>) -> Bool {
    name.count > ending.count && name.suffix(ending.count).elementsEqual(ending)
  }

  private static let ending = Array(".xcodeproj".utf8)
}
