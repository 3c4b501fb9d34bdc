import Foundation
import Testing

@testable import Stopwatch
@testable import bench

/// When a cell counts as quiet.
struct CoreUseTests {
  @Test(
    arguments: [
      ([10, 10, 10, 10], .quiet),
      // Ten rounds in all, in four launches.
      ([3, 3, 3, 1], .quiet), ([3, 3, 2, 1], .loaded), ([10, 10, 10, 0], .loaded),
      ([0, 0, 0, 0], .loaded),
      // A twentieth of all.
      ([4, 4, 4, 4] + Array(repeating: 0, count: 12), .quiet),
      ([4, 4, 4, 3] + Array(repeating: 0, count: 12), .loaded),
    ] as [([Int], CoreUse)])
  func enoughRoundsOfEnoughLaunchesAreQuiet(rounds: [Int], core: CoreUse) {
    #expect(CoreUse(rounds.map { sample(quiet: $0) }) == core)
  }

  @Test(arguments: [(1.49, .unknown), (1.5, .quiet)] as [(Double, CoreUse)])
  func aProbeThatGainsNothingTellsNothing(gain: Double, core: CoreUse) {
    #expect(CoreUse((0..<4).map { _ in sample(quiet: 20, gain: gain) }) == core)
  }

  @Test func theMostLoadedIsTheLargest() {
    #expect([CoreUse.loaded, .quiet].max() == .loaded)
    #expect([CoreUse.loaded, .unknown, .quiet].max() == .unknown)
    #expect([CoreUse.quiet].max() == .quiet)
  }

  @Test func onlyAQuietCoreHasNoAllowanceAndNoMark() {
    #expect(CoreUse.quiet.allowance(at: 3) == 0 && CoreUse.quiet.mark == "")
    for core in [CoreUse.loaded, .unknown] {
      #expect(abs(core.allowance(at: -2) - 0.61 * log(1.7)) < 1e-12 && core.mark == "*")
    }
  }

  /// Of twenty rounds so many quiet.
  private func sample(quiet: Int, gain: Double = 3) -> CellSample {
    func timing(_ rounds: Int) -> CellSample.Timing {
      CellSample.Timing(rounds: rounds, ns: 1, ratios: [1])
    }
    return CellSample(
      cell: CellID(flow: "add", mode: .wire, protocol: .first, items: 0), arms: ["Direct"],
      gain: gain, all: timing(20), quiet: quiet == 0 ? nil : timing(quiet))
  }
}
