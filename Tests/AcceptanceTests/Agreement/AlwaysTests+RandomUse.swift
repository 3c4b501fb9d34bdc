import HeadlessKit
import Testing

@testable import Arms
@testable import RandomUse

/// All versions, used at random; `bench fuzz` does so for as long as one likes.
extension AlwaysTests {
  /// X3 X4 X2 X1.
  @Test func `Random use finds no difference, no leak, and no broken rule`() throws {
    let names = Set((Subject.arms + [Subject.reference.arm]).map(\.name))
    let arms = Registry.arms.filter { names.contains($0.name) }
    let tally = try ArmComparison(arms: arms).fuzz(seed: 1, sessions: 2)
    #expect(tally.finding == nil, "\(tally.finding?.text ?? "")")
    #expect(tally.sessions == 2)
    #expect(tally.actions == 2 * Session.leastActions)
    #expect(tally.cases.contradictions == [])
  }
}
