import RandomUse

/// Shows how far the noise reaches, and whether the second control bears it out.
enum NoiseReport {
  static func table(_ rows: [NoiseRow]) -> Table {
    var table = Table(
      title: "Noise",
      note: "The reference was entered again, twice. The first control sets the noise floor of "
        + "each cell, at least 1 %; the second should lie within it. Where the second seems faster or "
        + "slower than the reference by its whole interval, all else in the cell is undecided. Quiet are "
        + "the rounds in which no other hardware thread used the core.",
      columns: [
        .text("mode"), .text("time"), .number("cells"), .number("median floor"),
        .number("largest floor"), .text("in"), .number("second within"), .number("refuted"),
        .number("quiet"),
      ])
    for kind in rows.map({ [$0.mode.rawValue, $0.protocol.rawValue] }).uniqued() {
      let own = rows.filter { [$0.mode.rawValue, $0.protocol.rawValue] == kind }
      guard let median = Statistics.median(own.map(\.floor)),
        let largest = own.max(by: { $0.floor < $1.floor })
      else { continue }
      table.add(
        kind + [
          "\(own.count)", PercentText.text(median), PercentText.text(largest.floor),
          "\(largest.flow), \(largest.items)", "\(own.count { $0.isConfirmed })",
          "\(own.count(where: \.isRefuted))",
          PercentText.text(Statistics.mean(own.map(\.quietShare))),
        ])
    }
    return table
  }
}
