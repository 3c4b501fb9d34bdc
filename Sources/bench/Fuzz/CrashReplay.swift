import Arms
import Foundation
import RandomUse

/// What a child does for a ``CrashHunt``: shrinks on, from the answers found so far, until it dies.
struct CrashReplay {
  let comparison: ArmComparison
  let seed: UInt64
  /// Where the session ends at the latest.
  let last: Int
  /// Of all candidates so far, whether they crash: 0 or 1 each.
  let answers: String
  /// Writes a line at once, since the process may be gone after it.
  let say: (String) throws -> Void
  /// Runs a scenario in every version, which may be the end.
  let play: (Scenario, (Arm, Int) -> Void) throws -> Void

  func run() throws {
    let session = try Session(seed: seed, pilot: comparison.reference, last: last) {
      try? say("\(CrashHunt.Mark.step)\($0)")
    }
    var rest = answers[...]
    func crashes(_ scenario: Scenario) throws -> Bool {
      if let answer = rest.popFirst() { return answer == "1" }
      try say(CrashHunt.Mark.question)
      try play(scenario) { _, _ in }
      return false
    }
    // Without a crash in the first place there is nothing to shrink.
    guard try crashes(session.scenario) else { return }
    // The reference can't be asked where it is the one that crashes.
    let canAsk = session.scenario.steps.count != last
    let shrunk = try Shrinker(fails: crashes) {
      canAsk ? try comparison.requests(in: $0) : nil
    }.shrink(session.scenario)
    var finding = Finding(
      kind: .crash, architecture: comparison.reference.name, cause: "the end", words: [])
    finding.seed = seed
    try comparison.describe(shrunk, isAsked: canAsk, in: &finding)
    let json = String(decoding: try JSONEncoder().encode(finding), as: UTF8.self)
    try say(CrashHunt.Mark.result + json)
    try play(shrunk) { arm, index in
      let cause = index > shrunk.steps.count ? "the end" : shrunk.cause(of: index)
      try? say("\(CrashHunt.Mark.arm)\(arm.name)\t\(cause)")
    }
  }
}
