import Arms

/// How long one cell takes in every arm, by one launch.
struct CellSample: Codable, Equatable, Sendable {
  let cell: CellID
  let rounds: Int
  /// The reference first.
  let arms: [ArmSample]

  subscript(name: String) -> ArmSample? {
    arms.first { $0.name == name }
  }
}

extension CellSample {
  /// Sums up rounds, in each of which every arm has one time; the first arm is the reference.
  init(_ cell: CellID, arms names: [String], rounds: [[Double]]) {
    let floor = names.firstIndex(of: Arm.direct.name)
    self.cell = cell
    self.rounds = rounds.count
    arms = names.indices.map { arm in
      ArmSample(
        name: names[arm],
        ns: Statistics.median(rounds.map { $0[arm] }) ?? 0,
        ratio: Statistics.median(rounds.map { $0[arm] / $0[0] }) ?? 0,
        overDirect: floor.flatMap { floor in
          Statistics.median(rounds.map { $0[arm] - $0[floor] })
        })
    }
  }
}
