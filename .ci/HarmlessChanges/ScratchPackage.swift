import Foundation

/// A copy of the versions and of the suites, where changes do no harm.
struct ScratchPackage {
  let folder: URL

  /// Applies a patch, or says which file isn't as it was when the patch was made.
  func apply(_ patch: Patch) throws {
    for file in patch.files {
      let url = folder.appending(path: file.path)
      let before = file.isMade ? "" : try String(contentsOf: url, encoding: .utf8)
      guard let after = file.text(after: before) else {
        throw Failure(description: "the patch of \(file.path) doesn't apply any more; make it anew")
      }
      if file.isRemoved {
        try FileManager.default.removeItem(at: url)
      } else {
        try after.write(to: url, atomically: true, encoding: .utf8)
      }
      try removeObjects(ofFileAt: file.path)
    }
  }

  /// Gives the files of a patch their texts in another folder again.
  func restore(_ patch: Patch, from root: URL) throws {
    for file in patch.files {
      let url = folder.appending(path: file.path)
      try? FileManager.default.removeItem(at: url)
      if !file.isMade {
        let text = try String(contentsOf: root.appending(path: file.path), encoding: .utf8)
        try text.write(to: url, atomically: true, encoding: .utf8)
      }
      try removeObjects(ofFileAt: file.path)
    }
  }

  /// Builds one target or everything; returns what the compiler says if it can't.
  func errors(building target: String? = nil) -> String? {
    let what = target.map { ["--target", $0] } ?? ["--build-tests"]
    let build = outcome(of: ["swift", "build", "--package-path", folder.path] + what)
    return build?.status == 0 ? nil : build?.output ?? "there is no swift"
  }

  /// Runs these test cases of a suite, or the acceptance suite.
  func run(_ testCases: [String]? = nil) throws -> SuiteRun {
    let products = folder.appending(path: ".build/debug").resolvingSymlinksInPath().path
    let bundle =
      try FileManager.default.contentsOfDirectory(atPath: products)
      .first { $0.hasSuffix(".xctest") }.map { "\(products)/\($0)" } ?? ""
    let names = testCases?.joined(separator: ",")
    #if os(macOS)
    let command =
      names.map { ["xcrun", "xctest", "-XCTest", $0, bundle] }
      ?? ["swift", "test", "--skip-build", "--package-path", folder.path, "--disable-xctest"]
    #else
    let command = [bundle] + (names.map { [$0] } ?? ["--testing-library", "swift-testing"])
    #endif
    guard let outcome = outcome(of: command, within: .seconds(120)) else {
      throw Failure(description: "the tests run on and on")
    }
    return SuiteRun(output: outcome.output, status: outcome.status)
  }

  /// Has a module compiled as a whole: a file that changes right after a build may count as unchanged.
  private func removeObjects(ofFileAt path: String) throws {
    let folders = path.split(separator: "/")
    let module = folders[1] == "bench" ? folders[2] : folders[1]
    let objects = try? FileManager.default.contentsOfDirectory(
      at: folder.appending(path: ".build/debug/\(module).build"), includingPropertiesForKeys: nil)
    for file in objects ?? [] where ["o", "priors"].contains(file.pathExtension) {
      try FileManager.default.removeItem(at: file)
    }
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
