package import InterfaceBuilder

/// The layouts of an ad view that matter: as Interface Builder drew it, and as devices of several
/// widths will.
package struct AdLayouts: Sendable {
  /// A run-time layout at one width of the root.
  package struct Variant: Sendable {
    /// Points.
    package let width: Double
    package let layout: Layout
  }

  /// On the canvas, with what is removed at build time.
  package let design: Layout
  /// At run time, at the width that the root was drawn with.
  package let base: Layout
  /// At run time, at other widths.
  package let variants: [Variant]
  /// Whether the ad view certainly gets the width of the screen, as in a table's row; else it is
  /// only likely.
  package let followsScreen: Bool

  /// The widths of iPhones and iPads in portrait, in points.
  package static let usualWidths: [Double] = [320, 360, 375, 390, 430, 744, 1024]

  package init(of container: View, widths: [Double] = usualWidths) {
    self.init(of: container, in: SolvedRoot(container, widths))
  }

  /// The layouts of several ad views of a document; a scene that holds many is solved once.
  package static func layouts(
    of containers: [View], widths: [Double] = usualWidths
  ) -> [AdLayouts] {
    var roots: [Int: SolvedRoot] = [:]
    return containers.map { container in
      let key = SolvedRoot.placedRoot(of: container).number
      let root = roots[key] ?? SolvedRoot(container, widths)
      roots[key] = root
      return AdLayouts(of: container, in: root)
    }
  }

  private init(of container: View, in root: SolvedRoot) {
    design = Layout(of: container, root.design)
    base = Layout(of: container, root.base)
    variants = root.variants.map { width, solution in
      Variant(width: width, layout: Layout(of: container, solution))
    }
    followsScreen = root.followsScreen
  }

  /// The width that the root was drawn with, in points.
  package var drawnWidth: Double? {
    base.sceneRoot?.recordedSize.width
  }
}

extension Layout {
  /// The view that was laid out as a whole.
  package var sceneRoot: View? { solvedScene?.root?.view }
}
