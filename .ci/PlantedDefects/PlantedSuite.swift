import Foundation

/// A suite that defects are planted for: a version's own, or the one that all versions share.
struct PlantedSuite {
  let name: String

  /// Whether it is the acceptance suite, in Swift Testing; the versions' are in XCTest.
  var isShared: Bool { name == "Acceptance" }

  /// What stands before the names of its tests where those of several suites are in one bundle.
  var prefix: String { "\(name)Tests." }

  /// Where the files of its defects are, below the package's root.
  func path(of defect: PlantedDefect) -> String {
    isShared ? defect.file : "Sources/\(name)/\(defect.file)"
  }

  /// Whose source a file is.
  func module(of path: String) -> String {
    let folders = path.split(separator: "/")
    return String(["Shared", "bench"].contains(folders[1]) ? folders[2] : folders[1])
  }

  /// What the bundle is told: to run one test after another, of which the last is the one that crashed.
  func arguments(running tests: [String]) -> [String] {
    if !isShared {
      return tests.isEmpty ? [] : [tests.map { prefix + $0 }.joined(separator: ",")]
    }
    let names = tests.map(NSRegularExpression.escapedPattern).joined(separator: "|")
    return ["--testing-library", "swift-testing", "--no-parallel"]
      + (tests.isEmpty ? ["--skip", "Random use|RegistryTests"] : ["--filter", names])
  }
}
