/// What was counted, to be laid beside times.
struct Causes {
  private let rows: [CellKey: Int]
  private let instructions: [CellKey: Int]
  let reference: String

  init(in document: Document, reference: String) {
    rows = Dictionary(
      (document.wording ?? []).map { ($0.key, $0.rows) }, uniquingKeysWith: { $1 })
    instructions = Dictionary(
      (document.instructions ?? []).map { ($0.key, $0.instructions) }, uniquingKeysWith: +)
    self.reference = reference
  }

  func cause(of version: String, flow: String, items: Int) -> Cause {
    let own = CellKey(version: version, flow: flow, items: items)
    let other = CellKey(version: reference, flow: flow, items: items)
    var cause = Cause(rows: rows[own], referenceRows: rows[other])
    if let own = instructions[own], let other = instructions[other], other > 0 {
      cause.instructions = Double(own) / Double(other)
    } else if let own = line(own), let other = line(other), other > 0 {
      cause.instructions = own / other
      cause.isOnLine = true
    }
    return cause
  }

  /// What the line through the sizes that were counted says; nil where it doesn't go through them.
  ///
  /// Shorter lists than the middle one are left out: with them the rows on the screen grow too.
  private func line(_ cell: CellKey) -> Double? {
    let points = instructions.filter { $0.key.version == cell.version && $0.key.flow == cell.flow }
      .filter { $0.key.items >= LatencyPlan.middleSize }
      .map { WeightedLine.Point(x: Double($0.key.items), y: Double($0.value)) }
      .sorted { $0.x < $1.x }
    guard cell.items >= LatencyPlan.middleSize, points.count > 2, let first = points.first,
      let last = points.last,
      let line = WeightedLine(through: [first, last]),
      points.allSatisfy({ abs(line($0.x) - $0.y) <= Self.tolerance * $0.y })
    else { return nil }
    return line(Double(cell.items))
  }

  /// How far a line may be from a count between its ends.
  private static let tolerance = 0.01
}
