/// A cell, and how much time one launch has for it under each protocol.
struct PlannedCell: Sendable {
  let cell: Cell
  /// Wall-clock time for all arms, preparations included.
  let budget: Duration

  /// How a launch is told of it on its command line, such as `add:typed:64:100000`; the last number
  /// is the budget in microseconds.
  var argument: String {
    "\(cell.flow.name):\(cell.mode):\(cell.items):\(Int(budget / .microseconds(1)))"
  }
}

extension PlannedCell {
  /// Reads what `argument` gives; nil when it is something else.
  init?(argument: String) {
    let parts = argument.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 4, let flow = Flow.all.first(where: { $0.name == parts[0] }),
      let mode = Mode(rawValue: parts[1]), let items = Int(parts[2]), items >= flow.minimumItems,
      let microseconds = Int(parts[3]), microseconds >= 0
    else { return nil }
    self.init(
      cell: Cell(flow: flow, mode: mode, items: items), budget: .microseconds(microseconds))
  }
}
