import Console
import Timing

/// Compares the numbers that two runs have in common, and finds which became worse.
///
/// docs/STATISTICS.md explains which differences a comparison can notice.
package struct Comparison {
  package let differences: [Difference]
  /// How many numbers both runs have.
  let exact: Int
  let ratios: Int
  /// For each ratio, the share by which it must move to count, in ascending order.
  let limits: [Double]

  package init(of old: Document, with new: Document) throws(InputError) {
    guard let before = old.environment, let now = new.environment else {
      throw InputError(description: "one of the runs doesn't say on which machine it was made")
    }
    if old.isBound, new.isBound { try before.check(alike: now) }
    if let reference = old.reference, let other = new.reference, reference != other {
      throw InputError(
        description: "the old run compares times with \(reference), and the new one with \(other); "
          + "write --reference \(reference), or measure the old code again")
    }
    let exact = ExactNumber.pairs(of: old.exactNumbers, with: new.exactNumbers)
    let ratios = try RatioPair.pairs(of: old, with: new)
    guard exact.count + ratios.count > 0 else {
      throw InputError(
        description: "the runs have nothing in common to compare; measure the old code again")
    }
    differences = exact.compactMap(Difference.init) + ratios.differences
    (self.exact, self.ratios, limits) = (exact.count, ratios.count, ratios.limits)
  }

  package var exitCode: ExitCode {
    if differences.contains(where: { $0.effect == .worse }) { return .regression }
    return differences.contains { $0.effect == .better } ? .improvement : .success
  }
}

extension Document {
  /// Whether it has numbers that depend on the machine and the build.
  package var isBound: Bool { allocations != nil || instructions != nil || latency != nil }

  package var reference: String? { latency?.first?.reference }
}

extension BenchEnvironment {
  /// Refuses another machine or build, because a difference may then not come from the code.
  package func check(alike other: BenchEnvironment) throws(InputError) {
    let changed = zip(conditions, other.conditions).filter { $0.value != $1.value }
    guard !changed.isEmpty else { return }
    throw InputError(
      description: "the runs were made under different conditions: "
        + changed.map { "\($0.key) \($0.value), now \($1.value)" }.joined(separator: "; ")
        + "; measure the old code here, or compare only files from 'bench calls --save' or "
        + "'bench lines --save'")
  }

  private var conditions: KeyValuePairs<String, String> {
    [
      "system": os, "processor": cpu, "cores": "\(cores)", "compiler": swift,
      "configuration": configuration,
    ]
  }
}
