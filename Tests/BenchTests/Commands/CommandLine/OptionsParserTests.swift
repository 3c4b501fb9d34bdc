import Testing

@testable import bench

/// What each command line asks for.
struct OptionsParserTests {
  let parser = OptionsParser(
    architectures: ["MVC", "VIPER", "VIPER-S"], flows: ["open list", "refresh"])

  @Test func noArgumentsRunEverything() throws {
    #expect(try parser.parse([]) == .run(Options()))
    #expect(Options().command == .all)
  }

  @Test(
    arguments: Command.allCases.filter { ![.compare, .generate, .extract, .report].contains($0) })
  func eachCommandIsNamedByItsWord(command: Command) throws {
    #expect(try parser.parse([command.rawValue]) == .run(Options(command: command)))
  }

  @Test func everyOptionTogether() throws {
    let arguments = [
      "latency", "--architecture", "VIPER", "--flow", "refresh", "--items", "8", "--thorough",
      "--format", "json", "--output", "out.json", "--seed", "42",
    ]
    let expected = Options(
      command: .latency, architectures: ["VIPER"], flows: ["refresh"], items: [8],
      effort: .thorough, format: .json, output: "out.json", seed: 42)
    #expect(try parser.parse(arguments) == .run(expected))
  }

  @Test func valuesMayBeAttached() throws {
    let arguments = ["--architecture=VIPER-S", "--items=0", "--output=a=b.json", "--format=csv"]
    let expected = Options(
      architectures: ["VIPER-S"], items: [0], format: .csv, output: "a=b.json")
    #expect(try parser.parse(arguments) == .run(expected))
  }

  @Test func optionsMayComeBeforeTheCommand() throws {
    let expected = Options(command: .latency, effort: .quick)
    #expect(try parser.parse(["--quick", "latency"]) == .run(expected))
  }

  @Test func listsCollectInTheOrderOfTheRegistryWithoutRepetition() throws {
    let arguments = [
      "--architecture", "viper-s, mvc", "--architecture=MVC", "--flow", "REFRESH,Open List",
      "--items", "512,8", "--items", "0,8,",
    ]
    let expected = Options(
      architectures: ["MVC", "VIPER-S"], flows: ["open list", "refresh"], items: [0, 8, 512])
    #expect(try parser.parse(arguments) == .run(expected))
  }

  @Test func versionsAreWalkedInTheOrderAskedFor() throws {
    let expected = Options(
      command: .walk, architectures: ["VIPER", "MVC"], flows: ["refresh"], step: 2,
      withPlaces: true)
    let arguments = ["walk", "refresh", "viper", "mvc", "--step", "2", "--where", "viper"]
    #expect(try parser.parse(arguments) == .run(expected))
  }

  @Test func theLastOfSeveralValuesWins() throws {
    let arguments = ["--format", "csv", "--format", "markdown", "--seed", "1", "--seed", "2"]
    #expect(try parser.parse(arguments) == .run(Options(format: .markdown, seed: 2)))
  }

  @Test func linesTakesPaths() throws {
    let expected = Options(command: .lines, words: ["Sources", "Tests"], format: .csv)
    let arguments = ["lines", "Sources", "--format", "csv", "Tests"]
    #expect(try parser.parse(arguments) == .run(expected))
  }

  @Test func afterTwoDashesEverythingIsAPath() throws {
    let expected = Options(command: .lines, words: ["--quick", "-x", "--"])
    #expect(try parser.parse(["lines", "--", "--quick", "-x", "--"]) == .run(expected))
  }

  @Test func testsTakesStatements() throws {
    let expected = Options(command: .tests, words: ["L5", "X4"], effort: .quick)
    #expect(try parser.parse(["tests", "l5", "--quick", "X4"]) == .run(expected))
    let source = Options(command: .tests, words: ["L5"], withSource: true)
    #expect(try parser.parse(["tests", "L5", "--source"]) == .run(source))
  }

  @Test func docsTakesSections() throws {
    let expected = Options(command: .docs, sections: [.holds, .code])
    #expect(try parser.parse(["docs", "Holds", "code"]) == .run(expected))
  }

