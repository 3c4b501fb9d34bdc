import Console
import Foundation

/// What a machine has of the things that exercises need.
struct Preflight {
  /// The version of Swift that we test the project with, and the oldest that works.
  private static let tested = "6.3.1"
  private static let oldest = "6.3"
  /// The disk space for the builds of one exercise, doubled to be safe.
  private static let neededBytes: Int64 = 3_000_000_000

  /// The version of the compiler, such as `6.3.1`; nil without a compiler.
  var compiler: String?
  var hasXCTest: Bool
  var hasGit: Bool
  var freeBytes: Int64

  /// What the user must install or free before an exercise, one sentence each.
  var missing: [String] {
    [
      (
        (compiler ?? "").compare(Self.oldest, options: .numeric) != .orderedAscending,
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
