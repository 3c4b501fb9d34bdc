/// What differs between two runs, and whether that is for the worse.
///
/// What costs more is worse, in tests as in production; what was measured before and isn't any more is
/// worse too. Exact numbers differ when they aren't equal. A ratio differs when it moved beyond the
/// noise floors of both runs and the two intervals have nothing in common.
struct Comparison {
  let differences: [Difference]
  /// What an exact comparison or a ratio had to say about how many values.
  let compared: (exact: Int, ratios: Int)
  /// What the two runs were made with that isn't the same: then times and allocations aren't compared.
  let changedConditions: [String]

  init(of old: Baseline, with new: Baseline) throws {
    try Self.checkFitness(old, new)
    changedConditions = old.environment.changes(to: new.environment)
    let isAlike = changedConditions.isEmpty
    let exact = ExactComparison(of: old, with: new, isAlike: isAlike)
    let ratios = try RatioComparison(of: old, with: new, isAlike: isAlike)
    differences = Self.scope(old.entries, new.entries) + exact.differences + ratios.differences
    compared = (exact.count, ratios.count)
  }

  var exitCode: ExitCode {
    if differences.contains(where: \.effect.isRegression) { return .regression }
    return differences.contains { $0.effect == .better } ? .improvement : .success
  }

  /// Nothing is said of times that a machine under such load has taken.
  private static func checkFitness(_ old: Baseline, _ new: Baseline) throws {
    guard old.latency != nil, new.latency != nil else { return }
    for (run, name) in [(old, "the old run"), (new, "the new run")]
    where run.environment.grade == "unfit" {
      throw RunFailure(
        "\(name)'s machine was unfit for measuring, so nothing is compared; measure again when it "
          + "is quieter, or compare calls and lines alone")
    }
  }

  /// What only one of the runs has: said once for a whole part, and once for a whole version in it.
  private static func scope(_ old: [Entry], _ new: [Entry]) -> [Difference] {
    missing(from: new, in: old, .gone) + missing(from: old, in: new, .new)
  }

  private static func missing(
    from some: [Entry], in all: [Entry], _ effect: Difference.Effect
  ) -> [Difference] {
    let lacking = Set(some)
    let parts = Set(some.map(\.part))
    let versions = Set(some.map { [$0.part.rawValue, $0.architecture] })
    return all.filter { !lacking.contains($0) }.map { entry in
      let hasPart = parts.contains(entry.part)
      let hasVersion = versions.contains([entry.part.rawValue, entry.architecture])
      return Difference(
        part: entry.part, architecture: hasPart ? entry.architecture : nil,
        subject: hasVersion ? entry.subject : nil, effect: effect)
    }.uniqued()
  }
}

extension Baseline.Machine {
  /// The differences that make times incomparable, each in words.
  fileprivate func changes(to new: Baseline.Machine) -> [String] {
    [
      ("system", os, new.os), ("processor", cpu, new.cpu), ("cores", "\(cores)", "\(new.cores)"),
      ("compiler", swift, new.swift), ("configuration", configuration, new.configuration),
    ].filter { $0.1 != $0.2 }.map { "\($0.0) \($0.1), now \($0.2)" }
  }
}
