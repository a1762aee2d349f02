internal import AutoLayout
internal import InterfaceBuilder

/// The figures of a run, the worst views first explained.
struct AccuracyReport {
  let text: String

  init(_ samples: [Sample], worst: Int) {
    let folders = Set(samples.map(\.folder)).sorted()
    let figures = folders.map { folder in
      "\(folder): \(Figures(samples.filter { $0.folder == folder }).line)"
    }
    let parts = [
      Self.worst(samples, worst), samples.compactMap(Self.failure), Self.states(samples), figures,
      [Figures(samples).line],
    ]
    text = parts.map { $0.joined(separator: "\n") }.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private static func failure(_ sample: Sample) -> String? {
    guard case .failed(let reason) = sample.outcome else { return nil }
    return "left out, \(reason): \(sample.name)"
  }

  /// How far what the solver says of a view can be trusted.
  private static func states(_ samples: [Sample]) -> [String] {
    let stale = samples.count { if case .stale = $0.outcome { true } else { false } }
    let views = samples.flatMap(\.views)
    let rows = ComparedView.Trust.allCases.compactMap { trust -> String? in
      let own = views.filter { $0.trust == trust }
      return own.isEmpty ? nil : "\(trust.rawValue): \(Figures(of: own).line)"
    }
    return ["left out, marked misplaced or ambiguous: \(stale) scenes"] + rows
  }

  private static func worst(_ samples: [Sample], _ count: Int) -> [String] {
    let wrong = samples.flatMap { sample in
      sample.views.filter { !$0.isWithin(0.5) }.map { (name: sample.name, view: $0) }
    }
    return wrong.sorted { $0.view.difference.points > $1.view.difference.points }
      .prefix(count).map { line($0.view, in: $0.name) }
  }

  private static func line(_ view: ComparedView, in file: String) -> String {
    let difference = view.difference
    return "\(difference.points.short) pt  \(difference.view.kind) \(difference.view.id), "
      + "\(view.state): solved \(words(difference.solved)), "
      + "recorded \(words(difference.recorded))  \(file)"
  }

  private static func words(_ rect: Rect) -> String {
    "\(rect.x.short),\(rect.y.short) \(rect.width.short)×\(rect.height.short)"
  }
}

/// How many views agree.
private struct Figures {
  /// `M views: A % within 0.5 pt, B % within 2 pt`
  let line: String

  init(of views: [ComparedView]) {
    let shares = [0.5, 2].map { limit in
      Self.percent(views.count { $0.isWithin(limit) }, of: views.count)
    }
    line = "\(views.count) views: \(shares[0]) % within 0.5 pt, \(shares[1]) % within 2 pt"
  }

  /// The same with the number of scenes before it.
  init(_ samples: [Sample]) {
    let scenes = samples.count { if case .compared = $0.outcome { true } else { false } }
    line = "\(scenes) scenes, " + Figures(of: samples.flatMap(\.views)).line
  }

  /// Rounded down, so that only a perfect result reads 100.0.
  private static func percent(_ part: Int, of whole: Int) -> String {
    let thousandths = whole == 0 ? 0 : part * 1000 / whole
    return "\(thousandths / 10).\(thousandths % 10)"
  }
}

extension Double {
  /// At most two decimals, none where they are 0.
  fileprivate var short: String {
    let rounded = (self * 100).rounded() / 100
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}
