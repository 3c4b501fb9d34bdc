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

  /// Around 1 the reach must shrink to the margin of 1 %.
  @Test func theReachMustShrinkToTheMargin() {
    // Twice the distance takes four times the launches, three times nine times.
    let edge = log(1.01)
    #expect(more(0, 2 * edge * 0.999) == 60)
    #expect(more(0, 3 * edge * 0.999) == 160)
    #expect(more(0, 1.01 * edge) == 1)
  }

  /// Beyond the margin it must shrink to the distance from the floor's edge.
  @Test func theReachMustShrinkToTheDistanceFromTheFloor() {
    let distance = log(1.015) - log(1.005)
    #expect(more(log(1.015), 2 * distance * 0.999) == 60)
  }

  /// With a floor as wide as the margin, there is no way off its edge.
  @Test func anEstimateOnTheEdgeIsNeverDecided() {
    let control = Interval(exactly: 1.01)
    let ratio = interval(log(1.01), 0.01)
    #expect(LaunchesNeeded.more(for: ratio, control: control, after: 20) == nil)
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
