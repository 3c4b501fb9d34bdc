import XCTest

@testable import Console
@testable import Faults
@testable import bench

/// What the commands take that write into a folder of their own, and what a person reads when they can't take it.
final class PackageUsageTests: XCTestCase {
  private func parse(_ line: [String]) throws -> OptionsParser.Request {
    try OptionsParser(architectures: ["MVC", "VIPERS", "Direct"], flows: ["open"]).parse(line)
  }

  func testEachLineAsksForOneThing() throws {
    let longest = String(repeating: "N", count: 30)
    let modules = ["A", "X2", "FAQ", longest].map {
      ("generate VIPER \($0)", Options(command: .generate, newModule: .init(name: $0, folder: "d")))
    }
    let lines = [
      (
        "exercise start filter viper-s",
        Options(
          command: .exercise, exercise: .start(name: "filter", version: "VIPERS", folder: "d"))
      ),
      (
        "extract viper-s",
        Options(command: .extract, extraction: .init(version: "VIPERS", folder: "d"))
      ),
    ]
    for (line, options) in lines + modules {
      XCTAssertEqual(
        try parse(line.split(separator: " ").map(String.init) + ["--output", "d"]), .run(options))
    }
    for (line, request) in [
      ([], .list), (["preflight"], .preflight), (["check", "d"], .check(folder: "d")),
    ] as [([String], ExerciseRequest)] {
      XCTAssertEqual(
        try parse(["exercise"] + line), .run(Options(command: .exercise, exercise: request)))
    }
  }

  func testAnythingElseIsRefused() {
    let cases = [
      (
        "exercise start filter",
        "'start' needs an exercise, a version, and a folder; "
          + "write exercise start NAME VERSION --output DIR"
      ),
      (
        "exercise start filter direct --output d",
        "unknown version 'direct'; versions: MVC, VIPERS"
      ),
      (
        "exercise start filter mvc d --output d",
        "'exercise' knows no 'd'; leave it out (see bench help exercise)"
      ),
      ("exercise check", "'check' needs an exercise's folder; in one, write ./check"),
      (
        "exercise chek d",
        "unknown action 'chek'; did you mean check? actions: start, check, preflight"
      ),
      ("extract mvc", "'extract' needs a version and a folder; write extract VERSION --output DIR"),
      ("extract direct --output d", "unknown version 'direct'; versions: MVC, VIPERS"),
      (
        "extract mvc viper --output d",
        "'extract' knows no 'viper'; leave it out (see bench help extract)"
      ),
      (
        "generate viper Welcome --output -",
        "'generate' needs a kind, a name, and a folder; write generate viper NAME --output DIR"
      ),
      ("generate clean Foo --output d", "unknown kind 'clean'; kinds: viper"),
      (
        "generate viper Welcome Goodbye --output d",
        "'generate' knows no 'Goodbye'; leave it out (see bench help generate)"
      ),
    ]
    for (line, message) in cases {
      XCTAssertThrowsError(try parse(line.split(separator: " ").map(String.init)), line) {
        XCTAssertEqual($0 as? UsageError, UsageError(message))
      }
    }
    for name in [
      "", "welcome", "2Welcome", "Wel_come", "Welcome.swift", "../Welcome", "Ünïted",
      "Cafe\u{301}", "Welcome\n", "Self", String(repeating: "N", count: 31),
    ] {
      XCTAssertThrowsError(try parse(["generate", "viper", name, "--output", "d"])) {
        XCTAssert("\($0)".contains("can't name a module; write a capital and then"), "\($0)")
      }
    }
  }
}
