import RandomUse

/// Shows how far a change of one field reaches.
enum RippleReport {
  static func tables(_ rows: [RippleRow], _ versions: [String]) -> [Table] {
    guard let name = rows.first?.name else { return [] }
    return [parts(rows, versions, name), files(rows)]
  }

  private static func parts(_ rows: [RippleRow], _ versions: [String], _ name: String) -> Table {
    var table = Table(
      title: "Ripple of \(name)",
      note: "Files, and lines of code in them, with a name that has the field's words in it; a "
        + "leading is or has is no such word. A screen's or a control's own property isn't the field "
        + "(saveButton.isEnabled), nor is what a version makes of it under another name. Extras are "
        + "left out, and so is Shared, which declares the field.",
      columns: [.text("version")]
        + LineRow.Part.allCases.flatMap { part in
          [.number("\(part.rawValue) files"), .number("\(part.rawValue) lines")]
        })
    for version in versions {
      let cells = LineRow.Part.allCases.flatMap { part in
        let own = rows.filter { $0.architecture == version && $0.part == part }
        return ["\(own.count)", "\(own.reduce(0) { $0 + $1.lines })"]
      }
      table.add([version] + cells)
    }
    return table
  }

  private static func files(_ rows: [RippleRow]) -> Table {
    var table = Table(
      title: "Where",
      columns: [.text("version"), .text("part"), .text("file"), .number("lines")])
    for version in rows.map(\.architecture).uniqued() {
      if !table.cells.isEmpty { table.addSeparator() }
      for row in rows where row.architecture == version {
        table.add([version, row.part.rawValue, row.file, "\(row.lines)"])
      }
    }
    return table
  }
}
