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
    let path = suite.path(of: defect)
    let file = folder.appending(path: path)
    guard let source = try? String(contentsOf: file, encoding: .utf8),
      let range = defect.range(in: source)
    else { throw Failure(description: "DOESN'T APPLY") }
    let planted = source.replacingCharacters(in: range, with: defect.replace)
    try planted.write(to: file, atomically: true, encoding: .utf8)
    let result = Result { try run(tests, recompiling: suite.module(of: path)) }
    try source.write(to: file, atomically: true, encoding: .utf8)
    return try result.get()
  }

  /// Builds the suite as it stands, and runs these tests or all of it.
  func run(_ tests: [String] = [], recompiling module: String? = nil) throws -> SuiteRun {
    try removeObjects(of: module)
    let build = outcome(of: ["swift", "build", "--build-tests", "--package-path", folder.path])
    guard build?.status == 0 else {
      let error = build?.output.firstMatch(of: /.+: error: .+/)
      throw Failure(description: "DOESN'T BUILD, \(error?.output ?? "")")
    }
    let products = folder.appending(path: ".build/debug").resolvingSymlinksInPath().path
    let bundle =
      try FileManager.default.contentsOfDirectory(atPath: products)
      .first { $0.hasSuffix(".xctest") }.map { "\(products)/\($0)" } ?? ""
    #if os(macOS)
    let command = ["xcrun", "xctest", bundle]
    #else
    let command = [bundle] + suite.arguments(running: tests)
    #endif
    guard let run = outcome(of: command, within: .seconds(60)) else {
      throw Failure(description: "RUNS ON AND ON")
    }
    return SuiteRun(output: run.output)
  }

  /// Has a module compiled as a whole, and the one before: a file that changes right after a build may count
  /// as unchanged.
  private func removeObjects(of module: String?) throws {
    let build = folder.appending(path: ".build/debug")
    let note = folder.appending(path: "planted")
    let last = try? String(contentsOf: note, encoding: .utf8)
    for module in [last, module].compactMap(\.self) {
      let files = try? FileManager.default.contentsOfDirectory(
        at: build.appending(path: "\(module).build"), includingPropertiesForKeys: nil)
      for file in files ?? [] where ["o", "priors"].contains(file.pathExtension) {
        try FileManager.default.removeItem(at: file)
      }
    }
    try (module ?? "").write(to: note, atomically: true, encoding: .utf8)
  }

  private func outcome(
    of command: [String], within limit: Duration? = nil
  ) -> ChildProcess.Outcome? {
    ChildProcess(
      program: command[0], arguments: Array(command.dropFirst()),
      environment: ["SWIFT_BACKTRACE": "enable=no", "NO_COLOR": "1"], mergesErrors: true
    ).run(within: limit)
  }
}
