import HeadlessKit
import Testing

@testable import Arms
@testable import RandomUse

/// All versions, used at random; `bench fuzz` does so for as long as one likes.
extension AlwaysTests {
  /// X3 X4 X2 X1.
  @Test func `Random use finds no difference, no leak, and no broken rule`() throws {
    let block = FuzzBlock(comparison: ArmComparison(arms: Registry.arms), seed: 1, sessions: 16)
    let tally = try block.run()
    #expect(tally.finding == nil, "\(tally.finding?.text ?? "")")
    #expect(tally.sessions == 16)
    #expect(tally.actions == 16 * Session.leastActions)
    #expect(tally.coverage.wonders == [])
  }
}
