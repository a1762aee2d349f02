/// The permanent name of a rule, in `snake_case`, such as `missing_attribution`.
package struct RuleID: RawRepresentable, Hashable, Comparable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }
  package init(stringLiteral value: String) { rawValue = value }

  package var description: String { rawValue }

  package static func < (left: RuleID, right: RuleID) -> Bool { left.rawValue < right.rawValue }
}
