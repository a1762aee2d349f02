extension String {
  /// The text with some scalars replaced; those for which the replacement is nil stay.
  func replacing(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var result = ""
    for scalar in unicodeScalars {
      if let text = replacement(scalar) {
        result.unicodeScalars.append(contentsOf: text.unicodeScalars)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
