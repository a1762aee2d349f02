import AutoLayout
import InterfaceBuilder
import Testing

@Suite("A frame of which a part is unknown")
struct PartialFrameTests {
  private static let size = ["v.width = 50", "v.height = 20"]

  @Test(
    "keeps what is known",
    arguments: [
      (["v.left = ad.left + 8", "v.top = ad.top + 4"], "8.0 4.0 50.0 20.0"),
      (["v.left = ad.left + 8"], "8.0 ? 50.0 20.0"),
      (["v.bottom = ad.bottom"], "? 180.0 50.0 20.0"),
    ])
  func keepsKnown(places: [String], expected: String) throws {
    let scene = Scene(views: ["view v"], constraints: Self.size + places)
    #expect(try words(scene, at: .runTime) == expected)
  }

  @Test("knows no place at the bottom of a view whose height is open")
  func atBottom() throws {
    let scene = Scene(
      views: ["view v"], constraints: Self.size + ["v.left = ad.left + 8", "v.bottom = ad.bottom"])
    #expect(try words(scene, at: .width(400)) == "8.0 ? 50.0 20.0")
  }

  @Test(
    "stands in a root of which a length is unknown",
    arguments: [
      ("width=\"300\"", ["v.right = ad.right", "v.top = ad.top"], "250.0 0.0 50.0 20.0"),
      ("width=\"300\"", ["v.right = ad.right", "v.bottom = ad.bottom"], "250.0 ? 50.0 20.0"),
      ("height=\"90\"", ["v.left = ad.left", "v.bottom = ad.bottom"], "0.0 70.0 50.0 20.0"),
      ("height=\"90\"", ["v.right = ad.right", "v.bottom = ad.bottom"], "? 70.0 50.0 20.0"),
    ])
  func inPartialRoot(length: String, places: [String], expected: String) throws {
    var scene = Scene(views: ["view v"], constraints: Self.size + places)
    scene.root = "view ad <rect key=\"frame\" x=\"0\" y=\"0\" \(length)/>"
    for stage in [Scene.Stage.design, .runTime] {
      #expect(try words(scene, at: stage) == expected)
    }
  }

  @Test("gives no number that no screen has", arguments: [1e308, -1e308, 1e200, 4e6])
  func isFinite(constant: Double) throws {
    let scene = Scene(
      views: ["label v text=A"],
      constraints: [
        "v.left = ad.left + \(constant)", "ad.right = v.right + 16", "v.top = ad.top",
        "v.height = 9",
      ])
    for stage in [Scene.Stage.design, .runTime, .width(1024)] {
      #expect(try words(scene, at: stage) == "? 0.0 ? 9.0")
    }
  }

  @Test("of which all is unknown is none")
  func none() throws {
    let scene = Scene(views: ["view v"], constraints: ["v.left = v.left"])
    #expect(try words(scene, at: .runTime) == "none")
  }

  private func words(_ scene: Scene, at stage: Scene.Stage) throws -> String {
    let layout = try scene.layout(stage)
    let view = try #require(layout.container.document.view("v"))
    guard let frame = layout.partialFrame(of: view) else { return "none" }
    return [frame.x, frame.y, frame.width, frame.height].map { $0.map { "\($0)" } ?? "?" }
      .joined(separator: " ")
  }
}
