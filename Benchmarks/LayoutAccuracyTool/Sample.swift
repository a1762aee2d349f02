internal import AutoLayout
internal import InterfaceBuilder

/// One scene, and what came of solving it.
struct Sample {
  enum Outcome {
    case compared([ComparedView])
    /// Interface Builder itself says that a recorded frame is out of date.
    case stale
    /// Why there is nothing to compare.
    case failed(String)
  }

  /// Where the per-folder figures count it.
  let folder: String
  let name: String
  let outcome: Outcome

  /// Empty where nothing was compared.
  var views: [ComparedView] {
    if case .compared(let views) = outcome { views } else { [] }
  }
}

/// A view with a solved and a recorded frame.
struct ComparedView {
  /// What the solver claims of a view, both directions together.
  enum Trust: String, CaseIterable { case proved, estimated, undetermined }

  let difference: LayoutAccuracy.Difference
  /// What the solver knows of the view on the canvas.
  let state: String
  let trust: Trust

  init(_ difference: LayoutAccuracy.Difference, in design: Layout) {
    self.difference = difference
    let states = design.states(of: difference.view).map { [$0.horizontal, $0.vertical] } ?? []
    let words = states.map(\.words)
    state =
      words.first == words.last
      ? words.first ?? "not solved" : "\(words[0]) horizontally, \(words[1]) vertically"
    trust =
      switch design.frame(of: difference.view)?.certainty {
      case .proved: .proved
      case .estimated: .estimated
      case .recorded, nil: .undetermined
      }
  }

  /// Interface Builder writes thirds of points with a few digits, so a hundredth is nothing.
  func isWithin(_ points: Double) -> Bool { difference.points <= points + 0.01 }
}

extension Sample {
  /// A scene that was solved, or could not be.
  init(
    folder: String, name: String, root: View, differences: [LayoutAccuracy.Difference]?
  ) {
    self.folder = folder
    self.name = name
    // The widths do not matter: only the layout on the canvas is asked for the states.
    let design = AdLayouts(of: root, widths: []).design
    outcome =
      differences.map { .compared($0.map { ComparedView($0, in: design) }) }
      ?? .failed("the scene is too large, or its root has no frame")
  }
}

extension LayoutState {
  fileprivate var words: String {
    switch self {
    case .proved: "proved"
    case .estimated(let tolerance): "estimated ± \((tolerance * 10).rounded() / 10) pt"
    case .recorded: "recorded"
    case .ambiguous: "ambiguous"
    case .broken: "contradictory"
    case .unknown: "unknown"
    }
  }
}
