/// A sum of variables and a constant, in points.
struct LinearExpression: Sendable {
  var terms: Terms
  var constant: Double

  init(_ constant: Double = 0) {
    terms = Terms()
    self.constant = constant
  }

  init(terms: Terms) {
    self.terms = terms
    constant = 0
  }

  init(variable: Int) {
    terms = Terms([Term(symbol: variable, coefficient: 1)])
    constant = 0
  }

  static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    left.adding(right, times: 1)
  }

  func adding(_ other: LinearExpression, times factor: Double) -> LinearExpression {
    var sum = self
    sum.terms.add(other.terms, times: factor)
    sum.constant += other.constant * factor
    return sum
  }

  static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    left.adding(right, times: -1)
  }

  static func * (expression: LinearExpression, factor: Double) -> LinearExpression {
    var product = expression
    product.terms.multiply(by: factor)
    product.constant *= factor
    return product
  }

  static func + (expression: LinearExpression, constant: Double) -> LinearExpression {
    var sum = expression
    sum.constant += constant
    return sum
  }
}
