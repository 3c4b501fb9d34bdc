/// What two runs were made with.
struct Conditions: Equatable, Sendable {
  /// What isn't the same, in words: then neither times nor allocations are compared, only ratios.
  let changed: [String]
  /// What one of the runs doesn't know, and nobody can call another.
  let unknown: [String]

  init(of old: BenchEnvironment, and new: BenchEnvironment) {
    let pairs = [
      ("system", old.os, new.os), ("processor", old.cpu, new.cpu),
      ("cores", "\(old.cores)", "\(new.cores)"), ("compiler", old.swift, new.swift),
      ("configuration", old.configuration, new.configuration),
    ].filter { $0.1 != $0.2 }
    let isKnown = { (pair: (String, String, String)) in pair.1 != "unknown" && pair.2 != "unknown" }
    changed = pairs.filter(isKnown).map { "\($0.0) \($0.1), now \($0.2)" }
    unknown = pairs.filter { !isKnown($0) }.map(\.0)
  }

  var areAlike: Bool { changed.isEmpty }
}
