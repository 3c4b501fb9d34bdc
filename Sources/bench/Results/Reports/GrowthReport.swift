import Console
import Stopwatch
import Timing

/// Shows how times grow with the list.
package enum GrowthReport {
  package static func table(_ rows: [GrowthRow]) -> Table {
    let most = PercentText.text(Growth.largestResidual)
    return Table(
      rows, title: "Growth",
      note:
        "Per item is what an item more costs from 64 items on; fixed is where that line meets 0 items, "
        + "beyond the sizes it is fitted to, which count alike; with 99 % intervals. Where it is off by "
        + "more than \(most), or n · log n describes the times better, they aren't two costs: no fit."
        + CoreUse.note(rows.map(\.core)),
      fields: [
        .text("flow", \.flow), .text("mode", \.mode.rawValue), .text("version", \.version),
        .number("fixed") { $0.fits ? $0.core.marked($0.fixedNs) : "no fit\($0.core.mark)" },
        .number("from", as: DurationText.text, \.fixedNsLow),
        .number("to", as: DurationText.text, \.fixedNsHigh),
        // Nothing where the fit is refused.
        .number("per item") { $0.core.marked($0.perItemNs) },
        .number("from", as: DurationText.text, \.perItemNsLow),
        .number("to", as: DurationText.text, \.perItemNsHigh),
        .number("off by", as: PercentText.text, \.maxResidual),
      ])
  }
}
