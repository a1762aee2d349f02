import Testing

/// A scene and the frames that follow from it.
struct LayoutCase: Sendable, CustomTestStringConvertible {
  let name: String
  let scene: Scene
  let stage: Scene.Stage
  /// `v 8 4 50 20`, with the certainty of both directions where one of them is not proved, or
  /// `v ambiguous proved` where there is no frame.
  let expected: [String]

  /// Takes the root of the scene; nil for the usual one.
  init(
    _ name: String, _ views: [String], _ constraints: [String] = [], _ expected: [String],
    at stage: Scene.Stage = .design, root: String? = nil,
    _ change: (inout Scene) -> Void = { _ in }
  ) {
    self.name = name
    self.stage = stage
    self.expected = expected
    var scene = Scene(views: views, constraints: constraints)
    if let root { scene.root = root }
    change(&scene)
    self.scene = scene
  }

  var testDescription: String { name }

  /// Expects what stands in `expected`.
  func check() throws {
    let layout = try scene.layout(stage)
    let ids = expected.compactMap { $0.split(separator: " ").first.map(String.init) }
    let found = Scene.describe(ids, in: layout)
    #expect(found == expected)
  }
}
