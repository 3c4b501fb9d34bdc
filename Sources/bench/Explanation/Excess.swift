import Arms

/// What each version has beyond the floor, flow by flow.
struct Excess {
  /// A flow in a version.
  struct Cell: Hashable {
    let flow: String
    let version: String
  }

  /// In the order of the rows.
  let cells: [Cell]
  private let values: [Cell: Double]

  /// Takes the value of each row less that of the floor in the same flow, where there is one.
  init<Row>(
    _ rows: [Row], at place: (Row) -> (flow: String, version: String), value: (Row) -> Double
  ) {
    let all = rows.map { (Cell(flow: place($0).flow, version: place($0).version), value($0)) }
    let floor = Dictionary(
      all.filter { $0.0.version == Arm.direct.name }.map { ($0.0.flow, $0.1) },
      uniquingKeysWith: { first, _ in first })
    let own = all.filter { !Arm.isFloor($0.0.version) && floor[$0.0.flow] != nil }
    cells = own.map(\.0)
    values = Dictionary(
      own.map { ($0.0, $0.1 - floor[$0.0.flow, default: 0]) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Takes what each row has over Direct, which was measured side by side with it.
  init(pairedIn rows: [LatencyRow]) {
    let own = rows.filter { !Arm.isFloor($0.architecture) }.compactMap { row in
      row.overDirect.map { (Cell(flow: row.flow, version: row.architecture), $0) }
    }
    cells = own.map(\.0)
    values = Dictionary(own, uniquingKeysWith: { first, _ in first })
  }

  subscript(cell: Cell) -> Double? { values[cell] }
}
