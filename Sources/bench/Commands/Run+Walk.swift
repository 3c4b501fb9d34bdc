import Console
import Reading
import Results
import Stopwatch

extension Command<Run> {
  static let walk = measuring(
    "walk", takes: "[FLOW…] [VERSION…]",
    "show a flow step by step, with the versions side by side",
    [Option.versions, Option.flows, Option.step, Option.places, Option.table] + .tables,
    tables: ["walk", "steps"]
  ) { run, results in
    try run.request.expect()
    try run.addWalks(to: &results)
  }
}

extension Option<Int?> {
  static var step: Option {
    Option("step", takes: "N", "show step N of each flow only, counted from 1", initial: nil) {
      $1 = try $0.number(to: 99)
    }
  }
}

extension Run {
  /// The chosen flows in the chosen versions, in the order of the command line.
  ///
  /// Baselines are left out unless the command line names them.
  package func walks() throws -> [Walk] {
    let root = try Self.root()
    let chosen = request[.versions]
    let names = chosen.isEmpty ? versions : chosen
    let variants = names.compactMap { name in registry.first { $0.name == name } }
    let indices = try variants.map { try SourceIndex(of: $0.name, in: root) }
    return try flows.map { flow in
      let count = flow.steps.count
      if let step = request[.step], step > count {
        throw UsageError(
          "'\(flow.name)' has \(count) steps; write --step with a number from 1 to \(count)")
      }
      let versions = try zip(variants, indices).map { try VersionWalk(of: flow, in: $0, index: $1) }
      return try Walk(of: flow, in: versions)
    }
  }

  func addWalks(to results: inout RunResults) throws {
    let walks = try walks()
    let isChosen = { (step: Int) in request[.step].map { $0 == step } ?? true }
    let rows = walks.flatMap(\.rows).filter { isChosen($0.step) }
    let steps = walks.flatMap(\.steps).filter { isChosen($0.step) }
    results.add(rows, as: \.walk)
    results.add(steps, as: \.steps) {
      WalkReport(rows: rows, steps: $0, withPlaces: request[.places]).tables
    }
  }
}
