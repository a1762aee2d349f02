internal import InterfaceBuilder
internal import SourceModel

/// A file whose findings were mended, or would be.
package struct FixedFile: Sendable {
  /// As reports show it.
  package let path: String
  /// The number of fixes.
  package let count: Int
  let place: String
  let old: [UInt8]
  let new: [UInt8]

  /// What changes, as a unified diff.
  package var diff: String { UnifiedDiff(path: path, old: old, new: new).text }

  /// Writes the file, unless it changed since it was read.
  ///
  /// - Throws: why it was left as it is.
  package func write() throws(ReadFailure) {
    guard try FileReader.bytes(ofFile: place) == old else {
      throw ReadFailure(reason: "it changed while it was checked")
    }
    try FileReplacer.replace(place, with: new)
  }
}

extension FileLinter {
  /// Mends a file until nothing more can be; nil where nothing is to be mended.
  ///
  /// - Throws: why the file is left as it is although it could be mended.
  func fixed(
    _ input: LintInput, _ safety: FixSafety, check: (Reading) -> FileReport?
  ) throws(ReadFailure) -> FixedFile? {
    guard case .file(let place) = input.source else { return nil }
    let old = try input.bytes()
    guard case .document(let document, _) = reading(of: old, from: input),
      document.file.isAsStored
    else { return nil }
    let mark = old.starts(with: Self.byteOrderMark) ? Self.byteOrderMark : []
    var text = document.file.text
    var count = 0
    for _ in 0..<Self.rounds {
      guard let report = check(reading(of: mark + text, from: input)) else {
        throw ReadFailure(reason: "the fixes would damage it")
      }
      let selection = FixSelection(report.findings, safety)
      if selection.fixes.isEmpty { break }
      text = selection.applied(to: text)
      count += selection.fixes.count
    }
    guard count > 0 else { return nil }
    return FixedFile(path: input.path, count: count, place: place, old: old, new: mark + text)
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let rounds = 10
}
