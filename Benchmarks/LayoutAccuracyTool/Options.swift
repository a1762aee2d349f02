/// What a command line asks for.
struct Options {
  enum Mode: String, CaseIterable {
    /// The sizes of texts and images are those of the recorded frames.
    case recorded
    /// adlint's own metrics, with the recorded size believed where it is plausible: what rules use.
    case hybrid
    /// adlint's own metrics alone.
    case model
  }

  enum Input {
    case folder(String)
    /// A table of scenes that were saved at two sizes.
    case pairs(String)
  }

  let mode: Mode
  /// Whether scenes without a class of an ad SDK count, too.
  let takesAll: Bool
  /// How many of the worst views are listed.
  let worst: Int
  let input: Input

  private static let usage =
    "usage: layout-accuracy [--mode recorded|hybrid|model] [--all] [--worst N] FOLDER | --pairs FILE"

  init(_ words: [String]) throws(ToolError) {
    var (mode, takesAll, inputs): (Mode?, Bool, [Input]) = (.hybrid, false, [])
    var worst: Int? = 20
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--mode": mode = rest.popFirst().flatMap(Mode.init)
      case "--all": takesAll = true
      case "--worst": worst = rest.popFirst().flatMap { Int($0) }
      case "--pairs": inputs += rest.popFirst().map { [.pairs($0)] } ?? []
      case _ where word.hasPrefix("-"): throw ToolError(message: Self.usage)
      default: inputs.append(.folder(word))
      }
    }
    guard let mode, let worst, worst >= 0, let input = inputs.first, inputs.count == 1 else {
      throw ToolError(message: Self.usage)
    }
    (self.mode, self.takesAll, self.worst, self.input) = (mode, takesAll, worst, input)
  }
}
