internal import InterfaceBuilder

/// Solves a scene: as often as margins and wrapped texts need, three times at most.
struct SceneSolver {
  /// A solution and what another one can start from.
  struct Solved {
    let solution: SceneSolution
    let run: SolverRun
  }

  private let scene: LayoutScene
  private let options: LayoutOptions
  private let sizes: IntrinsicSizes

  /// Beyond this a scene is no layout that a person made, and is left unsolved.
  private static let mostLines = 12_000

  /// Takes the sizes of the same scene at another width, to save measuring them again.
  init(_ scene: LayoutScene, _ options: LayoutOptions, sizes: IntrinsicSizes? = nil) {
    self.scene = scene
    self.options = options
    self.sizes = sizes ?? IntrinsicSizes(scene, options)
  }

  /// Nil where the scene is too large.
  func solution() -> SceneSolution? { solve()?.solution }

  /// The solution with the last run; nil where the scene is too large. It starts from that at
  /// another width, from which the frames are not far.
  func solve(near: Solved? = nil) -> Solved? {
    var solved = scene.dependsOnFrames ? near.map(unwrapped) ?? [] : []
    var last = near?.run
    let passes = scene.dependsOnFrames ? 3 : 1
    for pass in 1...passes {
      guard let run = run(solved, near: last) else { return nil }
      let frames = run.frames
      if pass == passes || isSettled(frames, solved) {
        return Solved(solution: solution(of: run), run: run)
      }
      (solved, last) = (frames, run)
    }
    return nil
  }

  /// The frames at another width to start from, as if no text had wrapped there: one whose width is
  /// its own would never grow again.
  private func unwrapped(_ near: Solved) -> [Rect] {
    zip(scene.nodes, near.solution.frames).map { node, frame in
      guard node.wraps else { return frame }
      return Rect(x: frame.x, y: frame.y, width: .greatestFiniteMagnitude, height: frame.height)
    }
  }

  /// Whether another pass would see nothing new: where only texts wrap, their widths are all that
  /// counts.
  private func isSettled(_ frames: [Rect], _ before: [Rect]) -> Bool {
    guard !before.isEmpty else { return false }
    if scene.onlyTextsWrap {
      return scene.nodes.indices.allSatisfy { index in
        !scene.nodes[index].wraps || abs(frames[index].width - before[index].width) < 0.01
      }
    }
    return zip(frames, before).allSatisfy { $0.isNear($1) }
  }

  /// Sizes hardly ever come out negative, so that is forbidden only where it happens.
  private func run(_ solved: [Rect], near: SolverRun?) -> SolverRun? {
    if let run = near?.adapted(to: options, solved: solved), run.hasNoNegativeSize { return run }
    for forbidsNegativeSizes in [false, true] {
      let system = LayoutSystem(
        scene, options, sizes, solved: solved, forbidsNegativeSizes: forbidsNegativeSizes)
      guard system.lines.count <= Self.mostLines else { return nil }
      let run = SolverRun(system, near: near)
      guard !run.isExhausted else { return nil }
      if forbidsNegativeSizes || run.hasNoNegativeSize {
        return run
      }
    }
    return nil
  }

  private func solution(of run: SolverRun) -> SceneSolution {
    SceneSolution(
      scene: scene, frames: rounded(run.frames), states: run.states,
      conflicts: run.conflicts)
  }

  /// UIKit aligns edges, not sizes, to pixels.
  private func rounded(_ frames: [Rect]) -> [Rect] {
    let scale = options.scale ?? scene.canvas.scale
    func round(_ value: Double) -> Double { (value * scale + 0.5).rounded(.down) / scale }
    return frames.map { frame in
      let (left, top) = (round(frame.x), round(frame.y))
      return Rect(
        x: left, y: top, width: round(frame.maxX) - left, height: round(frame.maxY) - top)
    }
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect) -> Bool {
    abs(x - other.x) < 0.01 && abs(y - other.y) < 0.01 && abs(width - other.width) < 0.01
      && abs(height - other.height) < 0.01
  }
}
