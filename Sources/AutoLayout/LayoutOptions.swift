/// How a scene is laid out.
struct LayoutOptions: Sendable {
  /// What gives labels, buttons and images their size.
  enum Metrics: String, Sendable, CaseIterable {
    /// The recorded frame: a measure of everything but text.
    case recorded
    /// adlint's own metrics, with the recorded size believed where it is plausibly the intrinsic
    /// one.
    case hybrid
    /// adlint's own metrics alone.
    case model
  }

  /// As on Interface Builder's canvas, with what is removed at build time; else as at run time.
  var isDesign = true
  var metrics = Metrics.hybrid
  /// The size of the root, in points; nil for the recorded one.
  var width: Double?
  var height: Double?
  /// The root keeps the recorded height where required constraints let it, whatever its contents
  /// want; nothing that rests on it is known then.
  var keepsHeight = false
  /// The insets of the root's safe area; nil for those of the canvas.
  var safeArea: (top: Double, bottom: Double)?
  /// Pixels per point; nil for those of the simulated device.
  var scale: Double?
}
