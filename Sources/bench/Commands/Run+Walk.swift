import Console
import Reading
import Results
import Stopwatch

extension Command {
  static let walk = measuring(
    "walk", takes: "[FLOW…] [VERSION…]",
    "a flow step by step, what happens in the versions side by side, and the screen",
    [.architecture, .flow, .step, .places, .format, .table, .output], tables: ["walk", "steps"]
  ) { try $0.addWalks(to: &$1) }
}

extension Run {
  /// The chosen flows and steps in the chosen versions, in the order asked for; without floors unless they
  /// were.
  func walks() throws -> [Walk] {
    let root = try Self.root()
    let names = options.architectures.isEmpty ? versions : options.architectures
    let arms = names.compactMap { name in registry.first { $0.name == name } }
    let indices = try arms.map { try SourceIndex(of: $0.name, in: root) }
    return try flows.map { flow in
      let count = flow.steps.count
      if let step = options.step, step > count {
        throw UsageError(
          "'\(flow.name)' has \(count) steps; write --step with one from 1 to \(count)")
      }
      let versions = try zip(arms, indices).map { try VersionWalk(of: flow, in: $0, index: $1) }
      return try Walk(of: flow, in: versions)
    }
  }

  func addWalks(to results: inout RunResults) throws {
    let walks = try walks()
    let isChosen = { (step: Int) in options.step.map { $0 == step } ?? true }
    let rows = walks.flatMap(\.rows).filter { isChosen($0.step) }
    let steps = walks.flatMap(\.steps).filter { isChosen($0.step) }
    results.add(rows, as: \.walk)
    results.add(steps, as: \.steps) {
      WalkReport(rows: rows, steps: $0, withPlaces: options.withPlaces).tables
    }
  }
}
