import Console
import Timing

/// Describes the machine in words, because times mean little without it.
extension BenchEnvironment {
  /// One sentence about the machine, the compiler, and the build that gave the results.
  package func sentence(seed: UInt64) -> String {
    let parts =
      [os, cpu, "\(cores)".counting("core"), "Swift \(swift)", "\(configuration) build"]
      + (commit.map { ["commit \($0.prefix(7))\(dirty == true ? " with changes" : "")"] } ?? [])
      + ["seed \(seed)"]
    return "Measured \(date) on \(parts.joined(separator: ", "))."
  }
}
