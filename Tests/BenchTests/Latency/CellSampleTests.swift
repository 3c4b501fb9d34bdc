import Testing

@testable import bench

/// What one launch makes of its rounds.
struct CellSampleTests {
  private let cell = CellID(flow: "add", mode: .typed, protocol: .again, items: 8)

  /// The medians are 4, 6, and 1, but most rounds saw a ratio of 3 and a difference to Direct of 5.
  @Test func ratiosAndDifferencesAreTakenWithinARound() {
    let sample = sample(
      arms: ["MVC", "Other", "Direct"],
      rounds: [[2, 6, 1], [4, 12, 2], [6, 3, 1], [4, 6, 1], [1, 3, 0.5]])
    #expect(sample.rounds == 5 && sample.cell == cell)
    #expect(
      sample.arms == [
        ArmSample(name: "MVC", ns: 4, ratio: 1, overDirect: 2),
        ArmSample(name: "Other", ns: 6, ratio: 3, overDirect: 5),
        ArmSample(name: "Direct", ns: 1, ratio: 0.5, overDirect: 0),
      ])
  }

  @Test func withoutDirectThereIsNoDifference() {
    let sample = sample(arms: ["MVC", "Other"], rounds: [[2, 3], [2, 3], [2, 3]])
    #expect(sample["Other"] == ArmSample(name: "Other", ns: 3, ratio: 1.5, overDirect: nil))
    #expect(sample["Direct"] == nil)
  }

  /// The second control's time, in the rounds without a neighbour on the core.
  @Test func theQuietEndIsThatOfQuietRounds() {
    let rounds = [(9.0, true), (20, false), (7, true), (30, false), (8, true)].map {
      Round(times: [1, $0.0], isAlone: $0.1)
    }
    let sample = CellSample(cell, arms: ["Direct", Controls.second], rounds: rounds)
    #expect(sample.quietRounds == 3 && sample.quietNs == 8)
    let shared = CellSample(
      cell, arms: ["Direct", Controls.second], rounds: rounds.filter { !$0.isAlone })
    #expect(shared.quietRounds == 0 && shared.quietNs == nil)
  }

  private func sample(arms: [String], rounds: [[Double]]) -> CellSample {
    CellSample(
      cell, arms: arms, rounds: rounds.map { Round(times: $0, isAlone: true) })
  }
}
