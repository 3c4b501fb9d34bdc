import RandomUse

/// What differs between two runs, and whether that is for the worse.
///
/// What costs more is worse, in tests as in production; what was measured before and isn't any more is
/// worse too. Exact numbers differ when they aren't equal. A ratio differs when it moved beyond 2 % and
/// the noise floors of both runs, and the two intervals have nothing in common.
struct Comparison {
  let differences: [Difference]
  let summary: ComparisonSummary

  init(of old: Baseline, with new: Baseline) throws(RunFailure) {
    let conditions = Conditions(of: old.environment, and: new.environment)
    let unfit = Self.unfit(old, new)
    let isTimed = unfit.isEmpty
    // What another machine can't count, and times that aren't judged, aren't missing.
    let scopes = [old, new].map { run in
      run.entries.filter {
        (!$0.part.needsLikeBuilds || conditions.areAlike) && ($0.part != .latency || isTimed)
      }
    }
    if scopes[0].isEmpty { throw unfit.first.map(Self.nothingLeft) ?? Self.nothingAlike }
    let exact = ExactComparison(of: old, with: new, isAlike: conditions.areAlike)
    let ratios =
      isTimed ? try RatioComparison(of: old, with: new, isAlike: conditions.areAlike) : nil
    differences =
      Self.scope(scopes[0], scopes[1]) + exact.differences
      + (ratios?.differences ?? [Difference(part: .latency, effect: .unjudged, reason: .unfit)])
    summary = ComparisonSummary(
      exact: exact.count, ratios: ratios?.count ?? 0, visible: ratios?.visible ?? [],
      conditions: conditions, unfit: unfit, old: old, new: new)
  }

  var exitCode: ExitCode {
    if differences.contains(where: \.effect.isRegression) { return .regression }
    return differences.contains { $0.effect == .better } ? .improvement : .success
  }

  /// Which of the runs spoils the times: `old`, `new`, or both.
  private static func unfit(_ old: Baseline, _ new: Baseline) -> [String] {
    guard old.latency != nil else { return [] }
    return [(old, "old"), (new, "new")].filter(\.0.isUnfit).map(\.1)
  }

  /// Times of a machine under such load are no ground to judge on.
  static func nothingLeft(_ run: String) -> RunFailure {
    RunFailure(
      "the \(run) run's machine was unfit for measuring, so its times aren't judged, and there is "
        + "nothing else to compare; measure again when it is quieter")
  }

  private static let nothingAlike = RunFailure(
    "the runs weren't made alike, so neither allocations nor instructions are compared, and there is nothing else to "
      + "compare; measure the old code anew")

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
