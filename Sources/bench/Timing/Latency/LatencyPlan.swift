import Stopwatch

/// Which cells are timed, for how long, and how often.
package struct LatencyPlan {
  package var cells: [Cell]
  /// Wall-clock time for one cell in one launch by one protocol; bytes need more of it, since worlds
  /// take longer to prepare.
  let budgets: [Mode: Duration]
  /// How many launches there are, if the time suffices; with `isUntilDecided`, before the first look
  /// at the verdicts.
  let launches: Int
  /// No launch begins that would end later, as soon as there are enough for an interval.
  package var limit: Duration
  /// Whether cells are launched on until they have their verdicts or the time is up.
  package var isUntilDecided = false

  /// How many items the server has where nothing else is asked for.
  package static let middleSize = 64
}

extension LatencyPlan {
  /// The flows with the sizes asked for, or else with the usual ones: `opening` are those of opening the list
  /// without decoding, where size shows most.
  package init(
    _ flows: [Flow], with items: [Int], opening: [Int], others: [Int],
    budgets: [Mode: Duration], launches: Int, limit: Duration
  ) {
    let cells = Mode.allCases.filter { budgets[$0] != nil }.flatMap { mode in
      flows.flatMap { flow in
        let isOpening = flow.name == Flow.openList.name && mode == .withoutDecoding
        let sizes = items.isEmpty ? (isOpening ? opening : others) : items
        return sizes.filter { $0 >= flow.minimumItems }
          .map { Cell(flow: flow, mode: mode, items: $0) }
      }
    }
    self.init(cells: cells, budgets: budgets, launches: launches, limit: limit)
  }
}
