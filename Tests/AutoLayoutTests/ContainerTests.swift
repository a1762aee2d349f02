import Testing

@Suite("A container")
struct ContainerTests {
  @Test("shares what it grows by among the flexible parts of a mask", arguments: springs)
  func checkSprings(_ example: LayoutCase) throws { try example.check() }

  @Test("that is a cell or a table gives its rows their width", arguments: cells)
  func checkCells(_ example: LayoutCase) throws { try example.check() }

  @Test("that is a table states a row's height, or lets code and contents", arguments: rowHeights)
  func checkRowHeights(_ example: LayoutCase) throws { try example.check() }

  @Test("that is a table narrower than the screen tells how wide a row is", arguments: rowWidths)
  func checkRowWidths(_ example: LayoutCase) throws { try example.check() }

  @Test("is not pushed flat by a text that wants a width", arguments: collapses)
  func checkCollapses(_ example: LayoutCase) throws { try example.check() }

  @Test("that scrolls has a frame and a content", arguments: scrollViews)
  func checkScrollViews(_ example: LayoutCase) throws { try example.check() }

  @Test("that stacks views distributes them along its axis", arguments: distributions)
  func checkDistributions(_ example: LayoutCase) throws { try example.check() }

  @Test("that stacks views aligns them across its axis", arguments: alignments)
  func checkAlignments(_ example: LayoutCase) throws { try example.check() }

  @Test("that stacks views leaves out what hides at run time", arguments: switchedViews)
  func checkSwitchedViews(_ example: LayoutCase) throws { try example.check() }

  @Test("that stacks views keeps margins and leaves hidden views out", arguments: stacks)
  func checkStacks(_ example: LayoutCase) throws { try example.check() }
}
