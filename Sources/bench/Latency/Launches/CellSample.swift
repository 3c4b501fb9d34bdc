import Arms

/// How long one cell takes in every arm, by one launch and protocol.
struct CellSample: Codable, Equatable, Sendable {
  let cell: CellID
  let rounds: Int
  /// How many of the rounds had the core to themselves.
  let quietRounds: Int
  /// The median of the second control's times in these, in nanoseconds; nil without any.
  let quietNs: Double?
  /// The reference first.
  let arms: [ArmSample]

  subscript(name: String) -> ArmSample? {
    arms.first { $0.name == name }
  }
}

extension CellSample {
  /// Sums up rounds, in each of which every arm has one time; the first arm is the reference.
  init(_ cell: CellID, arms names: [String], rounds: [Round]) {
    let floor = names.firstIndex(of: Arm.direct.name)
    let second = names.firstIndex(of: Controls.second) ?? 0
    let quiet = rounds.filter(\.isAlone)
    let times = rounds.map(\.times)
    self.init(
      cell: cell, rounds: rounds.count, quietRounds: quiet.count,
      quietNs: Statistics.median(quiet.map { $0.times[second] }),
      arms: names.indices.map { arm in
        ArmSample(
          name: names[arm],
          ns: Statistics.median(times.map { $0[arm] }) ?? 0,
          ratio: Statistics.median(times.map { $0[arm] / $0[0] }) ?? 0,
          overDirect: floor.flatMap { floor in
            Statistics.median(times.map { $0[arm] - $0[floor] })
          })
      })
  }
}
