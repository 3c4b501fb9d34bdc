import Shared

/// Which cells are timed, and for how long.
struct LatencyPlan {
  let cells: [Cell]
  /// Wall-clock time for one cell, all arms and preparations included.
  let budget: Duration

  /// The large lists are timed for opening only, unless sizes are asked for: there they show most.
  ///
  /// Throws where a flow that was asked for can't be done with any of the sizes asked for.
  init(options: Options) throws(UsageError) {
    let flows = Flow.all.filter { options.flows.isEmpty || options.flows.contains($0.name) }
    let sizes = options.effort == .thorough ? Self.sizes + [100_000] : Self.sizes
    let most = options.items.max() ?? .max
    if let flow = flows.first(where: { $0.minimumItems > most && !options.flows.isEmpty }) {
      throw .tooFewItems(flow: flow.name, least: flow.minimumItems)
    }
    cells = Mode.allCases.flatMap { mode in
      flows.flatMap { flow in
        let usual = flow.name == Flow.openList.name ? sizes : [Self.middleSize]
        return (options.items.isEmpty ? usual : options.items)
          .filter { $0 >= flow.minimumItems }
          .map { Cell(flow: flow, mode: mode, items: $0) }
      }
    }
    .filter { options.cells.isEmpty || options.cells.contains($0.name) }
    budget =
      switch options.effort {
      case .quick: .milliseconds(250)
      case .standard: .milliseconds(1_500)
      case .thorough: .seconds(10)
      }
  }

  /// How many items the server has where nothing else is asked for.
  static let middleSize = 64

  private static let sizes = [0, 8, 64, 512, 4_096]
}
