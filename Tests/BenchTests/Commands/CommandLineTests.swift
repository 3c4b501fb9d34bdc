import XCTest

@testable import Commands
@testable import Console
@testable import lab

/// The command lines of both programs.
final class CommandLineTests: XCTestCase {
  /// What is wrong with a command line of `bench` beyond a single option, and what to write instead.
  private static let mistakes: [(line: String, said: String)] = [
    ("calls MVC MVP", "unknown version 'MVP'; did you mean MVC? "),
    ("walk opn", "unknown version or flow 'opn'; "),
    ("where mvp", "unknown version 'mvp'; did you mean MVC? "),
    ("--quick --thorough", "--quick and --thorough exclude each other; write only one of them"),
    (
      "--save -", "--save needs a file; write --format json to get the document on standard output"
    ),
    (
      "--save a/b --output ./a/../a/b", "--save and --output both write a/b; leave one of them out"
    ),
    ("latency --reference MVP", "unknown version 'MVP'; did you mean MVC?"),
    ("walk --step 0", "--step needs a whole number from 1 to 99, not '0'"),
    ("calls --seed 1", "'calls' doesn't support --seed; leave it out (these support it: "),
    ("play mvc viper", "'play' shows one version; write play MVC, and press Tab for others"),
    ("play --output x", "--output needs --script; add that or leave --output out"),
    ("calls latency", "unknown version or flow 'latency'; "),
    ("lines --table coupling", "--table needs --format csv; add that or leave --table out"),
    ("lines --wide --format json", "--wide needs text; leave it out: other formats cut nothing"),
    ("bugs --source", "write a bug, as in bugs list-not-told --source"),
    ("tests MVC --source", "write a statement, as in tests L5 --source"),
    ("mutants mvc slow", "unknown kind or version 'slow'; "),
    (
      "mutants never-red missed",
      "never-red is about tests, the other kinds about mutants; write only one of them"
    ),
    ("report --output -", "the page needs a file; write report --output report.html"),
    (
      "compare",
      "'compare' needs a file that 'bench --save OLD' made; write compare OLD"
    ),
    ("compare a b c", "'c' has no meaning here; leave it out"),
    (
      "compare a a --quick",
      "'compare' measures nothing when it is given two files; leave out --quick"
    ),
    (
      "lines Sources MVC",
      "versions and paths can't be counted together; write only one of them"
    ),
  ]

  func testWhatIsWrongIsSaidAndWhatToDo() throws {
    let folder = try TemporaryFolder()
    let output = try Output(path: folder.path("out"))
    for (line, said) in Self.mistakes {
      XCTAssertThrowsError(try Run.ticking().perform(line, to: output), line) {
        XCTAssert(($0 as? UsageError)?.description.hasPrefix(said) == true, "\(line): \($0)")
      }
    }
  }

  /// So that `help` has few commands and fits a terminal.
  func testTheHelpFitsATerminal() {
    XCTAssertLessThanOrEqual(Program.bench.documented.count, 16)
    for program in [Program.bench, .lab] {
      XCTAssertLessThanOrEqual(program.help(of: nil, width: 80).count { $0 == "\n" }, 24)
      for width in [80, 100] {
        let texts =
          [program.help(of: nil, isWhole: true, width: width)]
          + program.documented.map { program.help(of: $0, width: width) }
        let lines = texts.flatMap { $0.split(separator: "\n") }
        XCTAssertEqual(lines.filter { String($0).displayWidth > width }, [], program.name)
      }
    }
  }
}
