/// Names a cell where its flow itself isn't needed.
struct CellID: Hashable, Codable, Sendable {
  let flow: String
  let mode: Mode
  let items: Int
}

extension Cell {
  var id: CellID { CellID(flow: flow.name, mode: mode, items: items) }
}
