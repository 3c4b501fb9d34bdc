import Foundation
import XCTest

@testable import Stopwatch
@testable import Timing

/// How often a 99 % interval holds the truth, and a verdict misleads, on machines that are simulated.
final class SimulationTests: XCTestCase {
  typealias Neighbour = SimulatedRun.Neighbour

  private static let ratios = [1.05, 1.5, 4, 16.6]

  /// At most two of thirty intervals may miss the ratio, whatever another program does.
  func testQuietRoundsHoldTheTruth() {
    for neighbour in Neighbour.allCases {
      for (ratio, share) in [1.05, 16.6].flatMap({ ratio in [1, 0.5, 0.15].map { (ratio, $0) } }) {
        let covered = Self.covered(ratio, neighbour, share, runs: 30)
        XCTAssert(
          covered.runs >= 28 && covered.quiet == 30, "\(neighbour), ×\(ratio), \(share): \(covered)"
        )
      }
    }
  }

  /// Even where it does as much as has been seen, nothing is slower or the same that isn't.
  func testWithoutQuietRoundsNothingIsSaidThatIsNotSo() {
    for (neighbour, core) in Neighbour.allCases.flatMap({ [($0, CoreUse.loaded), ($0, .unknown)] })
    {
      for seed in 0..<30 as Range<UInt64> {
        for (ratio, expected) in [(1.0, Verdict.undecided), (1.01, .undecided), (1.5, .slower)] {
          var run = SimulatedRun(ratio, seed: seed)
          (run.neighbour, run.quietShare) = (neighbour, 0)
          run.gain = core == .unknown ? 1 : 2
          let row = run.row()
          XCTAssertEqual(row?.core, core)
          XCTAssertEqual(row?.verdict, expected, "\(neighbour), \(core), ×\(ratio), \(seed)")
        }
      }
    }
  }

  /// All that the tests above sample, for those who want to see it.
  func testPrintsTheWholeTable() throws {
    try skipUnlessAsked()
    print(
      "of 1000 runs: quiet cells, how many of their 99 % intervals hold the truth, their half-width,"
    )
    print("by the mean share of quiet rounds")
    for neighbour in Neighbour.allCases {
      for ratio in [1] + Self.ratios {
        let cells = [1, 0.5, 0.15, 0.1, 0.06].map { share in
          let covered = Self.covered(ratio, neighbour, share, runs: 1_000)
          return String(
            format: "%4.2f: %4d %4d ±%.1f %%", share, covered.quiet, covered.runs,
            100 * covered.reach)
        }
        print(neighbour, "×\(ratio)", cells.joined(separator: "  "))
      }
    }
  }

  /// Each look at the verdicts is another chance for noise: see `LatencyPass`.
  func testPrintsTheVerdictsOfSeveralLooks() throws {
    try skipUnlessAsked()
    print("of 1000 runs with up to ten looks: slower and same, by how far the launches scatter")
    for ratio in [1.002, 1.01, 1.0125] {
      let cells = [0.005, 0.01, 0.02].map { deviation in
        let verdicts = (0..<1_000 as Range<UInt64>).map { seed in
          var run = SimulatedRun(ratio, seed: seed)
          run.deviation = deviation
          return run.verdict(looks: 10)
        }
        XCTAssertFalse(ratio < 1.01 && verdicts.contains(.slower), "±\(deviation)")
        XCTAssertFalse(ratio > 1.01 && verdicts.contains(.same), "±\(deviation)")
        return "±\(100 * deviation) %: "
          + "\(verdicts.count { $0 == .slower }) \(verdicts.count { $0 == .same })"
      }
      print("×\(ratio)", cells.joined(separator: "  "))
    }
  }

  private func skipUnlessAsked() throws {
    try XCTSkipIf(ProcessInfo.processInfo.environment["SIMULATION"] == nil, "takes minutes")
  }

  private static func covered(
    _ ratio: Double, _ neighbour: Neighbour, _ share: Double, runs: UInt64
  ) -> (runs: Int, quiet: Int, reach: Double) {
    let rows = (0..<runs).compactMap { seed -> LatencyRow? in
      var run = SimulatedRun(ratio, seed: seed &+ UInt64(1_000_000 * ratio * (1 + share)))
      (run.neighbour, run.quietShare) = (neighbour, share)
      return run.row()
    }.filter { $0.core == .quiet }
    return (
      rows.count { $0.ratioLow <= ratio && ratio <= $0.ratioHigh }, rows.count,
      Statistics.median(rows.map { log($0.ratioHigh / $0.ratio) }) ?? 0
    )
  }
}
