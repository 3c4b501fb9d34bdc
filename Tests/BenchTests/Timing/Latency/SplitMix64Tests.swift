import Testing

@testable import RandomUse
@testable import Stopwatch
@testable import bench

/// The generator gives the published numbers.
struct SplitMix64Tests {
  /// Source: the sequence for seed 1234567 that Rosetta Code lists for this generator.
  @Test func givesThePublishedSequence() {
    var generator = SplitMix64(seed: 1_234_567)
    #expect(
      (1...5).map { _ in generator.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }
}
