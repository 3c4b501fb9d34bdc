import Foundation
import XCTest

@testable import Stopwatch
@testable import Timing

/// When a cell counts as quiet.
final class CoreUseTests: XCTestCase {
  func testEnoughRoundsOfEnoughLaunchesAreQuiet() {
    let cases: [([Int], CoreUse)] = [
      ([10, 10, 10, 10], .quiet),
      // Ten rounds in all, in four launches.
      ([3, 3, 3, 1], .quiet), ([3, 3, 2, 1], .loaded), ([10, 10, 10, 0], .loaded),
      ([0, 0, 0, 0], .loaded),
      // A twentieth of all.
      ([4, 4, 4, 4] + Array(repeating: 0, count: 12), .quiet),
      ([4, 4, 4, 3] + Array(repeating: 0, count: 12), .loaded),
    ]
    for (rounds, core) in cases {
      XCTAssertEqual(CoreUse(rounds.map { sample(quiet: $0) }), core, "\(rounds)")
    }
  }

  func testAProbeThatGainsNothingTellsNothing() {
    for (gain, core) in [(1.49, CoreUse.unknown), (1.5, .quiet)] {
      XCTAssertEqual(CoreUse((0..<4).map { _ in sample(quiet: 20, gain: gain) }), core)
    }
  }

  func testTheMostLoadedIsTheLargest() {
    XCTAssertEqual([CoreUse.loaded, .quiet].max(), .loaded)
    XCTAssertEqual([CoreUse.loaded, .unknown, .quiet].max(), .unknown)
  }

  func testOnlyAQuietCoreHasNoAllowanceAndNoMark() {
    XCTAssertEqual(CoreUse.quiet.allowance(at: 3), 0)
    XCTAssertEqual(CoreUse.quiet.mark, "")
    for core in [CoreUse.loaded, .unknown] {
      XCTAssertEqual(core.allowance(at: -2), 0.61 * log(1.7), accuracy: 1e-12)
      XCTAssertEqual(core.mark, "*")
    }
  }

  /// Of twenty rounds so many quiet.
  private func sample(quiet: Int, gain: Double = 3) -> CellSample {
    func timing(_ rounds: Int) -> CellSample.Times {
      CellSample.Times(rounds: rounds, ns: 1, ratios: [1])
    }
    return CellSample(
      cell: CellID(flow: "add", mode: .json, protocol: .cold, items: 0), variants: ["Direct"],
      gain: gain, all: timing(20), quiet: quiet == 0 ? nil : timing(quiet))
  }
}
