/// Runs one flow once in a world prepared for it, which it keeps alive; only this is timed.
typealias PreparedRun = () throws -> Void

/// One side of a comparison, as the harness knows it.
struct Contender {
  let name: String
  /// Prepares a world of its own for one run.
  let prepare: () throws -> PreparedRun
}

/// One turn of every contender.
struct Round: Equatable, Sendable {
  /// Nanoseconds of one run, in the order of the contenders.
  let times: [Double]
  /// What the core's probe gained when the round began.
  let gain: Double

  var isQuiet: Bool { gain >= CoreProbe.leastGainAlone }
}
