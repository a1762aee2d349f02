@testable import AutoLayout
import Testing

@Suite("The solver")
struct SimplexTests {
  /// `Σ coefficient × variable + constant  relation  0` at a level; nil is required.
  struct Line: Sendable {
    let terms: [Double]
    let constant: Double
    let relation: Relation
    let level: Double?
  }

  private static func line(
    _ terms: [Double], _ relation: Relation, _ value: Double, _ level: Double? = nil
  ) -> Line {
    Line(terms: terms, constant: -value, relation: relation, level: level)
  }

  private static func solved(_ lines: [Line], variables: Int = 2) -> (Simplex, refused: [Int]) {
    var simplex = Simplex(variables: variables, levels: lines.compactMap(\.level))
    var refused: [Int] = []
    for (number, line) in lines.enumerated() {
      let terms = Terms(
        line.terms.enumerated().map { Term(symbol: $0, coefficient: $1) }
          .filter { $0.coefficient != 0 })
      let isAdded = simplex.add(
        terms, line.constant, line.relation, level: line.level, origin: number)
      if !isAdded { refused.append(number) }
    }
    simplex.optimise()
    return (simplex, refused)
  }

  private static func values(_ simplex: Simplex, _ variables: Int = 2) -> [Double] {
    (0..<variables).map { (simplex.value(of: $0) * 1e6).rounded() / 1e6 }
  }

  @Test("finds the optimum", arguments: optima)
  func optimum(_ lines: [Line], expected: [Double]) {
    let (simplex, refused) = Self.solved(lines)
    #expect(Self.values(simplex) == expected)
    #expect(refused == [])
    #expect(simplex.freeVariables(count: 2) == [false, false])
  }

  static let optima: [([Line], [Double])] = [
    ([line([1, 0], .equal, 3), line([0, 1], .equal, -4)], [3, -4]),
    ([line([1, 1], .equal, 10), line([1, -1], .equal, 4)], [7, 3]),
    ([line([1, -1], .equal, 0), line([1, 1], .equal, 9)], [4.5, 4.5]),
    (
      [line([1, 0], .lessThanOrEqual, 5), line([1, 0], .equal, 9, 1), line([0, 1], .equal, 0)],
      [5, 0]
    ),
    (
      [
        line([1, 2], .lessThanOrEqual, 14), line([3, -1], .greaterThanOrEqual, 0),
        line([1, -1], .lessThanOrEqual, 2), line([3, 4], .equal, 1000, 5),
        line([1, 0], .equal, 0, 1),
      ], [6, 4]
    ),
    (
      [
        line([1, 0], .equal, 1, 9), line([1, 0], .equal, 2, 8), line([0, 1], .equal, 3, 7),
        line([1, 1], .equal, 100, 6),
      ], [1, 3]
    ),
    (
      [
        line([1, 0], .greaterThanOrEqual, 2), line([0, 1], .greaterThanOrEqual, 3),
        line([1, 1], .lessThanOrEqual, 5),
      ], [2, 3]
    ),
    ([line([1, 0], .equal, 1e9), line([1, -1], .equal, 1)], [1e9, 999_999_999]),
  ]

  @Test("refuses what contradicts earlier lines, says which, and solves the rest")
  func contradiction() {
    let (simplex, refused) = Self.solved([
      Self.line([1, 0], .equal, 3), Self.line([0, 1], .equal, 4),
      Self.line([1, 0], .equal, 5),
    ])
    #expect(refused == [2])
    #expect(simplex.contradiction.origins == [0])
    #expect(Self.values(simplex) == [3, 4])
  }

  @Test("refuses a limit that others rule out together")
  func limits() {
    let (simplex, refused) = Self.solved([
      Self.line([1, 0], .greaterThanOrEqual, 3), Self.line([0, 1], .greaterThanOrEqual, 4),
      Self.line([1, -1], .lessThanOrEqual, 50), Self.line([1, 1], .lessThanOrEqual, 6),
      Self.line([1, 0], .equal, 0, 5), Self.line([0, 1], .equal, 0, 5),
    ])
    #expect(refused == [3])
    #expect(simplex.contradiction.origins == [0, 1])
    #expect(Self.values(simplex) == [3, 4])
  }

  @Test("knows which variables nothing fixes")
  func freedom() {
    let (simplex, _) = Self.solved(
      [
        Self.line([1, 0, 0, 0], .equal, 3), Self.line([0, 1, 1, 0], .equal, 4),
        Self.line([0, 0, 0, 1], .greaterThanOrEqual, 4), Self.line([0, 0, 0, 1], .equal, 0, 1),
      ], variables: 4)
    #expect(simplex.freeVariables(count: 4) == [false, true, true, false])
  }

  @Test("gives the same values a hundred times")
  func determinism() throws {
    let random = GeneratedScene(seed: 77).scene
    let ids = random.views.map { String($0.split(separator: " ")[1]) }
    let first = Scene.describe(ids, in: try random.drawn())
    for _ in 0..<100 {
      let again = Scene.describe(ids, in: try random.drawn())
      #expect(again == first)
    }
  }
}
