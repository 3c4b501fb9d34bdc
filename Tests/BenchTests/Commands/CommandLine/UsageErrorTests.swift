import Testing

@testable import bench

/// What a person reads when the command line is wrong.
struct UsageErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let line: String

    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let commands =
    "commands: all, calls, allocations, instructions, latency, growth, lines, build, tests, mutants, bugs, changes, trace, walk, play, where, fuzz, report, compare, list, docs, "
    + "generate, extract, workshop"
  static let options =
    "--architecture, --flow, --items, --reference, --sessions, --step, --where, --quick, "
    + "--thorough, --until-decided, --tests, --source, --renew, --sample, --split, --bug, --script, --record, --format, --table, --output, --save, --open, --seed, --help, "
    + "--version"
  static let architectures = ["MVC", "VIPER", "VIPER-S"]
  static let flows = ["open", "refresh"]

  static let cases = [
    Case(
      arguments: ["latncy"],
      line: "unknown command 'latncy'; \(commands)"),
    Case(
      arguments: ["a\nb\u{1B}[2J"],
      line: "unknown command 'a\u{FFFD}b\u{FFFD}[2J'; \(commands)"),
    Case(
      arguments: [""],
      line: "unknown command ''; \(commands)"),
    Case(
      arguments: ["--arch", "MVC"],
      line: "unknown option '--arch'; options: \(options)"),
    Case(
      arguments: ["-x"],
      line: "unknown option '-x'; options: \(options)"),
    Case(
      arguments: ["--architecture", "MVC,MVP"],
      line: "unknown architecture 'MVP'; architectures: MVC, VIPER, VIPER-S"),
    Case(
      arguments: ["--flow", "close"],
      line: "unknown flow 'close'; flows: open, refresh"),
    Case(
      arguments: ["--format", "xml"],
      line: "unknown format 'xml'; formats: text, json, csv, markdown, mermaid"),
    Case(
      arguments: ["fuzz", "--sessions", "0"],
      line: "--sessions needs a whole number from 1 to 1000000, not '0'"),
    Case(
      arguments: ["fuzz", "--sessions", "1000001"],
      line: "--sessions needs a whole number from 1 to 1000000, not '1000001'"),
    Case(
      arguments: ["--output"],
      line: "--output needs a value; write --output FILE"),
    Case(
      arguments: ["--output="],
      line: "--output needs a value; write --output FILE"),
    Case(
      arguments: ["--seed", "--quick"],
      line: "--seed needs a value; write --seed N"),
    Case(
      arguments: ["--flow", " , "],
      line: "--flow needs a value; write --flow NAME"),
    Case(
      arguments: ["--quick=yes"],
      line: "--quick takes no value; write --quick alone"),
    Case(
      arguments: ["--items", "8,many"],
      line: "--items needs a whole number from 0 to 1000000, not 'many'"),
    Case(
      arguments: ["--seed", "1.5"],
      line: "--seed needs a whole number from 0 to 18446744073709551615, not '1.5'"),
    Case(
      arguments: ["--items", "-5"],
      line: "--items needs a whole number from 0 to 1000000, not '-5'"),
    Case(
      arguments: ["--seed=-1"],
      line: "--seed needs a whole number from 0 to 18446744073709551615, not '-1'"),
    Case(
      arguments: ["--items", "1000001"],
      line: "--items needs a whole number from 0 to 1000000, not '1000001'"),
    Case(
      arguments: ["--items", "99999999999999999999"],
      line: "--items needs a whole number from 0 to 1000000, not '99999999999999999999'"),
    Case(
      arguments: ["--seed", "18446744073709551616"],
      line: "--seed needs a whole number from 0 to 18446744073709551615, not '18446744073709551616'"
    ),
    Case(
      arguments: ["--quick", "--thorough"],
      line: "--quick and --thorough exclude each other; write only one of them"),
    Case(
      arguments: ["growth", "--items", "8,64,512"],
      line: "growth takes three sizes from 64 items on; write --items 64,512,4096"),
    Case(
      arguments: ["--save", "-"],
      line: "--save needs a file; write --format json for the document on standard output"),
    Case(
      arguments: ["--save", "a/b", "--output", "./a/../a/b"],
      line: "--save and --output both write a/b; leave one of them out"),
    Case(
      arguments: ["latency", "--reference", "MVP"],
      line: "unknown architecture 'MVP'; architectures: MVC, VIPER, VIPER-S"),
    Case(
      arguments: ["walk", "--step", "0"],
      line: "--step needs a whole number from 1 to 99, not '0'"),
    Case(
      arguments: ["trace", "--where"],
      line: "'trace' has no use for --where; leave it out (it goes with: walk)"),
    Case(
      arguments: ["calls", "--tests"],
      line: "'calls' has no use for --tests; leave it out (it goes with: compare)"),
    Case(
      arguments: ["calls", "--seed", "1"],
      line:
        "'calls' has no use for --seed; leave it out (it goes with: all, latency, growth, build, mutants, fuzz, report, compare, docs)"
    ),
    Case(
      arguments: ["--format=json", "list"],
      line: "'list' has no use for --format; leave it out "
        + "(it goes with: all, calls, allocations, instructions, latency, growth, lines, build, tests, mutants, bugs, changes, trace, walk, where, "
        + "fuzz, compare, workshop)"
    ),
    Case(
      arguments: ["play", "mvc", "viper"],
      line: "'play' draws one version, or two; write play MVC, or play --split MVC,VIPER"),
    Case(
      arguments: ["play", "--split", "mvc,mvc"],
      line: "--split takes two versions; write --split MVC,VIPER"),
    Case(
      arguments: ["play", "--output", "x"],
      line: "--output goes with --script; add that or leave it out"),
    Case(
      arguments: ["calls", "latency"],
      line: "unknown flow 'latency'; flows: open, refresh"),
    Case(
      arguments: ["build", "refresh"],
      line: "'build' knows no 'refresh'; leave it out (see bench help build)"),
    Case(
      arguments: ["docs", "holds", "hold"],
      line: "unknown section 'hold'; "
        + "sections: \(GeneratedSection.Kind.allCases.map(\.rawValue).joined(separator: ", "))"),
    Case(
      arguments: ["where", "MVC", "Dates", "add"],
      line: "unknown concept 'add'; "
        + "concepts: \(Concept.allCases.map(\.rawValue).joined(separator: ", "))"),
    Case(
      arguments: ["workshop", "chek"],
      line: "unknown step 'chek'; steps: check"),
    Case(
      arguments: ["changes", "Pass-Through", "VIPER", "merge"],
      line: "unknown change 'merge'; changes: rename, split, reorder, pass-through, argument"),
    Case(
      arguments: ["lines", "--format=csv", "--table", "feature"],
      line: "unknown table 'feature'; tables: lines, features, coupling"),
    Case(
      arguments: ["lines", "--table", "features"],
      line: "--table goes with --format csv only; add that or leave it out"),
    Case(
      arguments: ["calls", "--source"],
      line: "'calls' has no use for --source; leave it out (it goes with: tests)"),
    Case(
      arguments: ["tests", "MVC", "--source"],
      line: "write a statement, as in tests L5 --source"),
    Case(
      arguments: ["tests", "L5", "--source", "--format", "csv", "--table", "suites"],
      line: "unknown table 'suites'; tables: proofs"),
    Case(
      arguments: ["--format", "mermaid"],
      line: "only 'trace' draws mermaid; leave it out"),
    Case(
      arguments: ["fuzz", "--format=Mermaid"],
      line: "only 'trace' draws mermaid; leave it out"),
    Case(
      arguments: ["report", "--quick", "--output", "-"],
      line: "a page goes to a file; write report --output report.html"),
    Case(
      arguments: ["compare"],
      line: "'compare' needs a file to compare with; write compare OLD, which 'bench --save OLD' "
        + "makes"),
    Case(
      arguments: ["compare", "a", "b", "c"],
      line: "'compare' knows no 'c'; leave it out (see bench help compare)"),
    Case(
      arguments: ["compare", "a", "b", "--quick"],
      line: "'compare' measures nothing when it is given two files; leave out --quick"),
    Case(
      arguments: ["compare", "a", "--save", "b"],
      line:
        "'compare' has no use for --save; leave it out (it goes with: all, calls, allocations, instructions, latency, lines, report)"
    ),
    Case(
      arguments: ["lines", "Sources", "--architecture", "MVC"],
      line: "--architecture doesn't go with paths; leave out one or the other"),
  ]

  @Test(arguments: cases)
  func saysWhatIsWrongAndWhatToDo(expected: Case) {
    let parser = OptionsParser(architectures: Self.architectures, flows: Self.flows)
    let error = UsageError(expected.line)
    #expect(throws: error) { try parser.parse(expected.arguments) }
    #expect(error.exitCode == .usage)
  }
}
