import Console
import Timing

/// What two runs were made with.
extension BenchEnvironment {
  /// Refuses another machine or build, where nobody can tell what came from the code.
  package func check(alike other: BenchEnvironment) throws(InputError) {
    let changed = zip(conditions, other.conditions).filter { $0.value != $1.value }
    guard !changed.isEmpty else { return }
    throw InputError(
      description: "the runs weren't made alike: "
        + changed.map { "\($0.key) \($0.value), now \($1.value)" }.joined(separator: "; ")
        + "; measure the old code here, or compare only what 'bench calls --save' or "
        + "'bench lines --save' writes")
  }

  private var conditions: KeyValuePairs<String, String> {
    [
      "system": os, "processor": cpu, "cores": "\(cores)", "compiler": swift,
      "configuration": configuration,
    ]
  }
}
