import Foundation

/// Shows how times grow with the list.
enum GrowthReport {
  static func tables(_ rows: [GrowthRow]) -> [Table] {
    [costs(rows), slopes(rows)]
  }

  static func costs(_ rows: [GrowthRow]) -> Table {
    let most = PercentText.text(Growth.largestResidual)
    var table = Table(
      title: "Growth",
      note:
        "Per item is what an item more costs from 64 items on; fixed is where that line meets 0 items, "
        + "beyond the sizes it is fitted to, which count alike; with 99 % intervals. Where it is off by "
        + "more than \(most), or n · log n describes the times better, they aren't two costs: no fit.",
      columns: [
        .text("flow"), .text("mode"), .text("version"), .number("fixed"), .number("from"),
        .number("to"), .number("per item"), .number("from"), .number("to"), .number("off by"),
      ])
    for row in rows {
      let costs = [
        row.fixedNs, row.fixedNsLow, row.fixedNsHigh, row.perItemNs, row.perItemNsLow,
        row.perItemNsHigh,
      ].map { cost in cost.map { DurationText.text(nanoseconds: $0) } ?? "" }
      table.add(
        [row.flow, row.mode.rawValue, row.architecture]
          + (row.fits ? costs : ["no fit"] + costs.dropFirst())
          + [PercentText.text(row.maxResidual)])
    }
    return table
  }

  private static func slopes(_ rows: [GrowthRow]) -> Table {
    var table = Table(
      title: "Growth from 512 to 100 000 items",
      note: "The exponent of the growth: 0 where the size doesn't matter, 1 where time follows it. "
        + "With its 99 % interval.",
      columns: [
        .text("flow"), .text("mode"), .text("version"), .number("exponent"), .number("from"),
        .number("to"),
      ])
    for row in rows {
      guard let slope = row.slope, let low = row.slopeLow, let high = row.slopeHigh else {
        continue
      }
      table.add(
        [row.flow, row.mode.rawValue, row.architecture]
          + [slope, low, high].map { String(format: "%.3f", $0) })
    }
    return table
  }
}
