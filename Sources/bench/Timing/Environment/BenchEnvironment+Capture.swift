import Console
import Foundation
import Stopwatch

extension BenchEnvironment {
  /// Describes where the program runs now; what can't be found out is `unknown` or absent.
  package static func capture() -> BenchEnvironment {
    let git = GitState.current()
    return BenchEnvironment(
      os: operatingSystem, cpu: processor ?? "unknown",
      cores: ProcessInfo.processInfo.activeProcessorCount, swift: compiler ?? "unknown",
      // What is timed always is; the rest doesn't depend on it.
      configuration: "release", commit: git?.commit, dirty: git?.isDirty,
      clockStepNs: SystemClock().smallestStep(), loadAverage: loadAverage(),
      date: Date().formatted(.iso8601))
  }

  private static var operatingSystem: String {
    let version = ProcessInfo.processInfo.operatingSystemVersionString
    #if os(macOS)
    return "macOS \(version)"
    #else
    return version
    #endif
  }

  private static var processor: String? {
    #if canImport(Darwin)
    var bytes = [UInt8](repeating: 0, count: 256)
    var size = bytes.count
    guard sysctlbyname("machdep.cpu.brand_string", &bytes, &size, nil, 0) == 0 else { return nil }
    return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    #else
    return (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)).flatMap(processor)
    #endif
  }

  /// The model that Linux names; some ARM machines name the board only, some nothing.
  static func processor(inInfo text: String) -> String? {
    text.firstMatch(of: /(?m)^(?:model name|Model|Hardware)\s*: (.+)$/).map { String($0.1) }
  }

  /// Nil where there is none on the search path.
  static let compiler = ChildProcess.answer(of: "swift", ["--version"]).flatMap(compiler)

  /// Cuts `6.3.1 (swift-6.3.1-RELEASE)` out of the compiler's answer.
  static func compiler(inAnswer text: String) -> String? {
    text.firstMatch(of: /Swift version (.+)/).map { String($0.1) }
  }

  private static func loadAverage() -> [Double] {
    var averages = [0.0, 0.0, 0.0]
    let count = getloadavg(&averages, Int32(averages.count))
    return Array(averages.prefix(max(0, Int(count))))
  }
}

/// Which commit the sources come from, and whether they were changed since.
struct GitState: Equatable, Sendable {
  let commit: String
  let isDirty: Bool

  /// The state of the package; nil without git, without a repository, or without a commit.
  static func current() -> GitState? {
    guard let root = PackageRoot.path else { return nil }
    // Without optional locks, git doesn't get in the way of another git at work in the folder.
    let arguments = ["--no-optional-locks", "-C", root, "status", "--porcelain=v2", "--branch"]
    return ChildProcess.answer(of: "git", arguments).flatMap(GitState.init)
  }

  /// Reads what `git status --porcelain=v2 --branch` prints: headings begin with `#`, and any
  /// other line is a file that differs.
  init?(status: String) {
    guard let commit = status.firstMatch(of: /# branch\.oid ([0-9a-f]+)/) else { return nil }
    self.commit = String(commit.1)
    isDirty = status.split(separator: "\n").contains { !$0.hasPrefix("#") }
  }
}
