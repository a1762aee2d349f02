import NativeAds

/// The rule book, read once for all tests.
enum Rules {
  private static let result = Result { () throws(RuleBookError) in try RuleBook.builtIn() }

  static func book() throws -> RuleBook { try result.get() }
}
