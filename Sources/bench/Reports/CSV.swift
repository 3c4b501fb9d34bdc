import Arms

/// Results as comma-separated values: plain numbers, one header and one row each, no sums.
enum CSV {
  /// The counts, or the traces where there are any.
  static func calls(_ rows: [CallRow]) -> Table {
    if rows.contains(where: { $0.trace != nil }) { return trace(rows) }
    return table(
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

  static func allocations(_ rows: [AllocationRow]) -> Table {
    table(
      "architecture", "flow", "items", "mallocs", "bytes",
      rows: rows.map {
        [$0.architecture, $0.flow, "\($0.items)", "\($0.mallocs)", "\($0.bytes)"]
      })
  }

  static func instructions(_ rows: [InstructionRow]) -> Table {
    table(
      "architecture", "flow", "items", "module", "instructions",
      rows: rows.map {
        [$0.architecture, $0.flow, "\($0.items)", $0.module, "\($0.instructions)"]
      })
  }

  static func explained(_ rows: [ExplainedRow]) -> Table {
    table(
      "by", "cells", "r_squared", "r_squared_adjusted",
      rows: rows.map {
        [$0.by.rawValue, "\($0.cells)", "\($0.rSquared)", "\($0.rSquaredAdjusted)"]
      })
  }

  static func lines(_ rows: [LineRow]) -> Table {
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

  static func files(_ rows: [FileRow]) -> Table {
    table(
      "file", "code", "comment", "blank", "types", "protocols",
      rows: rows.map {
        [
          $0.file, "\($0.code)", "\($0.comment)", "\($0.blank)", "\($0.types)",
          "\($0.protocols)",
        ]
      })
  }

  static func suites(_ rows: [SuiteRow]) -> Table {
    table(
      "architecture", "test_cases", "tests", "assertions", "doubles", "lines_per_test", "set_up",
      rows: rows.map {
        [
          $0.architecture, "\($0.testCases)", "\($0.tests)", $0.assertions.map { "\($0)" } ?? "",
          "\($0.doubles)", "\($0.linesPerTest)", "\($0.setUp)",
        ]
      })
  }

  static func behaviours(_ rows: [BehaviourRow]) -> Table {
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
