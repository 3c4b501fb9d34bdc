import XCTest

@testable import Console
@testable import lab

/// What `generate` takes, and what a person reads when it can't take it.
final class GenerateUsageTests: XCTestCase {
  private func parse(_ arguments: [String]) throws -> OptionsParser.Request {
    try OptionsParser(architectures: ["MVC"], flows: ["open"]).parse(["generate"] + arguments)
  }

  /// A kind in any case, a name of a capital and letters and digits, and a folder.
  func testKindNameAndFolder() throws {
    let longest = String(repeating: "N", count: 30)
    let names = ["Welcome", "A", "X2", "FAQ", "SubscriptionRenewalReminder", longest]
    for (kind, name) in names.map({ ("viper", $0) }) + [("VIPER", "Welcome")] {
      let module = NewModule(name: name, folder: "some/where")
      XCTAssertEqual(
        try parse([kind, name, "--output", "some/where"]),
        .run(Options(command: .generate, newModule: module)))
    }
  }

  func testAnythingElseIsRefused() {
    let misnamed = [
      "", "welcome", "2Welcome", "Wel-come", "Wel_come", "Wel come", "Welcome.swift", "../Welcome",
      "Ünïted", "Cafe\u{301}", "Welcome\n", "Self", "Any", String(repeating: "N", count: 31),
    ].map { ["viper", $0, "--output", "."] }
    let incomplete = [
      [], ["viper"], ["--output", "."], ["viper", "--output", "."], ["viper", "Welcome"],
      ["viper", "Welcome", "--output", "-"],
    ]
    let cases = [
      (
        incomplete,
        "'generate' needs a kind, a name, and a folder; write generate viper NAME --output DIR"
      ),
      (
        misnamed,
        "can't name a module; write a capital and then ASCII letters and digits, 30 in all at "
          + "most, and no keyword of Swift"
      ),
      ([["clean", "Foo", "--output", "."]], "unknown kind 'clean'; kinds: viper"),
      (
        [["viper", "Welcome", "Goodbye", "--output", "."]],
        "'generate' knows no 'Goodbye'; leave it out (see bench help generate)"
      ),
      (
        [["viper", "Welcome", "--output", ".", "--format", "json"]],
        "'generate' has no use for --format; leave it out"
      ),
    ]
    for (lines, message) in cases {
      for line in lines {
        XCTAssertThrowsError(try parse(line), "\(line)") {
          XCTAssert(($0 as? UsageError)?.description.contains(message) == true, "\($0)")
        }
      }
    }
  }
}
