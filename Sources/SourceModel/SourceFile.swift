/// A file as it was read: its name in reports and its text.
package struct SourceFile: Sendable {
  /// The path that reports show: relative to the working directory where that is possible, with
  /// forward slashes.
  package let path: String

  /// The text in UTF-8, without a byte-order mark. All offsets of findings refer to it.
  package let text: [UInt8]

  /// The file holds these bytes, after a byte-order mark at most; otherwise they were converted, and
  /// offsets mean nothing in the file.
  package let isAsStored: Bool

  package init(path: String, text: [UInt8], isAsStored: Bool = true) {
    self.path = path
    self.text = text
    self.isAsStored = isAsStored
  }

  /// The name without folder and extension.
  package var stem: String {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return String(name) }
    return String(name[..<dot])
  }
}
