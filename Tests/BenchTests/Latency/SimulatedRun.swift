import Foundation

@testable import RandomUse
@testable import bench

/// Launches of a version that differs by so much from the reference, and of a control, with noise in each.
struct SimulatedRun {
  private let deviation: Double
  private let difference: Double
  private let isSkewed: Bool
  private var noise: NormalNoise
  private var generator: SplitMix64
  private var launches: [(version: LoadFit.Point, control: LoadFit.Point)] = []

  init(seed: UInt64, deviation: Double, difference: Double, isSkewed: Bool = false) {
    (self.deviation, self.difference, self.isSkewed) = (deviation, difference, isSkewed)
    (noise, generator) = (NormalNoise(seed: seed), SplitMix64(seed: ~seed))
  }

  /// The verdict after so many launches, the earlier ones included.
  mutating func verdict(launches count: Int) -> Verdict {
    while launches.count < count {
      let reference = next()
      let load = exp(next())
      launches.append(
        (
          .init(ratio: (1 + difference) * exp(next() - reference), load: load),
          .init(ratio: exp(next() - reference), load: load)
        ))
    }
    guard let version = LoadFit(launches.map(\.version), quietEnd: 1),
      let control = LoadFit(launches.map(\.control), quietEnd: 1)
    else { return .undecided }
    return Verdict(version.ratio, floor: Verdict.floor(of: control.ratio))
  }

  /// One in ten is much later where noise is skewed.
  private mutating func next() -> Double {
    let delay = isSkewed ? (generator.next() % 10 == 0 ? 4.5 : -0.5) : 0
    return deviation / 2.0.squareRoot() * (noise.next() + delay) / (isSkewed ? 1.8 : 1)
  }
}
