internal import SourceModel

/// An ad view drawn to scale as SVG, with the numbers of the findings about its views.
struct HTMLPicture: Sendable {
  private let picture: AdViewPicture
  /// The numbers and the worst severity of the findings about an object.
  private let marks: [String: Mark]

  /// What the findings about one object amount to.
  private struct Mark: Sendable {
    var numbers: [Int]
    var severity: Severity
  }

  /// Points around the ad view, for what leaves it and for the numbers.
  private static let margin = 14.0

  init(_ picture: AdViewPicture, findings: [LocatedFinding]) {
    self.picture = picture
    var marks: [String: Mark] = [:]
    for (index, located) in findings.enumerated() {
      guard let id = located.finding.object?.id, !id.isEmpty else { continue }
      let severity = located.finding.severity
      var mark = marks[id] ?? Mark(numbers: [], severity: severity)
      mark.numbers.append(index + 1)
      mark.severity = max(mark.severity, severity)
      marks[id] = mark
    }
    self.marks = marks
  }

  var text: String {
    let lines = [caption, drawing, legend].filter { !$0.isEmpty }
    return "<figure>\n\(lines.joined(separator: "\n"))\n</figure>"
  }

  private var caption: String {
    "<figcaption><b>\(HTMLText.escaped(picture.object.words))</b>, "
      + "\(HTMLText.escaped(picture.sdk)), "
      + "\(picture.width.shown) × \(picture.height.shown) pt</figcaption>"
  }

  private var drawing: String {
    let canvas = canvas
    let size = "width=\"\(canvas.width.shown)\" height=\"\(canvas.height.shown)\""
    let view = [canvas.x, canvas.y, canvas.width, canvas.height].map(\.shown)
    let bounds = AdViewPicture.Frame(x: 0, y: 0, width: picture.width, height: picture.height)
    let shapes =
      ["<rect class=\"ad\" \(bounds.attributes)/>"] + shownBoxes.map(shape) + adChoices + outlines
      + badges
    return "<svg \(size) viewBox=\"\(view.joined(separator: " "))\" role=\"img\" "
      + "aria-label=\"\(HTMLText.escaped(picture.object.words))\">\n"
      + shapes.joined(separator: "\n") + "\n</svg>"
  }

  /// The ad view and what findings name outside it, with a margin. What leads very far away is cut
  /// off, since nothing else could be seen beside it.
  private var canvas: AdViewPicture.Frame {
    let reach = max(picture.width, picture.height) / 2
    let frames = markedBoxes.map(\.frame)
    let left = max(frames.map(\.x).min() ?? 0, -reach)
    let top = max(frames.map(\.y).min() ?? 0, -reach)
    let right = min(frames.map(\.maxX).max() ?? 0, picture.width + reach)
    let bottom = min(frames.map(\.maxY).max() ?? 0, picture.height + reach)
    let (x, y) = (min(0, left) - Self.margin, min(0, top) - Self.margin)
    return AdViewPicture.Frame(
      x: x, y: y, width: max(picture.width, right) + Self.margin - x,
      height: max(picture.height, bottom) + Self.margin - y)
  }

  private var adChoices: [String] {
    picture.adChoices.map { ["<rect class=\"corner\" \($0.attributes)/>"] } ?? []
  }
}

// MARK: - Views

extension HTMLPicture {
  /// What is seen, and what findings name though it is not.
  private var shownBoxes: [AdViewPicture.Box] {
    picture.boxes.filter { box in
      marks[box.object.id] != nil || (box.isVisible && box.purpose != .container)
    }
  }

  private var markedBoxes: [AdViewPicture.Box] {
    picture.boxes.filter { marks[$0.object.id] != nil }
  }

  private func shape(_ box: AdViewPicture.Box) -> String {
    let frame = box.frame
    let kind = box.purpose.styleClass + (box.isVisible ? "" : " unseen")
    return """
      <svg class="\(kind)" \(frame.attributes)><title>\(HTMLText.escaped(box.words))</title>\
      <rect width="100%" height="100%"/>\(label(of: box))</svg>
      """
  }

  /// The role, else the text, in the size that there is room for; none where it could not be read.
  private func label(of box: AdViewPicture.Box) -> String {
    guard box.purpose != .container else { return "" }
    let choices = [
      box.purpose.words, box.text, box.purpose.words == nil ? box.object.className : nil,
    ]
    for words in choices.compactMap({ $0 }).map(VisibleText.sentence) where !words.isEmpty {
      let columns = Double(DisplayWidth.columns(of: words))
      let size = min(11, box.frame.height * 0.8, (box.frame.width - 4) / columns / 0.58)
      guard size >= 6 else { continue }
      return
        "<text x=\"50%\" y=\"50%\" font-size=\"\(size.shown)\">\(HTMLText.escaped(words))</text>"
    }
    return ""
  }
}

// MARK: - Findings

extension HTMLPicture {
  /// What is outlined: views, and the ad view itself.
  private var outlined: [(mark: Mark, frame: AdViewPicture.Frame)] {
    let whole = AdViewPicture.Frame(x: 0, y: 0, width: picture.width, height: picture.height)
    let itself = marks[picture.object.id].map { [($0, whole)] } ?? []
    return itself
      + markedBoxes.compactMap { box in marks[box.object.id].map { ($0, box.frame) } }
  }

  private var outlines: [String] {
    outlined.map { mark, frame in
      "<rect class=\"outline \(mark.severity.rawValue)\" \(frame.attributes)/>"
    }
  }

  /// The numbers at the upper left of each outline, mostly outside it, moved aside where others are.
  private var badges: [String] {
    let canvas = canvas
    var taken: [AdViewPicture.Frame] = []
    return outlined.map { mark, frame in
      let words = mark.numbers.map { String($0) }.joined(separator: " ")
      let width = Double(words.count) * 6.2 + 8
      let x = min(max(frame.x + 6 - width, canvas.x + 1), canvas.maxX - width)
      let y = min(max(frame.y - 8, canvas.y + 1), canvas.maxY - 14)
      var place = AdViewPicture.Frame(x: x, y: y, width: width, height: 14)
      while let other = taken.first(where: { $0.meets(place) }) {
        place = AdViewPicture.Frame(x: other.maxX + 1, y: place.y, width: width, height: 14)
      }
      taken.append(place)
      return badge(words, mark.severity, place)
    }
  }

  private func badge(
    _ words: String, _ severity: Severity, _ place: AdViewPicture.Frame
  ) -> String {
    let middle = "x=\"\((place.x + place.width / 2).shown)\" y=\"\((place.y + 7).shown)\""
    return "<g class=\"badge \(severity.rawValue)\"><rect rx=\"7\" \(place.attributes)/>"
      + "<text \(middle)>\(words)</text></g>"
  }

  /// The roles in the picture, for those who read no label in it.
  private var legend: String {
    var seen: Set<AdViewPicture.Purpose> = []
    var items: [(String, String)] = []
    for box in shownBoxes {
      guard let words = box.purpose.words, seen.insert(box.purpose).inserted else { continue }
      items.append((box.purpose.styleClass, words))
    }
    if picture.adChoices != nil { items.append(("corner", "AdChoices, drawn by the SDK")) }
    let list = items.map { "<li><i class=\"\($0)\"></i>\(HTMLText.escaped($1))</li>" }
    return list.isEmpty ? "" : "<ul class=\"legend\">\(list.joined())</ul>"
  }
}
