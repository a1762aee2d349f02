import AutoLayout
import InterfaceBuilder
import Testing

@Suite("A constraint")
struct ConstraintTests {
  @Test("relates each attribute of two views", arguments: attributes)
  func checkAttributes(_ example: LayoutCase) throws { try example.check() }

  @Test("relates the baselines of texts as surely as it knows them", arguments: baselines)
  func checkBaselines(_ example: LayoutCase) throws { try example.check() }

  @Test("gives sizes in every notation", arguments: sizes)
  func checkSizes(_ example: LayoutCase) throws { try example.check() }

  @Test("gives places wherever its items stand", arguments: places)
  func checkPlaces(_ example: LayoutCase) throws { try example.check() }

  @Test("is weighed by its relation and its priority", arguments: weighed)
  func checkWeighed(_ example: LayoutCase) throws { try example.check() }

  @Test("holds on the canvas or at run time alone", arguments: placeholders)
  func checkPlaceholders(_ example: LayoutCase) throws { try example.check() }

  @Test("holds under the size classes that install it", arguments: variations)
  func checkVariations(_ example: LayoutCase) throws { try example.check() }

  @Test("that other size classes vary proves nothing there", arguments: variedWidths)
  func checkVariedWidths(_ example: LayoutCase) throws { try example.check() }

  @Test("that contradicts earlier ones is named, and spoils what depends on it", arguments: broken)
  func checkBroken(_ example: LayoutCase, names: [String]) throws {
    try example.check()
    let found = try example.scene.layout(example.stage).conflicts.map { $0.constraint.element.id }
    #expect(found == names)
  }

  @Test("that is missing leaves its direction ambiguous, and no other", arguments: ambiguous)
  func checkAmbiguous(_ example: LayoutCase) throws { try example.check() }
}
