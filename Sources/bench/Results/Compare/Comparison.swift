import Console
import Timing

/// What differs between two runs as far as both measured it, and whether that is for the worse.
///
/// docs/JSON.md says what a comparison can tell.
package struct Comparison {
  package let differences: [Difference]
  package let summary: ComparisonSummary

  package init(of old: Document, with new: Document, withTests: Bool = false) throws(InputError) {
    guard let before = old.environment, let now = new.environment else {
      throw InputError(description: "one of the runs doesn't say what it was made with")
    }
    if old.isBound, new.isBound { try before.check(alike: now) }
    if let reference = old.reference, let other = new.reference, reference != other {
      throw InputError(
        description: "the old run takes ratios to \(reference), the new one to \(other); write "
          + "--reference \(reference), or measure the old code again")
    }
    let unfit = [("old", old), ("new", new)].filter { $1.isUnfit }.map(\.0)

    let exact = ExactNumber.pairs(
      of: old.exactNumbers(withTests: withTests), with: new.exactNumbers(withTests: withTests))
    let ratios = unfit.isEmpty ? try RatioPair.pairs(of: old, with: new) : []
    guard exact.count + ratios.count > 0 else {
      throw InputError(
        description: unfit.isEmpty
          ? "the runs have nothing in common to compare; measure the old code again"
          : "the \(unfit[0]) run's machine was unfit for measuring, so its times aren't judged, and "
            + "there is nothing else to compare; measure again when it is quieter")
    }
    differences = exact.compactMap(Difference.init) + ratios.differences
    summary = ComparisonSummary(
      exact: exact.count, ratios: ratios.count, limits: ratios.limits,
      halfFound: ratios.change(found: 0.5), mostFound: ratios.change(found: 0.9), unfit: unfit,
      old: before,
      new: now, oldSeed: old.seed, newSeed: new.seed)
  }

  package var exitCode: ExitCode {
    if differences.contains(where: { $0.effect == .worse }) { return .regression }
    return differences.contains { $0.effect == .better } ? .improvement : .success
  }
}

extension Document {
  /// Whether it has numbers that only the same build on the same machine gives again.
  package var isBound: Bool { allocations != nil || instructions != nil || latency != nil }

  /// Whether it has times of which nothing may be said.
  package var isUnfit: Bool { latency != nil && environment?.grade == .unfit }

  package var reference: String? { latency?.first?.reference }
}
