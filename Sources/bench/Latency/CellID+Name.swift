extension CellID {
  /// How a cell is named to people, and on the command line of a fresh run.
  var name: String { "\(flow), \(mode.rawValue), \(items) items" }
}
