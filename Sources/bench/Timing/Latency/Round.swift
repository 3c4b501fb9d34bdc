/// One turn of every contender.
struct Round: Equatable, Sendable {
  /// Nanoseconds of one run, in the order of the contenders.
  let times: [Double]
  /// What the core's probe gained when the round began.
  let gain: Double
}

extension Round {
  var isQuiet: Bool { gain >= CoreProbe.leastGainAlone }
}
