import XCTest

@testable import Console
@testable import lab

/// What the commands take that write into a folder of their own, and what a person reads when they can't take it.
final class PackageUsageTests: XCTestCase {
  private func request(_ line: String) throws -> Request {
    try Program.lab.invocation(line).1
  }

  private func exercise(_ line: String) throws -> ExerciseRequest {
    try ExerciseRequest(request("exercise \(line)"), versions: ["MVC", "VIPERS"])
  }

  func testEachLineAsksForOneThing() throws {
    for (line, asked) in [
      ("", .list), ("preflight", .preflight), ("check d", .check(folder: "d")),
      (
        "start filter viper-s --output d", .start(name: "filter", version: "VIPERS", folder: "d")
      ),
    ] as [(String, ExerciseRequest)] {
      XCTAssertEqual(try exercise(line), asked, line)
    }
    for name in ["A", "X2", "FAQ", String(repeating: "N", count: 30)] {
      XCTAssertEqual(
        try NewModule(request("generate VIPER \(name) --output d")),
        NewModule(name: name, folder: "d"))
    }
  }

  func testAnythingElseIsRefused() {
    for (line, message) in [
      (
        "start filter",
        "'start' needs an exercise, a version, and a folder; "
          + "write exercise start NAME VERSION --output DIR"
      ),
      ("start filter direct --output d", "unknown version 'direct'; versions: MVC, VIPERS"),
      ("start filter mvc d --output d", "'d' has no meaning here; leave it out"),
      ("check", "'check' needs the folder of an exercise; or write ./check in that folder"),
      ("chek d", "unknown action 'chek'; did you mean check? actions: start, check, preflight"),
    ] {
      assertThrows(UsageError(message), try exercise(line))
    }
    for (line, message) in [
      (
        "viper Welcome --output -",
        "'generate' needs a kind, a name, and a folder; write generate viper NAME --output DIR"
      ),
      ("clean Foo --output d", "unknown kind 'clean'; kinds: viper"),
      ("viper Welcome Goodbye --output d", "'Goodbye' has no meaning here; leave it out"),
    ] {
      assertThrows(UsageError(message), try NewModule(request("generate \(line)")))
    }
    for name in [
      "welcome", "2Welcome", "Wel_come", "Welcome.swift", "../Welcome", "Ünïted", "Cafe\u{301}",
      "Self", String(repeating: "N", count: 31),
    ] {
      XCTAssertThrowsError(try NewModule(request("generate viper \(name) --output d"))) {
        XCTAssert("\($0)".contains("can't name a module; write a capital and then"), "\($0)")
      }
    }
  }
}
