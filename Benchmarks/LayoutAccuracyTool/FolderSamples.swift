internal import AutoLayout
internal import InterfaceBuilder

/// The scenes of the files below a folder, solved at their design sizes.
struct FolderSamples {
  private(set) var samples: [Sample] = []
  private let options: Options

  /// Parts of the names of ad SDKs' view classes.
  private static let marks = [
    "NativeAd", "NativeAppInstall", "NativeContent", "NativeCustom", "NativeTemplate", "MediaView",
    "GADUnified", "MTRGNative",
  ]

  init(_ folder: String, _ options: Options) throws(ToolError) {
    self.options = options
    for path in try DocumentFile.paths(in: folder) {
      let subfolder = path.split(separator: "/").dropLast().joined(separator: "/")
      let parent = subfolder.isEmpty ? folder : folder + "/" + subfolder
      do {
        guard let document = try DocumentFile.document(folder + "/" + path) else { continue }
        for root in Self.roots(document) { add(root, parent, name: path) }
      } catch {
        samples.append(Sample(folder: parent, name: path, outcome: .failed(error.message)))
      }
    }
  }

  private static func roots(_ document: Document) -> [View] {
    let roots =
      document.kind == .xib
      ? document.topLevelViews
      : document.root.descendants.filter { $0.key == "view" }
        .compactMap { View($0, in: document) }.filter { $0.superview == nil }
    return roots.filter { $0.recordedSize.width != nil }
  }

  private mutating func add(_ root: View, _ folder: String, name: String) {
    let accuracy = LayoutAccuracy(of: root)
    guard accuracy.hasConstraints, options.takesAll || isAd(accuracy) else { return }
    guard !accuracy.isStale else {
      return samples.append(Sample(folder: folder, name: name, outcome: .stale))
    }
    samples.append(
      Sample(
        folder: folder, name: name, root: root,
        differences: accuracy.differences(options.mode.rawValue)))
  }

  private func isAd(_ accuracy: LayoutAccuracy) -> Bool {
    accuracy.classNames.contains { name in Self.marks.contains { name.contains($0) } }
  }
}
