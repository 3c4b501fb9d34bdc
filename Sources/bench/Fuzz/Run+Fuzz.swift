import Arms
import Foundation
import RandomUse

/// Random use of all versions.
extension Run {
  /// Fixed, so that two people who say `bench fuzz` speak of the same sessions.
  private static let usualSeed: UInt64 = 1
  private static let usualSessions = 500

  func fuzz(to output: Output) throws {
    let seed = options.seed ?? Self.usualSeed
    let tally = try FuzzPass(
      architectures: options.architectures, seed: seed,
      sessions: options.sessions ?? Self.usualSessions, progress: progress
    ).run()
    let names = ([comparison.reference] + comparison.arms).map(\.name).uniqued()
    let report = FuzzReport(tally: tally, seed: seed, versions: names)
    try output.write(try report.text(options.format))
    if let failure = report.failure { throw RunFailure(failure) }
  }

  /// What a child does: some sessions, whose seeds are told one by one in case that one crashes.
  func fuzzBlock() throws {
    let tally = try comparison.fuzz(seed: options.seed ?? 0, sessions: options.sessions ?? 1) {
      say("\(CrashHunt.Mark.session)\($0)")
    }
    say(CrashHunt.Mark.result + String(decoding: try JSONEncoder().encode(tally), as: UTF8.self))
  }

  /// What a child does after a crash, as far as it gets.
  func fuzzCrash() throws {
    try CrashReplay(
      comparison: comparison, seed: options.seed ?? 0,
      last: options.paths.first.flatMap { Int($0) } ?? .max,
      answers: options.paths.count > 1 ? options.paths[1].filter { $0 != "-" } : "", say: say
    ) { _ = try comparison.finding(in: $0, noting: $1) }
    .run()
  }

  private var comparison: ArmComparison { ArmComparison(arms: arms) }

  private func say(_ line: String) {
    try? Descriptor.standardOutput.writeAll("\(line)\n")
  }
}
