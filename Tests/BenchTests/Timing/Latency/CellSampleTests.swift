import Testing

@testable import Stopwatch
@testable import bench

/// What one launch makes of its rounds.
struct CellSampleTests {
  private let cell = CellID(flow: "add", mode: .typed, protocol: .again, items: 8)

  /// The medians are 4 and 6, but most rounds saw a ratio of 3.
  @Test func ratiosAreTakenWithinARound() {
    let sample = CellSample(
      cell, arms: ["MVC", "Other"],
      rounds: [[2, 6], [4, 12], [6, 3], [4, 6], [1, 3]].map { Round(times: $0, gain: 3) })
    #expect(sample.cell == cell && sample.arms == ["MVC", "Other"])
    #expect(sample.all == CellSample.Timing(rounds: 5, ns: 4, ratios: [1, 3]))
    #expect(sample.quiet == sample.all)
  }

  @Test func quietRoundsStandApart() {
    let rounds = [(2.0, 3.0), (5, 2), (2, 3), (7, 2), (8, 2)].map {
      Round(times: [1, $0.0], gain: $0.1)
    }
    let sample = CellSample(cell, arms: ["Direct", "Other"], rounds: rounds)
    #expect(sample.gain == 2)
    #expect(sample.all == CellSample.Timing(rounds: 5, ns: 1, ratios: [1, 5]))
    #expect(sample.quiet == CellSample.Timing(rounds: 2, ns: 1, ratios: [1, 2]))
    let shared = CellSample(cell, arms: ["Direct", "Other"], rounds: [rounds[1]])
    #expect(shared.quiet == nil)
  }
}
