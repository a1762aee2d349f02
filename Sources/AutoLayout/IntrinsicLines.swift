internal import InterfaceBuilder

extension LayoutSystem {
  /// The content's size: at most that by hugging, at least that by compression resistance.
  mutating func addIntrinsicSize(_ index: Int) {
    let size = text.size(of: index)
    let node = scene.nodes[index]
    let first = lines.count
    if let width = size.width {
      addIntrinsic(
        index, .width, width, hugging: node.priority("horizontalHuggingPriority", 250),
        resistance: node.priority("horizontalCompressionResistancePriority", 750))
    }
    if let height = size.height {
      addIntrinsic(
        index, .height, height, hugging: node.priority("verticalHuggingPriority", 250),
        resistance: node.priority("verticalCompressionResistancePriority", 750))
    }
    if node.wraps { textLines.append((index, first..<lines.count)) }
  }

  private mutating func addIntrinsic(
    _ index: Int, _ attribute: LayoutAttribute, _ length: IntrinsicLength, hugging: Double,
    resistance: Double
  ) {
    let expression = variable(index, attribute) + -length.points
    let origin = LinearConstraint.Origin.intrinsic(index, tolerance: length.tolerance)
    emit(expression, .lessThanOrEqual, priority: hugging, from: origin)
    emit(expression, .greaterThanOrEqual, priority: resistance, from: origin)
  }
}

// MARK: - The same system at another width

extension LayoutSystem {
  /// The system at another width or after another pass, and the lines that differ; nil where it
  /// must be built: where more depends on frames than the sizes of texts. The options may differ in
  /// the width alone.
  func adapted(to options: LayoutOptions, solved: [Rect]) -> (system: Self, changed: [Int])? {
    guard canBeAdapted, isAtOtherWidth(options) == isAtOtherWidth(self.options) else { return nil }
    var system = Self(adapting: self, options, solved: solved)
    var changed: [Int] = []
    if let widthLine {
      system.replace(widthLine, constant: -system.rootWidth, from: .frame)
      changed.append(widthLine)
    }
    for (index, range) in textLines {
      let size = system.text.size(of: index)
      for number in range {
        let isWidth = lines[number].isAbout(index, .width)
        guard let length = isWidth ? size.width : size.height else { return nil }
        system.replace(
          number, constant: -length.points,
          from: .intrinsic(index, tolerance: length.tolerance))
        changed.append(number)
      }
    }
    return (system, changed)
  }
}

extension LinearConstraint {
  /// Whether the line says something about one attribute of a node alone.
  func isAbout(_ index: Int, _ attribute: LayoutAttribute) -> Bool {
    expression.terms[index * LayoutAttribute.count + attribute.rawValue] != nil
  }
}
