import Testing

@Suite("A view that forces its content to run from right to left")
struct DirectionTests {
  @Test("exchanges leading and trailing, and no sides", arguments: edges)
  func checkEdges(_ example: LayoutCase) throws { try example.check() }

  @Test("decides for its immediate content alone", arguments: containers)
  func checkContainers(_ example: LayoutCase) throws { try example.check() }

  @Test("stacks its views from the right", arguments: stacks)
  func checkStacks(_ example: LayoutCase) throws { try example.check() }
}