  @Test func launchesMayGoOnUntilAllIsDecided() throws {
    #expect(try parser.parse(["--until-decided"]) == .run(Options(isUntilDecided: true)))
  }

  @Test func aLaunchIsToldWhatToDo() throws {
    let expected = Options(command: .latencyLaunch, words: ["{\"a b\":1}"])
    #expect(try parser.parse(["latency-launch", "{\"a b\":1}"]) == .run(expected))
  }

  @Test func csvHasATableOfItsCommand() throws {
    let expected = Options(command: .latency, format: .csv, table: "noise")
    let arguments = ["latency", "--format", "csv", "--table", "Noise"]
    #expect(try parser.parse(arguments) == .run(expected))
  }

  @Test func aTraceIsDrawn() throws {
    let expected = Options(command: .trace, flows: ["refresh"], format: .mermaid)
    #expect(try parser.parse(["trace", "refresh", "--format", "mermaid"]) == .run(expected))
  }

  @Test func compareTakesOneFileOrTwo() throws {
    let fresh = Options(command: .compare, words: ["old"], effort: .quick, seed: 3)
    #expect(try parser.parse(["compare", "old", "--quick", "--seed", "3"]) == .run(fresh))
    let files = Options(
      command: .compare, words: ["old", "new"], architectures: ["MVC"], withTests: true,
      format: .json)
    let arguments = [
      "compare", "old", "new", "--format", "json", "--architecture", "mvc", "--tests",
    ]
    #expect(try parser.parse(arguments) == .run(files))
  }

  @Test func aReportIsAFileThatMayBeOpened() throws {
    let expected = Options(command: .report, effort: .quick, output: "a.html", isOpened: true)
    let arguments = ["report", "--quick", "--output", "a.html", "--open"]
    #expect(try parser.parse(arguments) == .run(expected))
  }

  @Test func resultsAreSaved() throws {
    #expect(try parser.parse(["--save", "old.json"]) == .run(Options(save: "old.json")))
  }

  @Test func aDashIsStandardOutput() throws {
    #expect(try parser.parse(["--output", "-"]) == .run(Options()))
    #expect(try parser.parse(["--output=-"]) == .run(Options()))
  }

  @Test func theLargestNumbersAreAccepted() throws {
    let arguments = ["--items", "1000000", "--seed", "18446744073709551615"]
    #expect(try parser.parse(arguments) == .run(Options(items: [1_000_000], seed: .max)))
  }

  @Test(arguments: ["--help", "-h"])
  func helpWinsOverWhateverFollows(option: String) throws {
    #expect(try parser.parse(["latency", option]) == .help(.latency))
    #expect(try parser.parse([option, "--nonsense"]) == .help(nil))
  }

  @Test func aCommandCanBeAskedFor() throws {
    #expect(try parser.parse(["help"]) == .help(nil))
    #expect(try parser.parse(["help", "trace"]) == .help(.trace))
    #expect(throws: UsageError.self) { try parser.parse(["help", "me"]) }
  }

  @Test func namesNeedNoOption() throws {
    let expected = Options(command: .trace, architectures: ["MVC"], flows: ["refresh"])
    #expect(try parser.parse(["trace", "Refresh", "mvc"]) == .run(expected))
    let calls = Options(command: .calls, flows: ["open list"])
    #expect(try parser.parse(["calls", "open list"]) == .run(calls))
    let tests = Options(command: .tests, words: ["L5"], architectures: ["VIPER"])
    #expect(try parser.parse(["tests", "l5", "viper"]) == .run(tests))
  }

  @Test func ratiosAreToAReference() throws {
    let expected = Options(command: .latency, reference: "VIPER-S")
    #expect(try parser.parse(["latency", "--reference", "viper-s"]) == .run(expected))
  }

  @Test func versionIsAsked() throws {
    #expect(try parser.parse(["--version"]) == .version)
  }

  @Test func onlyWhatTheOptimizerHasASayInNeedsTheReleaseBuild() {
    #expect(
      Command.allCases.filter(\.needsReleaseBuild) == [
        .all, .allocations, .instructions, .latency, .growth, .report, .compare, .docs,
      ])
  }
}
