import Testing

@testable import bench

struct FindingsTests {
  private func row(_ name: String, _ mode: Mode, _ ratio: Double) -> LatencyRow {
    LatencyRow(
      architecture: name, flow: "add", mode: mode, items: 8, launches: 1, rounds: 3, ns: 1,
      nsLow: 1, nsHigh: 1, ratio: ratio)
  }

  @Test func saysNothingWithoutNumbers() {
    #expect(Findings.sentences(calls: [], latency: [], lines: [], reference: "A").isEmpty)
  }

  @Test func givesTheRangeOfRatiosByModeAndNoVerdict() {
    let rows = [
      row("A", .typed, 1), row("B", .typed, 1.25), row("B", .typed, 0.5), row("B", .wire, 1.01),
    ]
    #expect(
      Findings.sentences(calls: [], latency: rows, lines: [], reference: "A") == [
        "Next to A, over what was measured, B takes 0.50 to 1.25 times as long in typed mode; "
          + "B takes 1.01 times as long in wire mode. "
          + "One launch can't tell differences of a few per cent from noise."
      ])
  }
}
