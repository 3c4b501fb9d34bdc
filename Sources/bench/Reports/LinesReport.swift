import Arms
import RandomUse

/// Shows how many lines each version has.
enum LinesReport {
  static func tables(_ rows: [LineRow]) -> [Table] {
    [parts(rows), scenes(rows), roles(rows)]
  }

  /// The counts of files that the user names.
  static func table(_ count: PathCount) -> Table {
    let files = count.files.map { (name: $0.file, count: $0.count) }
    return Table(
      files + [("total", count.total)], title: "Lines",
      fields: [.text("file") { $0.name }] + counts { $0.count })
  }

  private static func parts(_ rows: [LineRow]) -> Table {
    let totals = rows.map(\.architecture).uniqued().flatMap { version in
      rows.filter { $0.architecture == version }.totals(by: \.part)
        .map { (version: version, total: $0) }
    }
    return Table(
      totals, title: "Lines",
      note:
        "Physical lines, each counted once. Machinery is the code of Shared that a version uses "
        + "and some other doesn't; what all use and extras are left out. Direct is the floor and "
        + "has no suite of its own.",
      fields: [
        .text("version") { $0.version }, .text("part") { $0.total.key.rawValue },
        .number("files") { $0.total.files.count },
      ] + counts { $0.total.count }
    ) { $0.version }
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
    return Table(rows, title: title, note: note, across: [.text("", key)], sum: \.code)
  }

  private static func counts<Row>(
    _ count: @escaping (Row) -> SourceCount
  ) -> [Table.Field<Row>] {
    [
      .number("code") { count($0).code }, .number("comment") { count($0).comment },
      .number("blank") { count($0).blank }, .number("types") { count($0).types },
      .number("protocols") { count($0).protocols },
    ]
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
