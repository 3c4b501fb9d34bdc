import XCTest

@testable import Console

/// What each command line asks for, and what a person reads when it is wrong.
final class ProgramTests: XCTestCase {
  private static let number = Option<[Int]>(
    "number", takes: "N", "some numbers", initial: []
  ) { $1 += try $0.parts().map { try $0.number(to: 10) } }
  private static let version = Option<[String]>(
    words: OptionWords("version", ["MVC", "VIPER", "VIPER-S"]))
  private static let quick = Option<Bool>("quick", "in a hurry")
  private static let seed = Option<UInt64>("seed", takes: "N", "a seed", initial: 0) {
    $1 = try $0.number(in: 0 ... .max)
  }

  private static let program = Program<Void>(
    "tool", version: "1.2.3", "Does things.",
    commands: [
      Command(
        "all", "all of it", [quick, number, seed],
        check: {
          try $0.expect()
          return nil
        }
      ) { _, _, _ in .success },
      Command(
        "count", takes: "[WORD…]", "counts words", [version, quick.meaning("skip some")],
        tables: ["a", "b"]
      ) {
        _, _, _ in .success
      },
      Command(
        "two", takes: "WORD", "needs one word", [version, Option.output],
        check: { request in
          try request.expect(atMost: 1)
          return request.words.isEmpty ? "write a word" : nil
        }
      ) { _, _, _ in .success },
      Command("hidden") { _, _, _ in .success },
    ],
    examples: [("tool count a", "an example")], note: "A note.")

  private func request(_ line: String) throws -> (String, Request) {
    let (command, request) = try Self.program.invocation(line)
    return (command.name, request)
  }

  func testALineHasACommandItsWordsAndValues() throws {
    let (all, quick) = try request("--quick")
    XCTAssertEqual(all, "all")
    XCTAssert(quick[Self.quick] && quick[Self.number] == [])
    // Lists collect; of other values the last wins.
    let (_, values) = try request("all --number 8,9, --number=1 --seed 1 --seed=2")
    XCTAssertEqual(values[Self.number], [8, 9, 1])
    XCTAssertEqual(values[Self.seed], 2)
    XCTAssert(values.options.has(Self.seed) && !values.options.has(Self.quick))
    // A name that an option knows is its value, in any spelling; other words stay.
    let (count, words) = try request("count a viper-s b -- --quick -x --")
    XCTAssertEqual(count, "count")
    XCTAssertEqual(words[Self.version], ["VIPER-S"])
    XCTAssertEqual(words.words, ["a", "b", "--quick", "-x", "--"])
    XCTAssertEqual(try request("count vipers").1[Self.version], ["VIPER-S"])
    XCTAssertEqual(try request("two - --output=a=b").1[.output], "a=b")
    XCTAssertEqual(try request("two a --output -").1[.output], nil)
  }

  func testHelpWinsOverWhateverFollows() throws {
    func name(_ line: String) throws -> String? {
      let words = line.split(separator: " ").map(String.init)
      guard case .help(let command, let isWhole) = try Self.program.parse(words) else { return nil }
      return isWhole ? "everything" : command?.name ?? "all commands"
    }
    for option in ["--help", "-h"] {
      XCTAssertEqual(try name("count \(option)"), "count")
      XCTAssertEqual(try name("\(option) --nonsense"), "all commands")
    }
    XCTAssertEqual(try name("help"), "all commands")
    XCTAssertEqual(try name("help two"), "two")
    XCTAssertEqual(try name("help all"), "everything")
    XCTAssertThrowsError(try name("help me"))
    guard case .version = try Self.program.parse(["--version"]) else { return XCTFail() }
  }

  func testWhatIsWrongIsSaidAndWhatToDo() {
    for (line, said) in [
      ("cuont", "unknown command 'cuont'; did you mean count? commands: all, count, two"),
      ("a\u{1B}[2J", "unknown command 'a\u{FFFD}[2J'; commands: all, count, two"),
      (
        "--numbr 1",
        "unknown option '--numbr'; did you mean --number? options: --quick, --number, --seed, --output"
      ),
      ("--number", "--number needs a value; write --number N"),
      ("--number=", "--number needs a value; write --number N"),
      ("--number --quick", "--number needs a value; write --number N"),
      ("--number ,", "--number needs a value; write --number N"),
      ("--number 1,many", "--number needs a whole number from 1 to 10, not 'many'"),
      ("--number 11", "--number needs a whole number from 1 to 10, not '11'"),
      ("--number -5", "--number needs a whole number from 1 to 10, not '-5'"),
      ("--seed 1.5", "--seed needs a whole number from 0 to 18446744073709551615, not '1.5'"),
      (
        "--seed 18446744073709551616",
        "--seed needs a whole number from 0 to 18446744073709551615, not '18446744073709551616'"
      ),
      ("--quick=yes", "--quick takes no value; write --quick alone"),
      ("count --seed 1", "'count' doesn't support --seed; leave it out (these support it: all)"),
      ("two", "write a word"), ("all b", "'b' has no meaning here; leave it out"),
      ("two a b", "'b' has no meaning here; leave it out"),
    ] {
      assertThrows(UsageError(said), try request(line))
    }
    XCTAssertEqual(UsageError("").exitCode, .usage)
  }

  func testTheHelpNamesAllThereIs() {
    let text = Self.program.help(of: nil, isWhole: true)
    XCTAssertEqual(
      Self.program.help(of: nil),
      """
      Does things.

        all           all of it
        count         counts words
        two           needs one word

      'tool help COMMAND' explains a command, and 'tool help all' has examples.

      """)
    for part in [
      "Does things.\n\n  all           all of it\n",
      "\n  --number N           some numbers\n", "\n  --output FILE ", "\n  tool count a ",
      "\n  64                   the command line is wrong\n", "\nA note.\n",
    ] {
      XCTAssert(text.contains(part), part)
    }
    XCTAssertFalse(text.contains("hidden"))
    let count = Self.program.commands[1]
    XCTAssertEqual(
      Self.program.help(of: count),
      """
      USAGE
        tool count [WORD…] [OPTION…]

        counts words

      VERSIONS
        MVC, VIPER, VIPER-S

      OPTIONS
        --quick              skip some

      TABLES OF CSV
        a, b

      """)
  }

  func testOnlyWhatTellsNoMoreGivesWayToControlC() {
    let codes = ExitCode.allCases
    XCTAssertEqual(codes.map { $0.after(interrupt: nil) }, codes)
    XCTAssertEqual(
      codes.filter { $0.after(interrupt: .terminated) != $0 }, [.success, .failure])
    XCTAssertEqual(ExitCode.failure.after(interrupt: .terminated), .terminated)
  }
}
