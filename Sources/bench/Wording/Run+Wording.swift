import Arms

extension Run {
  /// How many rows the chosen flows word in each arm, or why that can't be counted here.
  ///
  /// Each call is held up for some 20 µs, so that longer lists than those of a usual run are left out.
  func wording(usual sizes: (Flow) -> [Int]) -> Result<[WordingRow], RunFailure> {
    let cells = flows.flatMap { flow in
      (options.items.isEmpty ? sizes(flow) : options.items)
        .filter { $0 >= flow.minimumItems && $0 <= Self.mostWordedItems }
        .flatMap { items in arms.map { (flow: flow, items: items, arm: $0.name) } }
    }
    return Result { () throws(RunFailure) in
      let counts = try instructionCounter.calls(
        of: WordingRow.function,
        in: cells.map { SteppedWork.flow($0.flow, items: $0.items, arm: $0.arm) })
      return zip(cells, counts).map { cell, count in
        WordingRow(architecture: cell.arm, flow: cell.flow.name, items: cell.items, rows: count)
      }
    }
  }

  private static let mostWordedItems = 4_096
}
