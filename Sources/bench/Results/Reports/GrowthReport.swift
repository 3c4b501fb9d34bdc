import Console
import Stopwatch
import Timing

/// Shows how times grow with the length of the list.
package enum GrowthReport {
  package static func table(_ rows: [GrowthRow]) -> Table {
    let most = PercentText.text(Growth.largestResidual)
    return Table(
      rows, title: "Growth",
      note:
        "We fit a line to the times from 64 items on. Per item is its slope, which is the cost of "
        + "one more item, and fixed is where the line meets 0 items. No fit means that the line is "
        + "off by more than \(most), or that n · log n describes the times better."
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
