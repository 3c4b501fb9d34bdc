import XCTest

@testable import Console
@testable import bench

/// What each command line asks for, and what a person reads when it is wrong.
final class CommandLineTests: XCTestCase {
  private let parser = OptionsParser(
    architectures: ["MVC", "VIPER", "VIPER-S"], flows: ["open", "refresh"])

  private static let requests: [(line: String, Options)] = [
    ("", Options(command: .all)),
    (
      "latency --architecture VIPER --flow refresh --items 8 --thorough --format json --output out --seed 42",
      Options(
        command: .latency, architectures: ["VIPER"], flows: ["refresh"], items: [8],
        effort: .thorough, format: .json, output: "out", seed: 42)
    ),
    (
      "--architecture=VIPER-S --items=0 --output=a=b.json --format=csv",
      Options(architectures: ["VIPER-S"], items: [0], format: .csv, output: "a=b.json")
    ),
    ("--quick latency", Options(command: .latency, effort: .quick)),
    // Lists collect in the order of the registry, without repetition; of other values the last wins.
    (
      "--architecture viper-s,mvc --architecture=MVC --flow REFRESH,Open --items 512,8 --items 0,8,",
      Options(architectures: ["MVC", "VIPER-S"], flows: ["open", "refresh"], items: [0, 8, 512])
    ),
    ("--format csv --format markdown --seed 1 --seed 2", Options(format: .markdown, seed: 2)),
    // What stands side by side stands in the order asked for.
    (
      "walk refresh viper mvc --step 2 --where viper",
      Options(
        command: .walk, architectures: ["VIPER", "MVC"], flows: ["refresh"], step: 2,
        withPlaces: true)
    ),
    (
      "lines Sources --format csv Tests",
      Options(command: .lines, words: ["Sources", "Tests"], format: .csv)
    ),
    ("lines -- --quick -x --", Options(command: .lines, words: ["--quick", "-x", "--"])),
    (
      "tests l5 --quick X4 viper",
      Options(command: .tests, words: ["L5", "X4"], architectures: ["VIPER"], effort: .quick)
    ),
    ("tests L5 --source", Options(command: .tests, words: ["L5"], withSource: true)),
    ("docs Holds code", Options(command: .docs, sections: [.holds, .code])),
    ("--until-decided", Options(isUntilDecided: true)),
    ("where --wide", Options(command: .places, isWide: true)),
    (
      "latency --format csv --table Noise",
      Options(command: .latency, format: .csv, table: "noise")
    ),
    (
      "trace Refresh mvc --format mermaid",
      Options(command: .trace, architectures: ["MVC"], flows: ["refresh"], format: .mermaid)
    ),
    (
      "compare old --quick --seed 3",
      Options(command: .compare, words: ["old"], effort: .quick, seed: 3)
    ),
    (
      "compare old new --format json",
      Options(command: .compare, words: ["old", "new"], format: .json)
    ),
    (
      "report --quick --output a.html --open",
      Options(command: .report, effort: .quick, output: "a.html", isOpened: true)
    ),
    ("--save old.json", Options(save: "old.json")),
    ("--output -", Options()),
    ("--output=-", Options()),
    (
      "--items 1000000 --seed 18446744073709551615", Options(items: [1_000_000], seed: .max)
    ),
    ("latency --reference viper-s", Options(command: .latency, reference: "VIPER-S")),
  ]

  func testEachLineAsksForOneRun() throws {
    for (line, options) in Self.requests {
      let arguments = line.split(separator: " ").map(String.init)
      XCTAssertEqual(try parser.parse(arguments), .run(options), line)
    }
    let needWords: [Command] = [.compare, .generate, .extract, .report, .copy]
    for command in Command.known where !needWords.contains(command) {
      XCTAssertEqual(try parser.parse([command.name]), .run(Options(command: command)))
    }
  }

  func testHelpWinsOverWhateverFollows() throws {
    for option in ["--help", "-h"] {
      XCTAssertEqual(try parser.parse(["latency", option]), .help(.latency))
      XCTAssertEqual(try parser.parse([option, "--nonsense"]), .help(nil))
    }
    XCTAssertEqual(try parser.parse(["help"]), .help(nil))
    XCTAssertEqual(try parser.parse(["help", "trace"]), .help(.trace))
    XCTAssertThrowsError(try parser.parse(["help", "me"]))
    XCTAssertEqual(try parser.parse(["--version"]), .version)
  }

  func testWhatIsWrongIsSaidAndWhatToDo() {
    for (arguments, line) in Self.mistakes {
      XCTAssertThrowsError(try parser.parse(arguments), "\(arguments)") { error in
        XCTAssertEqual(error as? UsageError, UsageError(line), "\(arguments)")
      }
    }
    XCTAssertEqual(UsageError("").exitCode, .usage)
  }

  // MARK: Help

  func testTheHelpNamesAllThereIsAndFitsATerminal() {
    let lines = Help.text().split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
    XCTAssertEqual(lines.filter { $0.displayWidth > 100 }, [])
    XCTAssertTrue(Help.text().hasSuffix("\n"))
    for command in Command.documented {
      let narrow = (Help.text(width: 80) + Help.text(of: command, width: 80)).split(separator: "\n")
      XCTAssertEqual(narrow.filter { String($0).displayWidth > 80 }, [])
    }
    for command in Command.documented {
      XCTAssertTrue(lines.contains { $0.hasPrefix("  \(command.name) ") }, command.name)
    }
    for option in Option.all {
      XCTAssertTrue(lines.contains { $0.contains("\(option.usage) ") }, option.name)
    }
    for code in ExitCode.allCases {
      XCTAssertTrue(lines.contains { $0.contains(" \(code.rawValue)  ") }, "\(code)")
    }
    XCTAssertNotNil(Help.version.wholeMatch(of: /bench [0-9]+\.[0-9]+\.[0-9]+\n/))
  }

  func testTheHelpOfACommandSaysWhatItTakes() {
    for command in Command.documented {
      let text = Help.text(of: command)
      XCTAssertTrue(text.hasPrefix("USAGE\n  bench \(command.name)"), command.name)
      for option in Option.all {
        XCTAssertEqual(
          text.contains("  \(option.usage) "), command.options.contains(option),
          "\(command.name), \(option.name)")
      }
      XCTAssertTrue(
        command.tables.count < 2 || command.tables.allSatisfy(text.contains), command.name)
      XCTAssertTrue(
        text.split(separator: "\n").allSatisfy { String($0).displayWidth <= 100 }, command.name)
    }
  }

  func testOnlyWhatTellsNoMoreGivesWayToControlC() {
    let codes = ExitCode.allCases
    XCTAssertEqual(codes.map { $0.after(interrupt: nil) }, codes)
    XCTAssertEqual(
      codes.filter { $0.after(interrupt: .terminated) != $0 }, [.success, .failure])
    XCTAssertEqual(ExitCode.failure.after(interrupt: .terminated), .terminated)
  }
}
