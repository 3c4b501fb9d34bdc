/// What differs between two runs as far as both measured it, and whether that is for the worse.
///
/// What costs more is worse. Exact numbers differ when they aren't equal; a ratio differs when it
/// moved beyond 2 % and the noise floors of both runs, and the two intervals have nothing in common.
struct Comparison {
  let differences: [Difference]
  let summary: ComparisonSummary

  init(of old: Document, with new: Document, withTests: Bool = false) throws(InputError) {
    let environments = try Self.environments(of: old, and: new)
    if old.isBound, new.isBound { try environments.old.check(alike: environments.new) }
    try Self.checkReferences(of: old, and: new)
    let unfit = [("old", old), ("new", new)].filter { $1.isUnfit }.map(\.0)

    let exact = ExactComparison(
      of: old.exactNumbers(withTests: withTests), with: new.exactNumbers(withTests: withTests))
    let ratios = unfit.isEmpty ? RatioComparison(of: old, with: new) : nil
    guard exact.count + (ratios?.count ?? 0) > 0 else { throw Self.nothing(unfit) }
    differences = exact.differences + (ratios?.differences ?? [])
    summary = ComparisonSummary(
      exact: exact.count, ratios: ratios?.count ?? 0,
      visibleInHalf: Statistics.median(ratios?.visible ?? []),
      visibleInAll: ratios?.visible.max(),
      unknown: old.isBound && new.isBound
        ? environments.old.unknown(or: environments.new) : [],
      unfit: unfit, old: environments.old, new: environments.new, oldSeed: old.seed,
      newSeed: new.seed)
  }

  var exitCode: ExitCode {
    if differences.contains(where: { $0.effect == .worse }) { return .regression }
    return differences.contains { $0.effect == .better } ? .improvement : .success
  }

  private static func environments(
    of old: Document, and new: Document
  ) throws(InputError) -> (old: BenchEnvironment, new: BenchEnvironment) {
    guard let before = old.environment, let now = new.environment else {
      throw InputError(description: "one of the runs doesn't say what it was made with")
    }
    return (before, now)
  }

  private static func checkReferences(of old: Document, and new: Document) throws(InputError) {
    guard let before = old.reference, let now = new.reference, before != now else { return }
    throw InputError(
      description: "the old run takes ratios to \(before), the new one to \(now); write "
        + "--reference \(before), or measure the old code again")
  }

  private static func nothing(_ unfit: [String]) -> InputError {
    InputError(
      description: unfit.isEmpty
        ? "the runs have nothing in common to compare; measure the old code again"
        : "the \(unfit[0]) run's machine was unfit for measuring, so its times aren't judged, and "
          + "there is nothing else to compare; measure again when it is quieter")
  }
}

extension Document {
  /// Whether it has numbers that only the same build on the same machine gives again.
  var isBound: Bool { allocations != nil || instructions != nil || latency != nil }

  /// Whether it has times of which nothing may be said.
  var isUnfit: Bool { latency != nil && environment?.grade == .unfit }

  /// What its ratios are taken to.
  var reference: String? { latency?.first?.architecture }
}
