import Arms
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
    try output.write(
      try report.text(options.format)
        ?? FuzzDocument(environment: .capture(), seed: seed, fuzz: tally).json())
    if let failure = report.failure { throw RunFailure(failure) }
  }

  /// What a child does: some sessions; of one alone it tells before each step what there is to say if the
  /// step ends the process.
  func fuzzBlock(to output: Output) throws {
    func write(_ value: some Encodable) throws {
      try output.write(try value.jsonLine() + "\n")
    }
    let sessions = options.sessions ?? 1
    try write(
      try comparison.fuzz(
        seed: options.seed ?? 0, sessions: sessions,
        noting: sessions > 1 ? nil : { try? write($0) }))
  }

  private var comparison: ArmComparison { ArmComparison(arms: arms) }
}

/// The document of `fuzz`, with which nothing is compared.
struct FuzzDocument: Encodable {
  let schema = Document.currentSchema
  let environment: BenchEnvironment
  let seed: UInt64
  let fuzz: FuzzTally
}
