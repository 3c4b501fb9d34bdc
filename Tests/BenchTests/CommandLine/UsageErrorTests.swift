import Testing

@testable import bench

/// What a person reads when the command line is wrong.
struct UsageErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let error: UsageError
    let line: String

    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let commands =
    "commands: all, calls, allocations, instructions, latency, growth, lines, build, tests, trace, fuzz, compare, list, docs, "
    + "generate"
  static let options =
    "--architecture, --flow, --items, --reference, --sessions, --quick, --thorough, "
    + "--until-decided, --limit, --tests, --format, --table, --output, --save, --seed, --help, "
    + "--version"
  static let architectures = ["MVC", "VIPER", "VIPER-S"]
  static let flows = ["open", "refresh"]

  static let cases = [
    Case(
      arguments: ["latncy"],
      error: .unknown(.command, "latncy", known: Command.documented.map(\.rawValue)),
      line: "unknown command 'latncy' (did you mean 'latency'?); \(commands)"),
    Case(
      arguments: ["a\nb\u{1B}[2J"],
      error: .unknown(.command, "a\nb\u{1B}[2J", known: Command.documented.map(\.rawValue)),
      line: "unknown command 'a\u{FFFD}b\u{FFFD}[2J'; \(commands)"),
    Case(
      arguments: [""],
      error: .unknown(.command, "", known: Command.documented.map(\.rawValue)),
      line: "unknown command ''; \(commands)"),
    Case(
      arguments: ["--arch", "MVC"], error: .unknownOption("--arch"),
      line: "unknown option '--arch' (did you mean '--architecture'?); options: \(options)"),
    Case(
      arguments: ["-x"], error: .unknownOption("-x"),
      line: "unknown option '-x'; options: \(options)"),
    Case(
      arguments: ["--architecture", "MVC,MVP"],
      error: .unknown(.architecture, "MVP", known: architectures),
      line: "unknown architecture 'MVP' (did you mean 'MVC'?); architectures: MVC, VIPER, VIPER-S"),
    Case(
      arguments: ["--flow", "close"], error: .unknown(.flow, "close", known: flows),
      line: "unknown flow 'close'; flows: open, refresh"),
    Case(
      arguments: ["--format", "xml"],
      error: .unknown(.format, "xml", known: OutputFormat.allCases.map(\.rawValue)),
      line: "unknown format 'xml'; formats: text, json, csv, markdown"),
    Case(
      arguments: ["fuzz", "--sessions", "0"], error: .zero(.sessions),
      line: "--sessions can't be 0; write 1 or more"),
    Case(
      arguments: ["fuzz", "--sessions", "1000001"],
      error: .tooLarge(.sessions, "1000001", most: 1_000_000),
      line: "--sessions is too large at 1000001; write 1000000 or less"),
    Case(
      arguments: ["--output"], error: .missingValue(.output),
      line: "--output needs a value; write --output FILE"),
    Case(
      arguments: ["--output="], error: .missingValue(.output),
      line: "--output needs a value; write --output FILE"),
    Case(
      arguments: ["--seed", "--quick"], error: .missingValue(.seed),
      line: "--seed needs a value; write --seed N"),
    Case(
      arguments: ["--flow", " , "], error: .missingValue(.flow),
      line: "--flow needs a value; write --flow NAME"),
    Case(
      arguments: ["--quick=yes"], error: .unexpectedValue(.quick),
      line: "--quick takes no value; write --quick alone"),
    Case(
      arguments: ["--items", "8,many"], error: .notANumber(.items, "many"),
      line: "--items needs a whole number, not 'many'"),
    Case(
      arguments: ["--seed", "1.5"], error: .notANumber(.seed, "1.5"),
      line: "--seed needs a whole number, not '1.5'"),
    Case(
      arguments: ["--items", "-5"], error: .negative(.items, "-5"),
      line: "--items can't be negative, as -5 is; write 0 or more"),
    Case(
      arguments: ["--seed=-1"], error: .negative(.seed, "-1"),
      line: "--seed can't be negative, as -1 is; write 0 or more"),
    Case(
      arguments: ["--items", "1000001"], error: .tooLarge(.items, "1000001", most: 1_000_000),
      line: "--items is too large at 1000001; write 1000000 or less"),
    Case(
      arguments: ["--items", "99999999999999999999"],
      error: .tooLarge(.items, "99999999999999999999", most: 1_000_000),
      line: "--items is too large at 99999999999999999999; write 1000000 or less"),
    Case(
      arguments: ["--seed", "18446744073709551616"],
      error: .tooLarge(.seed, "18446744073709551616", most: .max),
      line: "--seed is too large at 18446744073709551616; write 18446744073709551615 or less"),
    Case(
      arguments: ["--quick", "--thorough"], error: .exclusive(.quick, .thorough),
      line: "--quick and --thorough exclude each other; write only one of them"),
    Case(
      arguments: ["growth", "--items", "8,64,512"], error: .tooFewSizes,
      line: "growth takes three sizes from 64 items on; write --items 64,512,4096"),
    Case(
      arguments: ["--save", "-"], error: .saveToStandardOutput,
      line: "--save needs a file; write --format json for the document on standard output"),
    Case(
      arguments: ["--save", "a/b", "--output", "./a/../a/b"], error: .sameFile("a/b"),
      line: "--save and --output both write a/b; leave one of them out"),
    Case(
      arguments: ["latency", "--reference", "MVP"],
      error: .unknown(.architecture, "MVP", known: architectures),
      line: "unknown architecture 'MVP' (did you mean 'MVC'?); architectures: MVC, VIPER, VIPER-S"),
    Case(
      arguments: ["calls", "--tests"], error: .unusedOption(.tests, .calls),
      line: "'calls' has no use for --tests; leave it out (it goes with: compare)"),
    Case(
      arguments: ["--limit", "9"], error: .limitWithoutUntilDecided,
      line: "--limit goes with --until-decided only; add that or leave it out"),
    Case(
      arguments: ["--until-decided", "--limit", "86401"],
      error: .tooLarge(.limit, "86401", most: 86_400),
      line: "--limit is too large at 86401; write 86400 or less"),
    Case(
      arguments: ["calls", "--seed", "1"], error: .unusedOption(.seed, .calls),
      line:
        "'calls' has no use for --seed; leave it out (it goes with: all, latency, growth, build, fuzz, compare, docs)"
    ),
    Case(
      arguments: ["--format=json", "list"], error: .unusedOption(.format, .list),
      line: "'list' has no use for --format; leave it out "
        + "(it goes with: all, calls, allocations, instructions, latency, growth, lines, build, tests, trace, fuzz, compare)"
    ),
    Case(
      arguments: ["calls", "latency"], error: .unknown(.flow, "latency", known: flows),
      line: "unknown flow 'latency'; flows: open, refresh"),
    Case(
      arguments: ["build", "refresh"], error: .unexpectedWord("refresh", .build),
      line: "'build' knows no 'refresh'; leave it out (only 'lines' takes paths)"),
    Case(
      arguments: ["docs", "holds", "hold"],
      error: .unknown(.section, "hold", known: GeneratedSection.Kind.allCases.map(\.rawValue)),
      line: "unknown section 'hold' (did you mean 'holds'?); "
        + "sections: calls, allocations, latency, lines, tests, holds, code"),
    Case(
      arguments: ["lines", "--format=csv", "--table", "feature"],
      error: .unknown(.table, "feature", known: ["lines", "features"]),
      line: "unknown table 'feature' (did you mean 'features'?); tables: lines, features"),
    Case(
      arguments: ["lines", "--table", "features"], error: .tableWithoutCSV,
      line: "--table goes with --format csv only; add that or leave it out"),
    Case(
      arguments: ["compare"], error: .noBaseline,
      line: "'compare' needs a file to compare with; write compare OLD, which 'bench --save OLD' "
        + "makes"),
    Case(
      arguments: ["compare", "a", "b", "c"], error: .unexpectedWord("c", .compare),
      line: "'compare' takes two files at most, but 'c' follows; leave it out"),
    Case(
      arguments: ["compare", "a", "b", "--quick"], error: .measuresNothing(.quick),
      line: "'compare' measures nothing when it is given two files; leave out --quick"),
    Case(
      arguments: ["compare", "a", "--save", "b"], error: .unusedOption(.save, .compare),
      line:
        "'compare' has no use for --save; leave it out (it goes with: all, calls, allocations, instructions, latency, lines)"
    ),
    Case(
      arguments: ["lines", "Sources", "--architecture", "MVC"], error: .architectureWithPaths,
      line: "--architecture doesn't go with paths; leave out one or the other"),
  ]

  @Test(arguments: cases)
  func saysWhatIsWrongAndWhatToDo(expected: Case) {
    let parser = OptionsParser(architectures: Self.architectures, flows: Self.flows)
    #expect(throws: expected.error) { try parser.parse(expected.arguments) }
    #expect("\(expected.error)" == expected.line)
    #expect(expected.error.exitCode == .usage)
  }
}
