import Arms
import RandomUse

/// Shows how many lines each version has.
enum LinesReport {
  static func tables(_ rows: [LineRow]) -> [Table] {
    [parts(rows), scenes(rows), roles(rows)]
  }

  /// The counts of files that the user names.
  static func table(_ count: PathCount) -> Table {
    var table = Table(
      title: "Lines",
      columns: [.text("file")]
        + ["code", "comment", "blank", "types", "protocols"].map { .number($0) })
    for file in count.files { table.add([file.file] + cells(file.count)) }
    table.add(["total"] + cells(count.total))
    return table
  }

  private static func parts(_ rows: [LineRow]) -> Table {
    var table = Table(
      title: "Lines",
      note:
        "Physical lines, each counted once. Machinery is the code of Shared that a version uses "
        + "and some other doesn't; what all use and extras are left out. Direct is the floor and "
        + "has no suite of its own.",
      columns: [.text("version"), .text("part"), .number("files")]
        + ["code", "comment", "blank", "types", "protocols"].map { .number($0) })
    for version in rows.map(\.architecture).uniqued() {
      if !table.cells.isEmpty { table.addSeparator() }
      for total in rows.filter({ $0.architecture == version }).totals(by: \.part) {
        table.add(
          [version, total.key.rawValue, "\(total.files.count)"] + cells(total.count))
      }
    }
    return table
  }

  private static func scenes(_ rows: [LineRow]) -> Table {
    pivot(
      "Code by scene", rows,
      note: "Lines of production code by folder; App is what stands beside the folders.",
      \.scene)
  }

  private static func roles(_ rows: [LineRow]) -> Table {
    pivot(
      "Code by role", rows,
      note: "Lines of production code by file name. A protocol in a file of its own counts to the "
        + "role it is named after; protocols of a scene in one file are Protocols or Contract. The "
        + "floor has no roles."
    ) {
      $0.role.hasSuffix("Protocol") ? String($0.role.dropLast("Protocol".count)) : $0.role
    }
  }

  private static func pivot(
    _ title: String, _ rows: [LineRow], note: String, _ key: @escaping (LineRow) -> String
  ) -> Table {
    let rows = rows.filter {
      $0.part == .production && $0.role != LineRow.extra && !Arm.isFloor($0.architecture)
    }
    return Table(rows, title: title, note: note, across: [.text("", key)]) {
      "\($0.reduce(0) { $0 + $1.code })"
    }
  }

  private static func cells(_ count: SourceCount) -> [String] {
    [count.code, count.comment, count.blank, count.types, count.protocols].map(String.init)
  }
}

extension PathCount {
  var rows: [FileRow] {
    files.map { file in
      FileRow(
        file: file.file, code: file.count.code, comment: file.count.comment,
        blank: file.count.blank, types: file.count.types, protocols: file.count.protocols)
    }
  }
}
