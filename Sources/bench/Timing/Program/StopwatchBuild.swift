import Console
import Foundation
import Stopwatch

/// Finds the program that is timed, and builds it if it is missing or out of date.
package struct StopwatchBuild {
  /// The package.
  package let root: String
  /// The compiler that is there; nil without one.
  var compiler = BenchEnvironment.compiler
  /// Runs the compiler with arguments; nil when it can't be started.
  var run: ([String]) -> ChildProcess.Outcome? = {
    ChildProcess(
      program: "swift", arguments: $0,
      environment: ["BENCH_STOPWATCH": "alone", "SWIFT_BACKTRACE": "enable=no"],
      mergesErrors: true
    ).run()
  }

  /// That of the package which the running program belongs to, the same until its end.
  package static let own = Result { () throws(RunFailure) in
    guard let root = PackageRoot.path else {
      throw RunFailure("nothing can be timed: bench can't find the package's sources")
    }
    return try StopwatchBuild(root: root).program()
  }

  /// Writes nothing, and starts no compiler but to ask for its name, where the program is current.
  func program() throws(RunFailure) -> TimedProgram {
    if let current { return current }
    StandardError.say("building the program that is timed, which takes about a minute…")
    let arguments = ["build", "-c", "release", "--product", "bench-stopwatch"]
    guard let outcome = run(arguments + ["--package-path", root]) else {
      throw RunFailure("nothing can be timed: \(RunFailure.noCompiler)")
    }
    guard outcome.status == 0, let program = TimedProgram(at: path) else {
      StandardError.write(outcome.output)
      throw RunFailure("nothing can be timed: 'swift \(arguments.joined(separator: " "))' failed")
    }
    var record = BuildRecord(of: program)
    (record.sources, record.compiler) = (sources, compiler)
    // Without it the next run asks SwiftPM, which takes a second.
    try? record.write(beside: program)
    return program
  }

  /// The program that was built from the sources as they are; nil where it wasn't, or isn't known
  /// to be.
  package var current: TimedProgram? {
    guard let sources, let program = TimedProgram(at: path) else { return nil }
    let record = BuildRecord(of: program)
    let isCurrent =
      record.sources == sources && (compiler == nil || record.compiler == compiler)
    return isCurrent ? program : nil
  }

  private var path: String { "\(root)/.build/release/bench-stopwatch" }

  /// What tells whether anything that the program is made of has changed.
  private var sources: String? {
    let shared = ["Package.swift", "fixtures", "Sources/Shared", "Sources/bench/Stopwatch"]
    return try? Fingerprint.of(
      shared + Registry.versions.map { "Sources/\($0.name)" }, in: root)
  }
}

extension StopwatchBuild {
  /// With the compiler that is on the search path.
  package init(root: String) { self.root = root }
}
