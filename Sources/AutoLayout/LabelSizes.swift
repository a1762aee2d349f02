internal import InterfaceBuilder

/// The sizes of labels from adlint's own metrics.
extension IntrinsicSizes {
  func labelSize(_ index: Int) -> IntrinsicSize {
    let element = scene.nodes[index].element
    let limit = element["numberOfLines"].flatMap { Int($0) } ?? 1
    if limit != 1, let text = texts[index] { return labelSize(index, text, limit) }
    let font = font(of: element, 17)
    guard let text = scene.nodes[index].view.texts.first, !text.isEmpty else {
      // Code will set a text, which asks for more.
      let empty = IntrinsicLength(0, tolerance: layoutUnknown)
      return IntrinsicSize(width: empty, height: empty)
    }
    guard limit != 1 else {
      let width = font.width(of: text.split(separator: "\n").joined(separator: " "))
      return textSize(width: width, lines: 1...1, font)
    }
    return labelSize(index, MeasuredText(text, font), limit)
  }

  /// The size of a label of several lines; 0 lines are any number.
  private func labelSize(_ index: Int, _ text: MeasuredText, _ limit: Int) -> IntrinsicSize {
    let most = limit > 0 ? limit : Int.max
    guard let available = wrappingWidth(of: index) else {
      let lines = min(text.widths.count, most)
      return textSize(width: text.widths.max() ?? 0, lines: lines...lines, text.font)
    }
    let broken = BrokenText(text, within: available)
    let lines = drawnLines(index, text.font, available, broken, most) ?? broken.likely
    let count = min(lines.count, most)
    // Nobody vouches that a wider line never makes more of them.
    let fewest = min(broken.fewest.count, count)
    let counts = fewest...max(min(broken.most.count, most), count)
    return textSize(
      width: min(lines.max() ?? 0, available), lines: counts, likely: count, text.font)
  }

  /// The lines that Interface Builder drew at the same width, where the metrics leave that open.
  private func drawnLines(
    _ index: Int, _ font: FontDescription, _ available: Double, _ text: BrokenText, _ most: Int
  ) -> [Double]? {
    guard options.metrics == .hybrid, text.fewest.count < text.most.count,
      let frame = scene.nodes[index].frame, abs(frame.width - available) < 1
    else { return nil }
    return [text.likely, text.fewest, text.most].first { lines in
      let height = roundedUp(Double(min(lines.count, most)) * font.lineHeight)
      return abs(frame.height - height) <= 1.5
    }
  }

  private func textSize(
    width: Double, lines: ClosedRange<Int>, likely: Int? = nil, _ font: FontDescription
  ) -> IntrinsicSize {
    let count = likely ?? lines.upperBound
    let height = roundedUp(Double(count) * font.lineHeight)
    let doubt = max(count - lines.lowerBound, lines.upperBound - count, count > 1 ? 1 : 0)
    return IntrinsicSize(
      width: IntrinsicLength(roundedUp(width), tolerance: tolerance(of: width, font)),
      height: IntrinsicLength(
        height, tolerance: doubt > 0 ? Double(doubt) * font.lineHeight : font.isSystem ? 0 : 2))
  }

  /// The width at which a text of several lines wraps: the stated one, else that of the last pass.
  private func wrappingWidth(of index: Int) -> Double? {
    let stated = scene.nodes[index].element["preferredMaxLayoutWidth"].flatMap { Double($0) }
    if let stated, stated > 0 { return stated }
    return solved.isEmpty ? nil : solved[index].width
  }
}

/// The widths of the lines of a text in a label, as far as the metrics can tell.
private struct BrokenText {
  let likely: [Double]
  /// Where the font is a little narrower than measured, and a little wider.
  let fewest: [Double]
  let most: [Double]

  init(_ text: MeasuredText, within width: Double) {
    let error = text.font.isSystem ? 0.02 : 0.15
    let longest = text.widths.max() ?? 0
    // A label that is as wide as its text got its width from it.
    let isOwn = abs(width - longest) <= 1
    func lines(_ share: Double) -> [Double] {
      isOwn || longest <= width * share
        ? text.widths : text.lineWidths(within: max(width * share, 1))
    }
    // A text that is only so much wider than its label fits: that width may be its own.
    likely = longest <= width * 1.01 ? text.widths : lines(1)
    fewest = lines(1 + error)
    most = lines(1 - error)
  }
}
