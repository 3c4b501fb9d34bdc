import Foundation

/// Finds the program that is timed, and builds it where it isn't there or isn't current.
struct StopwatchBuild {
  /// The package.
  let root: String
  /// The compiler that is there; nil without one.
  var compiler = BenchEnvironment.compiler
  /// Runs a program with arguments; nil when it can't be started.
  var run: ([String]) -> ChildProcess.Outcome? = {
    ChildProcess(
      program: "swift", arguments: $0, environment: ["BENCH_STOPWATCH": "alone"],
      mergesErrors: true
    ).run()
  }

  /// That of the package which the running program belongs to, the same until its end.
  static let own = Result { () throws(RunFailure) in
    guard let root = PackageRoot.path else {
      throw RunFailure("nothing can be timed: the package's sources are gone from around bench")
    }
    return try StopwatchBuild(root: root).program()
  }

  /// Writes nothing, and starts no compiler, where it is there and current.
  func program() throws(RunFailure) -> TimedProgram {
    if let current { return current }
    StandardError.say("building what is timed, for release…")
    let arguments = ["build", "-c", "release", "--product", "bench-stopwatch"]
    guard let outcome = run(arguments + ["--package-path", root]) else {
      throw RunFailure("nothing can be timed: \(RunFailure.noCompiler)")
    }
    guard outcome.status == 0, let program = TimedProgram(at: path) else {
      StandardError.write(outcome.output)
      throw RunFailure("nothing can be timed: 'swift \(arguments.joined(separator: " "))' failed")
    }
    let record = Record(sources: sources, build: program.build, compiler: compiler)
    // Without it the next run asks SwiftPM, which takes a second.
    try? JSONEncoder().encode(record).write(to: recordFile, options: .atomic)
    return program
  }

  /// The program that was built from the sources as they are; nil where it wasn't, or isn't known to be.
  var current: TimedProgram? {
    guard let program = TimedProgram(at: path), let data = try? Data(contentsOf: recordFile),
      let record = try? JSONDecoder().decode(Record.self, from: data),
      record.build == program.build, record.sources == sources,
      compiler == nil || compiler == record.compiler
    else { return nil }
    return program
  }

  /// Everything that the program is made of.
  private var sources: String? {
    let shared = ["Package.swift", "fixtures", "Sources/Shared", "Sources/bench/Stopwatch"]
    return try? Fingerprint.of(
      shared + Registry.architectures.map { "Sources/\($0.name)" }, in: root)
  }

  /// What a build was made of, kept beside it.
  private struct Record: Codable {
    let sources: String?
    let build: String
    let compiler: String?
  }

  private var path: String { "\(root)/.build/release/bench-stopwatch" }
  private var recordFile: URL { URL(filePath: "\(path).build.json") }
}
