import Console
import Foundation

/// What exercises need of a machine, as it was found there.
struct Preflight {
  /// The version that the project is tested with, and the oldest that it takes.
  private static let tested = "6.3.1"
  private static let oldest = (6, 3)
  /// What the builds of one exercise take, with as much to spare.
  private static let neededBytes: Int64 = 3_000_000_000

  /// Such as `6.3.1`; nil where no compiler answers.
  var compiler: String?
  var hasXCTest: Bool
  var hasGit: Bool
  var freeBytes: Int64

  /// What to do before an exercise can begin, a sentence each.
  var missing: [String] {
    [
      (
        isNewEnough,
        (compiler.map { "Swift \($0) is too old" } ?? "Swift is missing")
          + ": install \(Self.tested), from swift.org/install"
      ),
      (hasXCTest, "XCTest is missing: install the whole toolchain"),
      (hasGit, "git is missing: install it"),
      (
        freeBytes >= Self.neededBytes,
        "The disk has \(freeBytes / 1_000_000_000) GB left: make room for 3 GB"
      ),
    ].filter { !$0.0 }.map(\.1)
  }

  private var isNewEnough: Bool {
    let numbers = (compiler ?? "").split(separator: ".").compactMap { Int($0) }
    return numbers.count > 1 && (numbers[0], numbers[1]) >= Self.oldest
  }
}

extension Preflight {
  static func current(in folder: String) -> Preflight {
    let attributes = try? FileManager.default.attributesOfFileSystem(forPath: folder)
    let target = ChildProcess.answer(of: "swiftc", ["-print-target-info"]) ?? ""
    return Preflight(
      compiler: target.firstMatch(of: /Swift version (\d+(\.\d+)+)/).map { String($0.1) },
      hasXCTest: hasXCTest(target), hasGit: ChildProcess.answer(of: "git", ["--version"]) != nil,
      freeBytes: (attributes?[.systemFreeSize] as? NSNumber)?.int64Value ?? 0)
  }

  #if os(macOS)
  private static func hasXCTest(_ target: String) -> Bool {
    ChildProcess.answer(of: "xcrun", ["--find", "xctest"]) != nil
  }
  #else
  private static func hasXCTest(_ target: String) -> Bool {
    target.matches(of: /"(\/[^"]+)"/).contains {
      FileManager.default.fileExists(atPath: "\($0.1)/libXCTest.so")
    }
  }
  #endif
}
