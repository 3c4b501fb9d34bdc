import Foundation

/// A copy of a suite and of what it tests, where defects do no harm.
struct ScratchPackage {
  /// Why a defect said nothing about the suite.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let folder: URL
  let suite: PlantedSuite

  /// Plants a defect, runs these tests or all of the suite, and takes the defect out again.
  func run(_ tests: [String] = [], with defect: PlantedDefect) throws -> SuiteRun {
    let takeOut = try plant(defect)
    let result = Result {
      try build(recompiling: [suite.module(of: suite.path(of: defect))])
      return try launch(tests)
    }
    try takeOut()
    return try result.get()
  }

  /// Plants a defect; what it returns takes it out again.
  func plant(_ defect: PlantedDefect) throws -> () throws -> Void {
    let file = folder.appending(path: suite.path(of: defect))
    guard let source = try? String(contentsOf: file, encoding: .utf8),
      let range = defect.range(in: source)
    else { throw Failure(description: "DOESN'T APPLY") }
    let planted = source.replacingCharacters(in: range, with: defect.replace)
    try planted.write(to: file, atomically: true, encoding: .utf8)
    return { try source.write(to: file, atomically: true, encoding: .utf8) }
  }

  /// Builds the suite as it stands, and runs all of it.
  func run() throws -> SuiteRun {
    try build()
    return try launch()
  }

  /// Builds the package as it stands.
  func build(recompiling modules: [String] = []) throws {
    try removeObjects(of: modules)
    let build = outcome(of: ["swift", "build", "--build-tests", "--package-path", folder.path])
    guard build?.status == 0 else {
      let error = build?.output.firstMatch(of: /.+: error: .+/)
      throw Failure(description: "DOESN'T BUILD, \(error?.output ?? "")")
    }
  }

  /// Runs these tests or all of the suite, as they are built.
  func launch(_ tests: [String] = [], environment: [String: String] = [:]) throws -> SuiteRun {
    let products = folder.appending(path: ".build/debug").resolvingSymlinksInPath().path
    let bundle =
      try FileManager.default.contentsOfDirectory(atPath: products)
      .first { $0.hasSuffix(".xctest") }.map { "\(products)/\($0)" } ?? ""
    #if os(macOS)
    let chosen = suite.arguments(running: tests).flatMap { ["-XCTest", $0] }
    let command = ["xcrun", "xctest"] + chosen + [bundle]
    #else
    let command = [bundle] + suite.arguments(running: tests)
    #endif
    guard let run = outcome(of: command, environment, within: .seconds(60)) else {
      throw Failure(description: "RUNS ON AND ON")
    }
    return SuiteRun(output: run.output, status: run.status)
  }

  /// The suite's tests, as they are built.
  func tests() -> [String] {
    let list = ["swift", "test", "list", "--skip-build", "--package-path", folder.path]
    let lines = outcome(of: list)?.output.split(separator: "\n").map(String.init) ?? []
    return lines.filter { $0.hasPrefix(suite.prefix) }
      .map { String($0.dropFirst(suite.prefix.count)) }
  }

  /// Has modules compiled as a whole, and those before: a file that changes right after a build may count
  /// as unchanged.
  private func removeObjects(of modules: [String]) throws {
    let build = folder.appending(path: ".build/debug")
    let note = folder.appending(path: "planted")
    let last = (try? String(contentsOf: note, encoding: .utf8))?.split(separator: "\n") ?? []
    for module in Set(modules + last.map(String.init)) {
      let files = try? FileManager.default.contentsOfDirectory(
        at: build.appending(path: "\(module).build"), includingPropertiesForKeys: nil)
      for file in files ?? [] where ["o", "priors"].contains(file.pathExtension) {
        try FileManager.default.removeItem(at: file)
      }
    }
    try modules.joined(separator: "\n").write(to: note, atomically: true, encoding: .utf8)
  }

  /// What is said is the same in every run.
  private static let environment = [
    "SWIFT_BACKTRACE": "enable=no", "NO_COLOR": "1", "SWIFT_DETERMINISTIC_HASHING": "1",
  ]

  private func outcome(
    of command: [String], _ environment: [String: String] = [:], within limit: Duration? = nil
  ) -> ChildProcess.Outcome? {
    ChildProcess(
      program: command[0], arguments: Array(command.dropFirst()),
      environment: Self.environment.merging(environment) { $1 },
      mergesErrors: true
    ).run(within: limit)
  }
}
