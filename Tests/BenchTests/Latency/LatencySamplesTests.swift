import Foundation
import Testing

@testable import bench

/// What is made of all cells together.
struct LatencySamplesTests {
  private static let flows: [Flow] = [.refresh, .add]
  private let arms = ["Direct", "Other", Controls.first, Controls.second]

  /// In every launch one flow takes double and the other a little more than half: scatter that the mean
  /// over both doesn't have.
  @Test func theMeanIsMadeInEachLaunch() throws {
    let samples = samples { flow, launch in
      (flow == Flow.add.name) == launch.isMultiple(of: 2) ? 2 : 0.605
    }
    let mean = try #require(samples.means.first?.rows.last)
    #expect(samples.means.map(\.cell.flow) == [LatencyRow.mean])
    #expect(mean.flow == LatencyRow.mean && mean.items == 64 && mean.launches == 6)
    #expect(abs(mean.ratio - 1.1) < 1e-6 && mean.ratioHigh - mean.ratioLow < 1e-6)
    #expect(mean.verdict == .slower)
  }

  @Test func oneFlowHasNoMean() {
    #expect(samples(flows: [.refresh]) { _, _ in 1 }.means.isEmpty)
  }

  @Test func protocolsMustAgree() {
    let rows = [TimingProtocol.first, .again].flatMap { timing in
      ["A", "B", "C"].map { name in
        var row = LatencyFixture.row(
          name, CellID(flow: "add", mode: .typed, protocol: timing, items: 8))
        row.verdict = name == "A" ? .slower : name == "B" && timing == .again ? .same : .faster
        return row
      }
    }
    #expect(
      rows.agreed.map(\.verdict) == [
        .slower, .undecided, .faster, .slower, .undecided, .faster,
      ])
  }

  private func samples(
    flows: [Flow] = flows, _ ratio: (String, Int) -> Double
  ) -> LatencySamples {
    let cells = flows.map {
      CellID(flow: $0.name, mode: .wire, protocol: .first, items: 64)
    }
    let launches = (0..<6).map { launch in
      cells.map { cell in
        CellSample(
          cell: cell, rounds: 5, quietRounds: 5, quietNs: 1_000,
          arms: zip(arms, [1, ratio(cell.flow, launch), 1, 1]).map { name, ratio in
            ArmSample(name: name, ns: 1_000 * ratio, ratio: ratio, overDirect: nil)
          })
      }
    }
    return LatencySamples(cells: cells, launches: launches)
  }
}
