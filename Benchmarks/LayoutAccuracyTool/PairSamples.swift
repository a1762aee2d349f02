internal import AutoLayout
internal import InterfaceBuilder

/// Scenes that were saved at two sizes: solved at the second from the file of the first.
struct PairSamples {
  private(set) var samples: [Sample] = []
  private let folder: String
  private let mode: Options.Mode

  /// The table has tabs and a head with the columns `from`, `to` and `scene_root`; the files stand
  /// beside it.
  init(_ table: String, mode: Options.Mode) throws(ToolError) {
    self.mode = mode
    let parts = table.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    folder = parts.isEmpty ? "." : parts.joined(separator: "/")
    let text = String(decoding: try DocumentFile.bytes(table), as: UTF8.self)
    let lines = text.split(whereSeparator: \.isNewline).map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    let columns = ["from", "to", "scene_root"].compactMap { lines.first?.firstIndex(of: $0) }
    guard columns.count == 3 else {
      throw ToolError(message: "\(table) has no columns from, to and scene_root")
    }
    for line in lines.dropFirst() {
      let fields = columns.map { $0 < line.count ? line[$0] : "" }
      samples.append(sample(from: fields[0], to: fields[1], root: fields[2]))
    }
  }

  private func sample(from: String, to: String, root id: String) -> Sample {
    do {
      let (source, target) = (try root(id, in: from), try root(id, in: to))
      let differences = LayoutAccuracy(of: source).differences(
        mode.rawValue, at: LayoutAccuracy(of: target))
      return Sample(folder: folder, name: from, root: source, differences: differences)
    } catch {
      return Sample(folder: folder, name: from, outcome: .failed(error.message))
    }
  }

  private func root(_ id: String, in file: String) throws(ToolError) -> View {
    guard let view = try DocumentFile.document(folder + "/" + file)?.view(id) else {
      throw ToolError(message: "\(file) has no view \(id)")
    }
    return view
  }
}
