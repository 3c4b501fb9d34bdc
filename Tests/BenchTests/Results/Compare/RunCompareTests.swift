import Foundation
import XCTest

@testable import Commands
@testable import Console
@testable import Results
@testable import Timing

/// Saving and comparing as whole runs.
final class RunCompareTests: XCTestCase {
  func testARunIsComparedWithAFreshOneOfItsScope() throws {
    let folder = try TemporaryFolder()
    let (old, out) = (folder.path("old.json"), folder.path("out"))
    var document = Document()
    for command in ["latency --items 0,3", "calls"] {
      let options = "\(command) Direct refresh open-list --save \(old)"
      XCTAssertEqual(try perform(options, to: out), .success)
      XCTAssertEqual(try folder.files, ["old.json", "out"])
      let saved = try Document(path: old)
      document.environment = document.environment ?? saved.environment
      (document.latency, document.calls) = (document.latency ?? saved.latency, saved.calls)
    }
    document.latency?.removeAll { $0.flow == "refresh" && $0.items == 0 }
    func compare(_ old: Document, _ run: Run) throws -> ExitCode {
      try folder.write(Data(old.json().utf8), to: "old.json")
      return try run.perform(
        "compare \(folder.path("old.json")) --format json", to: Output(path: out))
    }
    var run = Run.ticking()
    XCTAssertEqual(try compare(document, run), .success)
    let compared = try Document(json: Data(folder.contents("out").utf8))
    // What it measured less would be gone, what it measured more new.
    XCTAssertEqual(compared.comparison, [])
    XCTAssertNil(compared.calls)
    XCTAssertNil(compared.latency)
    // Another machine is found before anything is measured.
    document.environment?.cpu = "Other"
    run.launcher = { _ in throw RunFailure("times are measured") }
    XCTAssertThrowsError(try compare(document, run)) { XCTAssert($0 is InputError) }
  }

  func testTwoFilesAreComparedWithoutARun() throws {
    let folder = try TemporaryFolder([
      "old.json": try SmallDocument(messages: [("MVC", 5), ("VIPER", 5)]).json,
      "new.json": try SmallDocument(messages: [("MVC", 5), ("VIPER", 4)]).json,
    ])
    let files = [folder.path("old.json"), folder.path("new.json")]
    let out = folder.path("out")
    func code(_ files: [String]) throws -> ExitCode {
      try perform("compare \(files.joined(separator: " "))", to: out)
    }
    XCTAssertEqual(try code(files), .improvement)
    XCTAssertEqual(try code(files.reversed()), .regression)
    XCTAssertEqual(try code([files[0], files[0]]), .success)
    _ = try perform("compare \(files.joined(separator: " ")) --format csv", to: out)
    XCTAssert(
      try folder.contents("out").hasPrefix(
        "part,version,subject,metric,old,new,effect\r\n"
          + "calls,VIPER,open,work,5.0,4.0,better\r\n"))
  }

  func testAnInterruptedRunIsMarkedAndNotSaved() throws {
    let folder = try TemporaryFolder()
    let old = folder.path("old.json")
    var run = Run.ticking()
    run.shouldStop = { true }
    let out = try Output(path: folder.path("out"))
    try run.perform(calls("json"), to: out)
    XCTAssertEqual(try Document(json: Data(folder.contents("out").utf8)).complete, false)
    assertThrows(
      RunFailure("interrupted; \(old) is as it was"),
      try run.perform(calls("json", save: old), to: out))
    XCTAssertEqual(try folder.files, ["out"])
  }

  func testAPlaceThatCannotBeWrittenIsFoundFirst() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("missing/old.json")
    assertThrows(
      OutputError(name: path, reason: "No such file or directory"),
      try perform("latency --save \(path)", to: folder.path("out")))
  }

  func testAFullDiskTakesNothingFromTheOtherOutput() throws {
    try XCTSkipUnless(FileManager.default.fileExists(atPath: "/dev/full"), "Linux has it.")
    let folder = try TemporaryFolder()
    let (old, out) = (folder.path("old.json"), folder.path("out"))
    for (save, output) in [("/dev/full", out), (old, "/dev/full")] {
      assertThrows(
        "can't write /dev/full: No space left on device",
        try perform(calls("csv", save: save), to: output))
    }
    XCTAssert(try folder.contents("out").contains("Direct,refresh,4"))
    XCTAssertEqual(try Document(path: old).calls?.count, 1)
  }

  private func calls(_ format: String, save: String? = nil) -> String {
    "calls Direct refresh --format \(format)" + (save.map { " --save \($0)" } ?? "")
  }

  private func perform(_ line: String, to path: String) throws -> ExitCode {
    try Run.ticking().perform(line, to: Output(path: path))
  }
}
