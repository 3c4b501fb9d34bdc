/// One turn of every contender.
struct Round: Equatable, Sendable {
  /// Nanoseconds of one run, in the order of the contenders.
  let times: [Double]
  /// Whether the core was this process's alone when the round began.
  let isAlone: Bool
}
