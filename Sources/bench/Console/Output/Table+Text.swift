import TextWidth

/// The table for a terminal: columns of spaces, no boxes.
extension Table {
  /// How wide text is where nothing says otherwise, and prose at most.
  package static let textWidth = 100

  /// The table in lines of at most `width` columns, as far as single names allow; nil is as wide as it is.
  ///
  /// Numbers and names are never broken. Where there is no room for all columns side by side:
  /// 1. texts go on in the next line of their cell;
  /// 2. columns go on below, beside the first ones, by which rows are told apart;
  /// 3. the table is turned on its side, a line for each cell.
  package func text(width: Int? = textWidth) -> String {
    let limit = width ?? .max
    let prose = [title, note].compactMap(\.self).flatMap {
      $0.printable.wrapped(to: min(limit, Self.textWidth))
    }
    let layout = TableLayout(self, width: limit)
    let lines = prose + (isVerbatim ? layout.verbatim : layout.lines)
    return lines.map { $0 + "\n" }.joined()
  }
}

/// Where the cells of a table go.
private struct TableLayout {
  private static let gap = "  "
  /// Text columns aren't squeezed below this, unless they are narrower by themselves.
  private static let narrowest = 16

  private let table: Table
  private let width: Int
  /// What each column takes, and what it takes at least.
  private let natural: [Int]
  private let least: [Int]

  init(_ table: Table, width: Int) {
    (self.table, self.width) = (table, width)
    let cells = table.cells.map { $0.map(\.printable) }
    let widths = table.columns.enumerated().map { index, column in
      (
        title: column.title.displayWidth, word: column.title.longestPart,
        cell: cells.map { $0[index].displayWidth }.max() ?? 0,
        part: column.isNumber ? 0 : cells.map { $0[index].longestPart }.max() ?? 0
      )
    }
    natural = widths.map { max($0.title, $0.cell) }
    least = zip(table.columns, widths).map { column, widths in
      let cell =
        column.isNumber ? widths.cell : max(min(widths.cell, Self.narrowest), widths.part)
      return max(cell, widths.word)
    }
  }

  var lines: [String] {
    let all = Array(table.columns.indices)
    if let widths = widths(of: all) { return lines(of: all, widths) }
    return all.count == 1 ? lines(of: all, [width]) : parts ?? records
  }

  /// Lines whose indentation matters; what is too long goes on further in.
  var verbatim: [String] {
    let heads = table.columns.map(\.title).filter { !$0.isEmpty }
    let rule = heads.map { _ in String(repeating: "-", count: min(natural[0], width)) }
    return heads.flatMap { $0.wrapped(to: width) } + rule
      + table.rows.flatMap { row -> [String] in
        row.joined().printable.wrappedWithIndent(to: width)
      }
  }

  /// How wide each of some columns is: takes from the widest that can give until they fit; nil if they can't.
  private func widths(of columns: [Int]) -> [Int]? {
    var widths = columns.map { natural[$0] }
    let available = width - Self.gap.count * (columns.count - 1)
    while widths.reduce(0, +) > available {
      let givers = widths.indices.filter { widths[$0] > least[columns[$0]] }
      guard let widest = givers.max(by: { widths[$0] < widths[$1] }) else { return nil }
      widths[widest] -= 1
    }
    return widths
  }

  /// Columns below one another, about the same number in each part; nil where single ones are too wide.
  private var parts: [String]? {
    let keys = Array(0..<table.keys)
    let others = Array(table.columns.indices.dropFirst(keys.count))
    guard others.count > 1 else { return nil }
    for count in 2...others.count {
      let size = (others.count + count - 1) / count
      let parts = stride(from: 0, to: others.count, by: size).map {
        keys + others[$0...].prefix(size)
      }
      let widths = parts.compactMap { self.widths(of: $0) }
      guard widths.count == parts.count else { continue }
      return Array(zip(parts, widths).map { lines(of: $0, $1) }.joined(separator: [""]))
    }
    return nil
  }

  /// Each row as a block, its cells one below another behind the columns' titles.
  private var records: [String] {
    let label = (table.columns.map(\.title.displayWidth).max() ?? 0) + 1
    let blocks = table.cells.map { row in
      zip(table.columns, row).filter { !$1.isEmpty }.flatMap { column, cell -> [String] in
        let title = column.title.isEmpty ? "" : column.title + ":"
        let room = width - label - Self.gap.count
        guard cell.printable.longestPart <= room else {
          return [title] + cell.printable.wrapped(to: width - 2).map { "  " + $0 }
        }
        return cell.printable.wrapped(to: room).enumerated().map { index, line in
          DisplayWidth.pad(index == 0 ? title : "", to: label) + Self.gap + line
        }
      }
    }
    return Array(blocks.joined(separator: [""]))
  }

  private func lines(of columns: [Int], _ widths: [Int]) -> [String] {
    let titles = columns.map { table.columns[$0].title }
    let rule = widths.map { String(repeating: "-", count: $0) }
    let head =
      titles.allSatisfy(\.isEmpty)
      ? [] : lines(titles, columns, widths) + [line(rule, columns, widths)]
    return head
      + table.rows.flatMap { row in
        row.isEmpty ? [""] : lines(columns.map { row[$0] }, columns, widths)
      }
  }

  /// The lines of one row, as many as its highest cell has.
  private func lines(_ cells: [String], _ columns: [Int], _ widths: [Int]) -> [String] {
    let wrapped = zip(cells, widths).map { $0.printable.wrapped(to: $1) }
    let height = wrapped.map(\.count).max() ?? 0
    return (0..<height).map { index in
      line(wrapped.map { index < $0.count ? $0[index] : "" }, columns, widths)
    }
  }

  private func line(_ cells: [String], _ columns: [Int], _ widths: [Int]) -> String {
    cells.indices.map { index in
      let gap = String(repeating: " ", count: max(0, widths[index] - cells[index].displayWidth))
      let isNumber = table.columns[columns[index]].isNumber
      return isNumber ? gap + cells[index] : cells[index] + gap
    }.joined(separator: Self.gap).replacing(#/ +$/#, with: "")
  }
}
