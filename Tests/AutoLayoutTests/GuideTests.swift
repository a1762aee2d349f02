import Testing

@Suite("A guide")
struct GuideTests {
  @Test("of the safe area follows the device, the bars and the moment", arguments: safeAreas)
  func checkSafeAreas(_ example: LayoutCase) throws { try example.check() }

  @Test("of a controller or without a measure has a place", arguments: controllerGuides)
  func checkControllerGuides(_ example: LayoutCase) throws { try example.check() }

  @Test("of a root's layout margins depends on what the root is", arguments: rootMargins)
  func checkRootMargins(_ example: LayoutCase) throws { try example.check() }

  @Test("of a view's layout margins is stated or 8 points", arguments: innerMargins)
  func checkInnerMargins(_ example: LayoutCase) throws { try example.check() }

  @Test("of a view in a xib's root that has grown meets no bar", arguments: grownRoots)
  func checkGrownRoots(_ example: LayoutCase) throws { try example.check() }

  @Test("of a cell's layout margins is that of the table", arguments: cells)
  func checkCells(_ example: LayoutCase) throws { try example.check() }
}
