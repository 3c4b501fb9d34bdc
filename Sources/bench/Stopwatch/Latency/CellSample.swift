/// How long one cell takes in every variant, by one launch and protocol.
package struct CellSample: Codable, Equatable, Sendable {
  package let cell: CellID
  /// Their names, the reference first.
  package let variants: [String]
  /// What the core's probe gained: the median over the rounds.
  package let gain: Double
  package let all: Times
  /// Of the rounds that had the core to themselves; nil without any.
  package let quiet: Times?

  /// What some of the rounds say.
  package struct Times: Codable, Equatable, Sendable {
    package let rounds: Int
    /// Nanoseconds for one run of the flow in the reference: the median over the rounds.
    package let ns: Double
    /// The median over the rounds of each variant's time divided by the reference's in the same round.
    package let ratios: [Double]
  }
}

extension CellSample {
  /// Sums up rounds, in each of which every variant has one time; the first variant is the reference.
  init(_ cell: CellID, variants: [String], rounds: [Round]) {
    let quiet = rounds.filter(\.isQuiet)
    self.init(
      cell: cell, variants: variants, gain: Statistics.median(rounds.map(\.gain)) ?? 0,
      all: Times(rounds), quiet: quiet.isEmpty ? nil : Times(quiet))
  }
}

extension CellSample.Times {
  fileprivate init(_ rounds: [Round]) {
    let times = rounds.map(\.times)
    self.init(
      rounds: rounds.count, ns: Statistics.median(times.map { $0[0] }) ?? 0,
      ratios: times[0].indices.map { variant in
        Statistics.median(times.map { $0[variant] / $0[0] }) ?? 0
      })
  }
}

/// One turn of every contender.
struct Round: Equatable, Sendable {
  /// Nanoseconds of one run, in the order of the contenders.
  let times: [Double]
  /// What the core's probe gained when the round began.
  let gain: Double

  var isQuiet: Bool { gain >= CoreProbe.leastGainAlone }
}
