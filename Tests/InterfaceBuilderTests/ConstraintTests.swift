import InterfaceBuilder
import Testing

@Suite("Constraints")
struct ConstraintTests {
  private func constraint(_ attributes: String) throws -> Constraint {
    let view = try Fixture.view(
      "<view id=\"v\"><constraints><constraint \(attributes) id=\"c\"/></constraints></view>")
    let constraints = view.constraints
    #expect(constraints.count == 1)
    return try #require(constraints.first)
  }

  @Test(
    "read their multiplier as a number or a ratio",
    arguments: [
      ("16:9", 16.0 / 9), ("1/3", 1.0 / 3), ("1.91:1", 1.91), ("0.5", 0.5), ("-1", -1), ("1:0", 1),
      ("x", 1), ("", 1), ("nan", 1), ("inf:2", 1),
    ] as [(String, Double)])
  func multipliers(text: String, value: Double) throws {
    let constraint = try constraint(
      "firstAttribute=\"width\" secondItem=\"v\" secondAttribute=\"height\" multiplier=\"\(text)\"")
    #expect(constraint.multiplier == value)
  }

  @Test("are about their owner where they name no item")
  func constant() throws {
    let constraint = try constraint(
      "firstAttribute=\"width\" relation=\"greaterThanOrEqual\" constant=\"32.5\" priority=\"750\"")
    #expect(constraint.firstItem == "v")
    #expect(constraint.firstAttribute == "width")
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.secondItem == nil)
    #expect(constraint.secondAttribute == nil)
    #expect(constraint.multiplier == 1)
    #expect(constraint.constant == 32.5)
    #expect(constraint.priority == 750)
    #expect(!constraint.isRequired)
    #expect(!constraint.isPlaceholder)
  }

  @Test("name both items and attributes")
  func items() throws {
    let constraint = try constraint(
      """
      firstItem="a" firstAttribute="trailing" secondItem="b" secondAttribute="leading" \
      placeholder="YES" relation="lessThanOrEqual"
      """)
    #expect([constraint.firstItem, constraint.firstAttribute] == ["a", "trailing"])
    #expect([constraint.secondItem, constraint.secondAttribute] == ["b", "leading"])
    #expect(constraint.relation == .lessThanOrEqual)
    #expect(constraint.constant == 0)
    #expect(constraint.isRequired)
    #expect(constraint.isPlaceholder)
  }

  @Test("end at their owner where only the second attribute is named")
  func ownerAtTheEnd() throws {
    let constraint = try constraint(
      "firstItem=\"a\" firstAttribute=\"top\" secondAttribute=\"top\" constant=\"8\"")
    #expect(constraint.secondItem == "v")
    #expect(constraint.relation == .equal)
  }
}
