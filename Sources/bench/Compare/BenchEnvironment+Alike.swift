/// What two runs were made with.
extension BenchEnvironment {
  /// Refuses what can't be compared: another machine or build executes other instructions and takes
  /// other times, and nobody can tell what came from the code.
  func check(alike other: BenchEnvironment) throws(InputError) {
    let changed = pairs(with: other).filter { $0.isKnown && $0.old != $0.new }
    guard !changed.isEmpty else { return }
    throw InputError(
      description: "the runs weren't made alike: "
        + changed.map { "\($0.name) \($0.old), now \($0.new)" }.joined(separator: "; ")
        + "; measure the old code here, or compare only what 'bench calls --save' or "
        + "'bench lines --save' writes")
  }

  /// What one of them doesn't know, and nobody can call another.
  func unknown(or other: BenchEnvironment) -> [String] {
    pairs(with: other).filter { !$0.isKnown }.map(\.name)
  }

  private struct Pair {
    let name: String
    let old: String
    let new: String

    var isKnown: Bool { old != "unknown" && new != "unknown" }
  }

  private func pairs(with other: BenchEnvironment) -> [Pair] {
    [
      Pair(name: "system", old: os, new: other.os),
      Pair(name: "processor", old: cpu, new: other.cpu),
      Pair(name: "cores", old: "\(cores)", new: "\(other.cores)"),
      Pair(name: "compiler", old: swift, new: other.swift),
      Pair(name: "configuration", old: configuration, new: other.configuration),
    ]
  }
}
