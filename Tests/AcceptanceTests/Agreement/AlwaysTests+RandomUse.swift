import Foundation
import Stopwatch
import Testing

@testable import RandomUse

/// All versions, used at random.
extension AlwaysTests {
  /// The fewest sessions after which chance alone leaves out nothing that can happen.
  private static let leastSessions = 200

  /// X3 X4 X2 X1.
  ///
  /// `SESSIONS=400 SEED=7 swift test --filter RandomUse` runs 400 sessions, whose seeds are 7, 8, and so on. It
  /// writes the name of each session first, because a version that crashes ends the process. With `SESSIONS=1`
  /// it writes the whole session, as `bench play --script` reads it.
  @Test func `Random use finds no difference, no leak, and no broken rule`() throws {
    let names = Set((Subject.variants + [Subject.reference.variant]).map(\.name))
    let variants = Registry.variants.filter { names.contains($0.name) }
    let sessions = try number("SESSIONS")
    let (coverage, finding) = try VariantComparison(variants: variants).fuzz(
      seed: try number("SEED") ?? 1, sessions: Int(sessions ?? 2)
    ) { session in
      guard let sessions else { return }
      let text = sessions == 1 ? (try? session.lines()) ?? session.name : session.name
      FileHandle.standardError.write(Data("\(text)\n".utf8))
    }
    if let finding {
      Issue.record("\(try finding.text())")
    } else if let sessions, sessions >= Self.leastSessions {
      #expect(coverage.holes == [])
    }
  }

  private func number(_ name: String) throws -> UInt64? {
    try ProcessInfo.processInfo.environment[name].map {
      try #require(UInt64($0), "\(name) is '\($0)', but has to be a whole number")
    }
  }
}
