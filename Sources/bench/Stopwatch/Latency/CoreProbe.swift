import CCoreProbe

/// Tells whether this process has its core to itself, or shares it with another hardware thread.
///
/// A neighbour, of another virtual machine even, is seen by no counter. But a core carries out several
/// additions at once where they don't wait for one another, and a neighbour takes half of them:
/// alone, four chains of additions run 3.4 times as fast as one, beside a neighbour twice.
package struct CoreProbe {
  var clock: any NanosecondClock = SystemClock()
  var addInTurn: (Int) -> Void = bench_add_in_turn
  var addSideBySide: (Int) -> Void = bench_add_side_by_side

  /// Between what a core that three additions fit into at once does alone, and what others do shared.
  static let leastGainAlone = 2.75
  /// A core on which four chains are hardly faster than one is none that this tells anything of.
  package static let leastGain = 1.5
  private static let additions = 6_400
  /// The fastest of a few counts, since a probe may be interrupted too.
  private static let attempts = 3

  /// How many times as fast additions are side by side.
  func gain() -> Double {
    Double(fastest(addInTurn)) / Double(max(fastest(addSideBySide), 1))
  }

  private func fastest(_ work: (Int) -> Void) -> UInt64 {
    (0..<Self.attempts).map { _ in
      let start = clock.now()
      work(Self.additions)
      return clock.now() - start
    }.min() ?? 0
  }
}
