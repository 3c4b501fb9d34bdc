/// The table for a terminal: columns of spaces, no boxes.
extension Table {
  package static let textWidth = 100
  private static let gap = "  "
  /// Text columns aren't squeezed below this, unless they are narrower by themselves.
  private static let narrowest = 16

  /// The table in lines of at most `width` columns, as far as its numbers and names allow.
  ///
  /// Text that doesn't fit goes on in the next line of its cell; numbers are never broken. Without a
  /// width no cell is broken, so that a program finds each row in one line.
  func text(width: Int? = textWidth) -> String {
    let widths = widths(within: width ?? .max)
    var lines = [title, note].compactMap(\.self).flatMap {
      $0.printable.wrapped(to: width ?? Self.textWidth)
    }
    if columns.contains(where: { !$0.title.isEmpty }) {
      lines += self.lines(columns.map(\.title), widths)
      lines.append(line(widths.map { String(repeating: "-", count: $0) }, widths))
    }
    for row in rows { lines += row.isEmpty ? [""] : self.lines(row, widths) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// How wide each column is: takes from the widest that can give until the table fits or none can.
  private func widths(within limit: Int) -> [Int] {
    var widths: [Int] = []
    var least: [Int] = []
    for (index, column) in columns.enumerated() {
      let cells = cells.map { $0[index].printable.displayWidth }.max() ?? 0
      let words = column.title.split(separator: " ").map { String($0).displayWidth }.max() ?? 0
      widths.append(max(cells, column.title.displayWidth))
      // Headings break between words, text cells anywhere, numbers never.
      least.append(max(column.isNumber ? cells : min(cells, Self.narrowest), words))
    }
    let available = limit - Self.gap.count * (widths.count - 1)
    while widths.reduce(0, +) > available {
      let givers = widths.indices.filter { widths[$0] > least[$0] }
      guard let widest = givers.max(by: { widths[$0] < widths[$1] }) else { break }
      widths[widest] -= 1
    }
    return widths
  }

  /// The lines of one row, as many as its highest cell has.
  private func lines(_ cells: [String], _ widths: [Int]) -> [String] {
    let wrapped = zip(cells, widths).map { $0.printable.wrapped(to: $1) }
    let height = wrapped.map(\.count).max() ?? 0
    return (0..<height).map { index in
      line(wrapped.map { index < $0.count ? $0[index] : "" }, widths)
    }
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    cells.indices.map { index in
      let gap = String(repeating: " ", count: max(0, widths[index] - cells[index].displayWidth))
      return columns[index].isNumber ? gap + cells[index] : cells[index] + gap
    }.joined(separator: Self.gap).replacing(#/ +$/#, with: "")
  }
}
