/// What a reader must know of the machine to place times.
extension BenchEnvironment {
  /// One sentence with what the results were measured on.
  func sentence(seed: UInt64) -> String {
    let machine = isVirtual == true ? " of a virtual machine" : ""
    let parts =
      [os, cpu, cores == 1 ? "1 core\(machine)" : "\(cores) cores\(machine)"]
      + (governor.map { ["governor \($0)"] } ?? []) + ["Swift \(swift)", "\(configuration) build"]
      + (commit.map { ["commit \($0.prefix(7))\(dirty == true ? " with changes" : "")"] } ?? [])
      + ["seed \(seed)"]
    return "Measured \(date) on \(parts.joined(separator: ", "))."
  }
}
