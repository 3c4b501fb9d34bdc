import Foundation

@testable import Stopwatch
@testable import Timing

/// Launches of a cell on a machine with a neighbour, where the truth is known: what a version takes when
/// the core is quiet, and what the neighbour does to it.
struct SimulatedRun {
  /// What the ratio's logarithm moves by when all variants take so many times as long.
  enum Neighbour: String, CaseIterable {
    /// All variants suffer alike.
    case alike
    /// The more, the longer they take.
    case linear
    /// As soon as the core is shared at all.
    case step
  }

  let ratio: Double
  var neighbour = Neighbour.alike
  /// The share of rounds in which the core is quiet, in the mean; it differs from launch to launch.
  var quietShare = 1.0
  /// How far the ratios of launches scatter.
  var deviation = 0.01
  var isSkewed = false
  var gain = 3.0
  private var noise: NormalNoise
  private var generator: SplitMix64
  private var samples: [CellSample] = []

  init(_ ratio: Double, seed: UInt64) {
    self.ratio = ratio
    (noise, generator) = (NormalNoise(seed: seed), SplitMix64(seed: ~seed))
  }

  /// What the first launches say, the earlier ones included.
  mutating func comparison(launches count: Int = 20) -> CellComparison? {
    while samples.count < count { samples.append(launch()) }
    return CellComparison(of: samples)
  }

  mutating func row(launches: Int = 20) -> LatencyRow? { comparison(launches: launches)?.rows.last }

  /// The first verdict that isn't undecided, as `--until-decided` finds it.
  mutating func verdict(looks: Int) -> Verdict {
    var launches = 20
    for _ in 0..<looks {
      if let verdict = row(launches: launches)?.verdict, verdict != .undecided { return verdict }
      launches += launches / 2
    }
    return .undecided
  }

  private static let rounds = 30
  /// How far the ratios of rounds scatter beyond their launch's.
  private static let roundDeviation = 0.01
  /// The share of disturbed rounds that the probe takes for quiet.
  private static let mistakes = 0.005
  private static let cell = CellID(flow: "add", mode: .json, protocol: .cold, items: 0)

  private mutating func launch() -> CellSample {
    let share = quietShare == 1 ? 1 : min(1, 2 * quietShare * uniform())
    let quiet = Int((share * Double(Self.rounds)).rounded())
    let load = 1.1 + 0.6 * uniform()
    let most = 0.01 + 0.3 * abs(log(ratio))
    let effect =
      switch neighbour {
      case .alike: 0.0
      case .linear: most * log(load)
      case .step: most * log(1.7)
      }
    let reference = variantNoise()
    let shifts = [0, log(ratio), 0, 0].enumerated().map {
      $0 == 0 ? 0 : $1 + variantNoise() - reference
    }
    func timing(of quiet: Int, _ busy: Int) -> CellSample.Times {
      let (rounds, isBusy) = (quiet + busy, busy > quiet)
      let ratios = shifts.enumerated().map { index, shift in
        let scatter =
          index == 0 ? 0 : Self.roundDeviation * noise.next() / Double(rounds).squareRoot()
        return exp(shift + scatter + (index == 1 && isBusy ? effect : 0))
      }
      return CellSample.Times(rounds: rounds, ns: 1_000 * (isBusy ? load : 1), ratios: ratios)
    }
    let busy = Self.rounds - quiet
    let mistaken = (0..<busy).count { _ in uniform() < Self.mistakes }
    return CellSample(
      cell: Self.cell, variants: FakeLaunches.versions + Controls.names, gain: gain,
      all: timing(of: quiet, busy),
      quiet: quiet + mistaken == 0 ? nil : timing(of: quiet, mistaken))
  }

  /// One in ten is much later where noise is skewed.
  private mutating func variantNoise() -> Double {
    let delay = isSkewed ? (generator.next() % 10 == 0 ? 4.5 : -0.5) : 0
    return deviation / 2.0.squareRoot() * (noise.next() + delay) / (isSkewed ? 1.8 : 1)
  }

  private mutating func uniform() -> Double { Double(generator.next() >> 11) / Double(1 << 53) }
}
