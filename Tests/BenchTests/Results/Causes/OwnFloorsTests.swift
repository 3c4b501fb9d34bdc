import Foundation
import Testing

@testable import bench

/// Each version stands beside the floor that words as many rows.
struct OwnFloorsTests {
  private let wording = [
    ("MVC", 12), ("VIPER", 512), ("Direct", 12), ("DirectRows", 512), ("Other", 40),
  ].map { WordingRow(architecture: $0, flow: "open-list", items: 512, rows: $1) }

  @Test func theFloorHasAsManyRowsOfTheLongestList() throws {
    let floors = OwnFloors(
      in: Document(
        wording: wording + [
          WordingRow(architecture: "VIPER", flow: "open-list", items: 8, rows: 8),
          WordingRow(architecture: "VIPER", flow: "add", items: 4_096, rows: 12),
        ]))
    #expect(floors.words == "Direct beside MVC; DirectRows beside VIPER")
    let rows = floors.rows(
      of: [
        row("Direct", 1), row("MVC", 1.1), row("VIPER", 3), row("DirectRows", 2), row("Other", 9),
      ])
    #expect(rows.map(\.architecture) == ["MVC", "VIPER"])
    #expect(rows.map(\.reference) == ["Direct", "DirectRows"])
    #expect(zip(rows.map(\.ratio), [1.1, 1.5]).allSatisfy { abs($0 - $1) < 1e-9 })
    // All launches scatter alike, so that the ratio of two of them doesn't.
    #expect(rows[1].ratioHigh - rows[1].ratioLow < 1e-9 && rows[1].verdict == .slower)
    #expect(abs((rows[1].overDirectNs ?? 0) - 234_567) < 1e-3)
  }

  @Test func theMeanOverFlowsIsThatOfItsRatios() throws {
    let floors = OwnFloors(in: Document(wording: wording))
    let rows = floors.rows(
      of: [
        row("VIPER", 3), row("DirectRows", 2), row("VIPER", 1.2, "add", .loaded),
        row("DirectRows", 1, "add", .loaded),
      ])
    let mean = try #require(rows.last)
    #expect(rows.count == 3 && mean.flow == LatencyRow.mean && mean.core == .loaded)
    #expect(abs(mean.ratio - (1.5 * 1.2).squareRoot()) < 1e-9)
    #expect(mean.overDirectNs == nil && mean.logRatios == nil)
  }

  @Test func withoutCountsThereIsNoFloor() {
    let floors = OwnFloors(in: Document())
    #expect(floors.rows(of: [row("VIPER", 3), row("DirectRows", 2)]).isEmpty)
  }

  private func row(
    _ name: String, _ ratio: Double, _ flow: String = "open-list", _ core: CoreUse = .quiet
  ) -> LatencyRow {
    LatencyFixture.row(
      name, CellID(flow: flow, mode: .wire, protocol: .first, items: 64), ratio: ratio,
      reference: "Direct", core: core)
  }
}
