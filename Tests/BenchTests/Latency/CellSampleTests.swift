import Testing

@testable import bench

/// What one launch makes of its rounds.
struct CellSampleTests {
  private let cell = CellID(flow: "add", mode: .typed, items: 8)

  /// The medians are 4, 6, and 1, but most rounds saw a ratio of 3 and a difference to Direct of 5.
  @Test func ratiosAndDifferencesAreTakenWithinARound() {
    let sample = CellSample(
      cell, arms: ["MVC", "Other", "Direct"],
      rounds: [[2, 6, 1], [4, 12, 2], [6, 3, 1], [4, 6, 1], [1, 3, 0.5]])
    #expect(
      sample
        == CellSample(
          cell: cell, rounds: 5,
          arms: [
            ArmSample(name: "MVC", ns: 4, ratio: 1, overDirect: 2),
            ArmSample(name: "Other", ns: 6, ratio: 3, overDirect: 5),
            ArmSample(name: "Direct", ns: 1, ratio: 0.5, overDirect: 0),
          ]))
  }

  @Test func withoutDirectThereIsNoDifference() {
    let sample = CellSample(cell, arms: ["MVC", "Other"], rounds: [[2, 3], [2, 3], [2, 3]])
    #expect(sample["Other"] == ArmSample(name: "Other", ns: 3, ratio: 1.5, overDirect: nil))
    #expect(sample["Direct"] == nil)
  }
}
