import Foundation

/// A copy of a version and its suite, where defects do no harm.
struct ScratchPackage {
  /// Why a defect said nothing about the suite.
  enum Failure: Error {
    case doesNotApply
    case doesNotBuild(errors: [Substring])
    case endless
  }

  private static let timeLimit = 60.0

  let folder: URL
  let version: String

  /// Plants a defect, runs the suite, and takes the defect out again.
  func run(with defect: PlantedDefect) throws -> SuiteRun {
    let file = folder.appending(path: "Sources/\(version)/\(defect.file)")
    guard let source = try? String(contentsOf: file, encoding: .utf8),
      let range = defect.range(in: source)
    else { throw Failure.doesNotApply }
    let planted = source.replacingCharacters(in: range, with: defect.replace)
    try planted.write(to: file, atomically: true, encoding: .utf8)
    let result = Result { try run() }
    try source.write(to: file, atomically: true, encoding: .utf8)
    return try result.get()
  }

  /// Builds and runs the suite as it stands.
  func run() throws -> SuiteRun {
    try removeObjects()
    let build = try output(of: ["swift", "build", "--build-tests", "--package-path", folder.path])
    guard build.status == 0 else {
      throw Failure.doesNotBuild(
        errors: build.text.split(separator: "\n").filter { $0.contains(": error: ") })
    }
    let bundle = folder.appending(path: ".build/debug/PlantedPackageTests.xctest").path
    #if os(macOS)
    let command = ["xcrun", "xctest", bundle]
    #else
    let command = [bundle]
    #endif
    return SuiteRun(output: try output(of: command, timeLimit: Self.timeLimit).text)
  }

  /// Has the version compiled as a whole: a file that changes right after a build may count as unchanged.
  private func removeObjects() throws {
    let module = folder.appending(path: ".build/debug/\(version).build")
    let files = try? FileManager.default.contentsOfDirectory(
      at: module, includingPropertiesForKeys: nil)
    for file in files ?? [] where ["o", "priors"].contains(file.pathExtension) {
      try FileManager.default.removeItem(at: file)
    }
  }

  private func output(
    of command: [String], timeLimit: Double? = nil
  ) throws -> (status: Int32, text: String) {
    let log = folder.appending(path: "output.log")
    try Data().write(to: log)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardOutput = try FileHandle(forWritingTo: log)
    process.standardError = process.standardOutput
    let hasEnded = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in hasEnded.signal() }
    try process.run()
    guard hasEnded.wait(timeout: timeLimit.map { .now() + $0 } ?? .distantFuture) == .success else {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      throw Failure.endless
    }
    return (process.terminationStatus, try String(contentsOf: log, encoding: .utf8))
  }
}
