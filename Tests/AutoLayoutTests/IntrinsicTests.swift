import Testing

@Suite("A view's content")
struct IntrinsicTests {
  @Test("is a text or a title as wide as its glyphs", arguments: texts)
  func checkTexts(_ example: LayoutCase) throws { try example.check() }

  @Test("wraps", arguments: wrapped)
  func checkWrapped(_ example: LayoutCase) throws { try example.check() }

  @Test("breaks as its script does", arguments: scripts)
  func checkScripts(_ example: LayoutCase) throws { try example.check() }

  @Test("is not certain of its lines where the width hardly decides", arguments: edges)
  func checkEdges(_ example: LayoutCase) throws { try example.check() }

  @Test("takes the room of other widths", arguments: growth)
  func checkGrowth(_ example: LayoutCase) throws { try example.check() }

  @Test("is an image of the size that the resources give", arguments: images)
  func checkImages(_ example: LayoutCase) throws { try example.check() }

  @Test("is a control of a fixed size", arguments: controls)
  func checkControls(_ example: LayoutCase) throws { try example.check() }

  @Test("is a control of a fixed height", arguments: heights)
  func checkHeights(_ example: LayoutCase) throws { try example.check() }

  @Test("competes with another for room", arguments: rivals)
  func checkRivals(_ example: LayoutCase) throws { try example.check() }

  @Test("is a wish beside others", arguments: wishes)
  func checkWishes(_ example: LayoutCase) throws { try example.check() }
}
