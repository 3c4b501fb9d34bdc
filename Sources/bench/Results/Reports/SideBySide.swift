import Console

/// The column of one version, whose parts begin beside the same parts of the other versions.
struct SideBySide {
  let name: String
  let heading: String
  let parts: [[String]]
}

extension Table {
  /// Makes tables with as many columns side by side as fit.
  static func sideBySide(_ columns: [SideBySide], width: Int?) -> [Table] {
    let size = max(1, ((width ?? 0) + gap) / (narrowest + gap))
    return stride(from: 0, to: columns.count, by: size).map {
      sideBySide(Array(columns[$0...].prefix(size)))
    }
  }

  /// The width that a column with code and messages needs at least.
  private static let narrowest = 78
  private static let gap = 2

  private static func sideBySide(_ columns: [SideBySide]) -> Table {
    let isOne = columns.count == 1
    let lines = columns[0].parts.indices.flatMap { part in
      (0..<(columns.map { $0.parts[part].count }.max() ?? 0)).map { line in
        columns.map { line < $0.parts[part].count ? $0.parts[part][line] : "" }
      }
    }
    return Table(
      lines, title: isOne ? columns[0].heading : "In \(columns.map(\.name).listed)",
      fields: columns.enumerated().map { index, column in
        .text(isOne ? "" : column.heading) { $0[index] }
      })
  }
}
