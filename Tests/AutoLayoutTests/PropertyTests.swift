import AutoLayout
import InterfaceBuilder
import Testing

@Suite("The layout of any scene")
struct PropertyTests {
  static let seeds: [UInt64] = Array(1...200)

  private func described(_ generated: GeneratedScene) throws -> [String] {
    Scene.describe(generated.views.map(\.id).sorted(), in: try generated.scene.drawn())
  }

  /// The frames of which both directions are sure, in the ad view's coordinates.
  private func sureFrames(_ generated: GeneratedScene) throws -> [String: Rect] {
    let layout = try generated.scene.drawn()
    var frames = ["ad": Rect(x: 0, y: 0, width: 300, height: 200)]
    for view in generated.views {
      let found = layout.container.document.view(view.id).flatMap { layout.frame(of: $0) }
      if let found, found.certainty == .proved { frames[view.id] = found.rect }
    }
    return frames
  }

  @Test("does not depend on where the ad view stands", arguments: seeds)
  func moved(_ seed: UInt64) throws {
    let generated = GeneratedScene(seed: seed)
    var scene = generated.scene
    scene.root = "view root 0 0 500 400"
    scene.views = ["view ad"] + scene.views.map { " " + $0 }
    scene.constraints = scene.constraints.map { $0.contains(": ") ? $0 : "ad: \($0)" }
    scene.constraints += [
      "ad.left = root.left + 70", "ad.top = root.top + 90", "ad.width = 300", "ad.height = 200",
    ]
    let layout = try scene.drawn()
    let lines = Scene.describe(generated.views.map(\.id).sorted(), in: layout)
    // What the ad view's own size contradicts differs: here constraints give it.
    let isFirm = { (line: String) in layout.conflicts.isEmpty || !line.contains("broken") }
    let pairs = zip(lines, try described(generated)).filter { isFirm($0) && isFirm($1) }
    #expect(pairs.map(\.0) == pairs.map(\.1))
  }

  @Test("does not depend on the ids", arguments: seeds)
  func renamed(_ seed: UInt64) throws {
    let generated = GeneratedScene(seed: seed)
    let rename = { (id: String) in id == "ad" ? id : "z" + String(id.reversed()) }
    let ids = generated.views.map(\.id).sorted()
    let found = Scene.describe(
      ids.map(rename), in: try generated.scene(rename).drawn())
    let words = { (line: String) in line.split(separator: " ").dropFirst() }
    #expect(try found.map(words) == described(generated).map(words))
  }

  @Test("does not depend on the order of sibling views", arguments: seeds)
  func reordered(_ seed: UInt64) throws {
    let generated = GeneratedScene(seed: seed)
    #expect(try described(generated.reversed) == described(generated))
  }

  @Test("is mirrored when its constraints are", arguments: seeds)
  func mirrored(_ seed: UInt64) throws {
    let generated = GeneratedScene(seed: seed)
    let (frames, mirror) = (try sureFrames(generated), try sureFrames(generated.mirrored))
    #expect(frames.keys.sorted() == mirror.keys.sorted())
    for (id, frame) in frames {
      guard let other = mirror[id] else { continue }
      #expect(abs(300 - frame.maxX - other.x) <= 0.5, "\(id)")
      #expect(abs(frame.width - other.width) <= 0.5 && frame.y == other.y, "\(id)")
    }
  }

  @Test("does not depend on the widths that were solved before", arguments: seeds)
  func widened(_ seed: UInt64) throws {
    let generated = GeneratedScene(seed: seed)
    let ids = generated.views.map(\.id).sorted()
    let document = try generated.scene.document()
    let ad = try #require(document.view("ad"))
    for variant in AdLayouts(of: ad, widths: [120, 250, 340, 500]).variants {
      let alone = try generated.scene.laidOutAlone(at: variant.width)
      #expect(
        Scene.describe(ids, in: variant.layout) == Scene.describe(ids, in: alone),
        "\(variant.width)")
    }
  }

  @Test("is mirrored where it is read from the right", arguments: seeds)
  func read(_ seed: UInt64) throws {
    let generated = GeneratedScene(seed: seed)
    let left = try generated.read(fromRight: false).layout(.runTime)
    let right = try generated.read(fromRight: true).layout(.runTime)
    for id in generated.views.map(\.id) {
      guard let one = left.container.document.view(id), let frame = left.frame(of: one)?.rect,
        let other = right.container.document.view(id), let mirror = right.frame(of: other)?.rect
      else { continue }
      #expect(abs(300 - frame.maxX - mirror.x) <= 0.5, "\(id)")
      #expect(abs(frame.width - mirror.width) <= 0.5 && frame.y == mirror.y, "\(id)")
    }
  }

  @Test("satisfies every required constraint where it is proved", arguments: seeds)
  func satisfied(_ seed: UInt64) throws {
    let generated = GeneratedScene(seed: seed)
    let frames = try sureFrames(generated)
    for item in generated.relationships where item.priority == 1000 {
      if let miss = item.miss(frames) { #expect(miss <= 0.5, "\(item)") }
    }
  }
}
