import Foundation

/// The tables of a default run: what each version costs, and where to look further.
enum Overview {
  static func costs(_ rows: [CostRow], reference: String) -> Table {
    Table(
      rows, title: "What each version costs",
      note: "Crossings and allocations over all flows with \(LatencyPlan.middleSize) items; rows "
        + "worded to open the list; time as a multiple of \(reference)'s, the first time and again, "
        + "the geometric mean over flows with values that need no decoding; lines of production code.",
      fields: [
        .text("version", \.architecture), count("calls at work", \.work),
        count("allocations", \.allocations), count("rows worded", \.rowsWorded),
        ratio("time", \.ratio), ratio("again", \.ratioAgain),
        ratio("of open-list", \.ratioOfOpening), count("code", \.code), count("tests", \.tests),
      ])
  }

  static let further = Table(
    [Command.calls, .trace, .latency, .instructions, .lines, .tests, .build, .compare],
    title: "Where to look further",
    fields: [
      .text("command") { "bench \($0.rawValue)\($0.words)" }, .text("shows", \.summary),
    ])

  private static func count(
    _ title: String, _ value: @escaping (CostRow) -> Int?
  ) -> Table.Field<CostRow> {
    .number(title) { row in value(row).map { "\($0)" } ?? "" }
  }

  private static func ratio(
    _ title: String, _ value: @escaping (CostRow) -> Double?
  ) -> Table.Field<CostRow> {
    .number(title) { row in value(row).map { String(format: "×%.2f", $0) } ?? "" }
  }
}
