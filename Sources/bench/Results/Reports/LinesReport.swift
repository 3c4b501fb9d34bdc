import Arms

/// Shows how many lines each version has.
enum LinesReport {
  static func tables(_ rows: [LineRow]) -> [Table] {
    [parts(rows), scenes(rows), roles(rows)]
  }

  static func table(_ files: [SourceCount]) -> Table {
    var total = files.sum
    total.file = "total"
    return Table(files + [total], title: "Lines", fields: [.text("file", \.file)] + counts { $0 })
  }

  private static func parts(_ rows: [LineRow]) -> Table {
    let counted = rows.filter { $0.role != LineRow.extra }
    let parts = counted.map { [$0.architecture, $0.part.rawValue] }.uniqued().map { part in
      counted.filter { [$0.architecture, $0.part.rawValue] == part }
    }
    return Table(
      parts, title: "Lines",
      note:
        "Each line is code, comment, or blank; tokens are the words and signs of the code, however "
        + "it is laid out. Machinery is the code of Shared that a version uses and some other "
        + "doesn't; what all use and extras are left out. Direct is the floor and has no suite of "
        + "its own.",
      fields: [
        .text("version") { $0[0].architecture }, .text("part") { $0[0].part.rawValue },
        .number("files") { Set($0.map(\.file)).count },
      ] + counts { $0.map(\.count).sum }
    ) { $0[0].architecture }
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
      .number("blank") { count($0).blank }, .number("tokens") { count($0).tokens },
      .number("types") { count($0).types }, .number("protocols") { count($0).protocols },
    ]
  }
}
