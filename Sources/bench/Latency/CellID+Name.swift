extension CellID {
  /// How a cell is named to people, and in `Options.cells`.
  var name: String { "\(flow), \(mode.rawValue), \(items) items" }
}
