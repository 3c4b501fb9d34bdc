import Console
import Foundation
import Timing

/// What a default run shows: what each version costs, and where to look further.
enum Overview {
  static func costs(_ rows: [CostRow], reference: String) -> Table {
    Table(
      rows, title: "What each version costs",
      note: "Over all flows with \(LatencyPlan.middleSize) items; rows are worded to open the "
        + "list; time is a multiple of \(reference)'s, the first time and again, the geometric mean with "
        + "values that need no decoding; code is that of production and machinery."
        + CoreUse.note(rows.compactMap(\.core)),
      fields: [
        .text("version", \.architecture), .number("calls at work", \.work),
        .number("allocations", \.allocations), .number("rows worded", \.rowsWorded),
        ratio("time", \.ratio), ratio("again", \.ratioAgain),
        ratio("of open-list", \.ratioOfOpening), .number("code", \.code),
        .number("tests", \.tests),
      ])
  }

  static let further =
    "Look further with bench calls, trace, latency, instructions, lines, tests, build, and compare."

  private static func ratio(
    _ title: String, _ value: @escaping (CostRow) -> Double?
  ) -> Table.Field<CostRow> {
    .number(title) { row in
      value(row).map { String(format: "×%.2f", $0) + (row.core?.mark ?? "") } ?? ""
    }
  }
}
