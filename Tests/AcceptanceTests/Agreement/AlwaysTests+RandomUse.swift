import Foundation
import Stopwatch
import Testing

@testable import RandomUse

/// All versions, used at random; `bench fuzz` does so for as long as one likes.
extension AlwaysTests {
  /// X3 X4 X2 X1.
  ///
  /// SESSIONS in the environment asks for more of them.
  @Test func `Random use finds no difference, no leak, and no broken rule`() throws {
    let names = Set((Subject.arms + [Subject.reference.arm]).map(\.name))
    let arms = Registry.arms.filter { names.contains($0.name) }
    let sessions = ProcessInfo.processInfo.environment["SESSIONS"].flatMap { Int($0) } ?? 2
    let tally = try ArmComparison(arms: arms).fuzz(seed: 1, sessions: sessions)
    #expect(tally.finding == nil, "\(tally.finding?.text ?? "")")
    #expect(tally.sessions == sessions)
    #expect(tally.actions == sessions * Session.leastActions)
    #expect(tally.cases.contradictions == [])
  }
}
