/// The table for a terminal: columns of spaces, no boxes.
extension Table {
  /// How wide text is for a terminal.
  static let textWidth = 100

  /// The table in lines of at most `width` columns, as far as its numbers and names allow.
  ///
  /// Text that doesn't fit goes on in the next line of its cell; numbers are never broken. Without a
  /// width no cell is broken, so that a program finds each row in one line.
  func text(width: Int? = textWidth) -> String {
    let widths = ColumnWidths(of: self, within: width ?? .max).widths
    var lines = title.printable.wrapped(to: width ?? Self.textWidth)
    lines += note?.printable.wrapped(to: width ?? Self.textWidth) ?? []
    lines += self.lines(columns.map(\.title), widths)
    lines.append(line(widths.map { String(repeating: "-", count: $0) }, widths))
    for row in rows { lines += row.isEmpty ? [""] : self.lines(row, widths) }
    return lines.map { $0 + "\n" }.joined()
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
    var line = ""
    for (index, cell) in cells.enumerated() {
      let gap = String(repeating: " ", count: max(0, widths[index] - cell.displayWidth))
      if index > 0 { line += ColumnWidths.gap }
      line += columns[index].isNumber ? gap + cell : cell + gap
    }
    return line.replacing(#/ +$/#, with: "")
  }
}
