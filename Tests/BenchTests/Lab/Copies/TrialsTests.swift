import Foundation
import XCTest

@testable import Console
@testable import lab

/// What is tried one after another in a copy of the package.
final class TrialsTests: XCTestCase {
  private let progress = ProgressLine(width: 80) { _ in }

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder(["Package.swift": "", "Tests/a": "1", "Tests/b": "2"])
  }

  func testEachIsTriedInTheFilesOfThePackage() throws {
    let folder = try folder()
    var seen: [String] = []
    let trial = Trial(name: "a") { copy in
      seen.append(try copy.text(of: "Tests/b"))
      try copy.write("planted", to: "Tests/b")
      return nil
    }
    try folder.copy(of: ["Tests"]).tryAll([trial, trial], progress)
    XCTAssertEqual(seen, ["2", "2"])
  }

  func testAllThatIsWrongIsSaid() throws {
    let folder = try folder()
    let trials = [
      Trial(name: "a") { _ in "a is wrong" }, Trial(name: "b") { _ in nil },
      Trial(name: "c") { _ in throw RunFailure("no place for it") },
    ]
    assertThrows(
      RunFailure("a is wrong\nc: no place for it"),
      try folder.copy(of: ["Tests"]).tryAll(trials, progress))
  }

  func testAfterAnInterruptNothingMoreIsTried() throws {
    Interrupt.install()
    defer {
      Interrupt.install()
      for number in [SIGHUP, SIGINT, SIGTERM] { signal(number, SIG_DFL) }
    }
    let folder = try folder()
    let trials = [
      Trial(name: "a") { _ in
        raise(SIGINT)
        return nil
      },
      Trial(name: "b") { _ in
        XCTFail("it is tried")
        return nil
      },
    ]
    assertThrows(
      RunFailure("interrupted; nothing is recorded"),
      try folder.copy(of: ["Tests"]).tryAll(trials, progress))
  }
}

extension TemporaryFolder {
  /// A copy of a package without targets, with these files and folders.
  func copy(of inputs: [String]) throws -> PackageCopy {
    let manifest = try PackageManifest(dump: Data(#"{"targets": []}"#.utf8), of: path)
    return try PackageCopy("copy", of: manifest.part(of: [], with: inputs))
  }
}
