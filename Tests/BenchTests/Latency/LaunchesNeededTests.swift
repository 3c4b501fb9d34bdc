import Foundation
import Testing

@testable import bench

/// How many more launches are promised to decide.
struct LaunchesNeededTests {
  private let quiet = Interval(exactly: 1)

  /// An interval around e^center that reaches e^±reach.
  private func interval(_ center: Double, _ reach: Double) -> Interval {
    Interval(estimate: exp(center), low: exp(center - reach), high: exp(center + reach))
  }

  /// The floor's edge is at log 1.005, 0.0050 from an estimate of 1 and 0.0050 from one of 1.01.
  @Test(arguments: [0.0, 2 * 0.004_987_5])
  func theReachMustShrinkToTheDistanceFromTheEdge(center: Double) {
    // Twice the distance takes four times the launches, three times nine times.
    let edge = log(1.005)
    #expect(more(center, 2 * edge * 0.999) == 60)
    #expect(more(center, 3 * edge * 0.999) == 160)
    #expect(more(center, 1.01 * edge) == 1)
  }

  @Test func anEstimateOnTheEdgeIsNeverDecided() {
    #expect(more(log(1.005), 0.01) == nil)
  }

  @Test func theFloorShrinksWithTheControl() throws {
    // The control alone keeps the floor at 2 %, so that a difference of 1.5 % can't be called yet.
    let control = interval(0, 0.02)
    let ratio = interval(0.015, 0.008)
    #expect(Verdict(ratio, floor: NoiseFloor.floor(of: control)) == .undecided)
    let more = try #require(LaunchesNeeded.more(for: ratio, control: control, after: 20))
    let factor = Double(20 + more) / 20
    let floor = NoiseFloor.floor(of: control.shrunk(byLaunches: factor))
    #expect(Verdict(ratio.shrunk(byLaunches: factor), floor: floor) != .undecided)
    #expect(more > 1)
  }

  private func more(_ center: Double, _ reach: Double) -> Int? {
    LaunchesNeeded.more(for: interval(center, reach), control: quiet, after: 20)
  }
}
