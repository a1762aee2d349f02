internal import InterfaceBuilder

/// How wide the rows of a table are that does not fill its screen.
struct RowWidth {
  private let table: View
  /// That of the whole screen; nil where no constraint tells how wide a row is.
  private let scene: LayoutScene?

  /// Nil for what is no row of a table, or of one that is as wide as the screen.
  init?(of row: View, in root: View) {
    guard row.kind == "tableViewCell", let table = row.superview, table.kind == "tableView" else {
      return nil
    }
    self.table = table
    // By how much the system insets such rows depends on its release.
    if table.element["style"] == "insetGrouped" {
      scene = nil
    } else if let screen = root.recordedSize.width, let own = table.recordedSize.width,
      screen != own, LayoutScene.controller(of: root) != nil
    {
      scene = LayoutScene(root: root)
    } else {
      return nil
    }
  }

  /// The width on a screen, in points; nil where the file does not say.
  func width(onScreen screen: Double) -> Double? {
    guard let scene, let index = scene.index(of: table), !scene.isVaried(onScreen: screen) else {
      return nil
    }
    var options = LayoutOptions()
    (options.isDesign, options.width) = (false, screen)
    guard let solution = SceneSolver(scene, options).solution(),
      solution.state(index, .width) == .proved
    else { return nil }
    return solution.frames[index].width
  }
}
