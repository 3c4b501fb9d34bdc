/// How wide each column of a table is when written as text.
struct ColumnWidths {
  /// What stands between two columns.
  static let gap = "  "
  /// Text columns aren't squeezed below this, unless they are narrower by themselves.
  private static let narrowest = 16

  let widths: [Int]

  /// Takes from the widest column that can give until the table fits or none can.
  init(of table: Table, within limit: Int) {
    var widths: [Int] = []
    var least: [Int] = []
    for (index, column) in table.columns.enumerated() {
      let cells = table.cells.map { $0[index].printable.displayWidth }.max() ?? 0
      let words = column.title.split(separator: " ").map { String($0).displayWidth }.max() ?? 0
      let width = max(cells, column.title.displayWidth)
      widths.append(width)
      // Headings break between words, text cells anywhere, numbers never.
      let cell = column.isNumber ? cells : min(cells, Self.narrowest)
      least.append(max(cell, words))
    }

    let available = limit - Self.gap.count * (widths.count - 1)
    while widths.reduce(0, +) > available {
      let givers = widths.indices.filter { widths[$0] > least[$0] }
      guard let widest = givers.max(by: { widths[$0] < widths[$1] }) else { break }
      widths[widest] -= 1
    }
    self.widths = widths
  }
}
