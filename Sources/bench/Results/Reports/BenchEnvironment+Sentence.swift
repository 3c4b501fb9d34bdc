import Console
import Timing

/// What a reader must know of the machine to place times.
extension BenchEnvironment {
  /// One sentence with what the results were measured on.
  package func sentence(seed: UInt64) -> String {
    let parts =
      [os, cpu, "\(cores)".counting("core"), "Swift \(swift)", "\(configuration) build"]
      + (commit.map { ["commit \($0.prefix(7))\(dirty == true ? " with changes" : "")"] } ?? [])
      + ["seed \(seed)"]
    return "Measured \(date) on \(parts.joined(separator: ", "))."
  }
}
