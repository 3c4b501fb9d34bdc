/// Results as comma-separated values: plain numbers, one header and one row each, no sums.
enum CSV {
  static func text(
    calls: [CallRow]?, latency: [LatencyRow]?, lines: [LineRow]?, files: [FileRow]?,
    suites: [SuiteRow]?, behaviours: [BehaviourRow]?, others: [Table] = []
  ) -> String {
    let tables = [
      calls.map { $0.contains { $0.trace != nil } ? trace($0) : self.calls($0) },
      latency.map(self.latency), lines.map(self.lines), files.map(self.files),
      suites.map(self.suites), behaviours.map(self.behaviours),
    ]
    return Report(tables: tables.compactMap { $0 } + others).csv
  }

  private static func calls(_ rows: [CallRow]) -> Table {
    table(
      "architecture", "flow", "messages", "completions", "participants", "depth",
      rows: rows.map {
        [
          $0.architecture, $0.flow, "\($0.messages)", "\($0.completions)",
          "\($0.participants)", "\($0.depth)",
        ]
      })
  }

  private static func trace(_ rows: [CallRow]) -> Table {
    table(
      "architecture", "flow", "depth", "kind", "from", "to", "protocol", "method",
      rows: rows.flatMap { row in
        (row.trace ?? []).map {
          [
            row.architecture, row.flow, "\($0.depth)", $0.kind.rawValue, $0.from, $0.to,
            $0.protocol, $0.method,
          ]
        }
      })
  }

  private static func latency(_ rows: [LatencyRow]) -> Table {
    table(
      "architecture", "flow", "mode", "items", "launches", "rounds", "ns", "ns_low", "ns_high",
      "ratio",
      rows: rows.map {
        [
          $0.architecture, $0.flow, $0.mode.rawValue, "\($0.items)", "\($0.launches)",
          "\($0.rounds)", "\($0.ns)", "\($0.nsLow)", "\($0.nsHigh)", "\($0.ratio)",
        ]
      })
  }

  private static func lines(_ rows: [LineRow]) -> Table {
    table(
      "architecture", "part", "scene", "role", "file", "code", "comment", "blank", "types",
      "protocols",
      rows: rows.map {
        [
          $0.architecture, $0.part.rawValue, $0.scene, $0.role, $0.file, "\($0.code)",
          "\($0.comment)", "\($0.blank)", "\($0.types)", "\($0.protocols)",
        ]
      })
  }

  private static func files(_ rows: [FileRow]) -> Table {
    table(
      "file", "code", "comment", "blank", "types", "protocols",
      rows: rows.map {
        [
          $0.file, "\($0.code)", "\($0.comment)", "\($0.blank)", "\($0.types)",
          "\($0.protocols)",
        ]
      })
  }

  private static func suites(_ rows: [SuiteRow]) -> Table {
    table(
      "architecture", "test_cases", "tests", "assertions", "doubles", "lines_per_test", "set_up",
      rows: rows.map {
        [
          $0.architecture, "\($0.testCases)", "\($0.tests)", $0.assertions.map { "\($0)" } ?? "",
          "\($0.doubles)", "\($0.linesPerTest)", "\($0.setUp)",
        ]
      })
  }

  private static func behaviours(_ rows: [BehaviourRow]) -> Table {
    table(
      "behaviour", "architecture", "test",
      rows: rows.flatMap { row in row.tests.map { [row.behaviour, row.architecture, $0] } })
  }

  static func table(_ columns: String..., rows: [[String]]) -> Table {
    var table = Table(title: "", columns: columns.map { .text($0) })
    for row in rows { table.add(row) }
    return table
  }
}
