import Console

extension Program<Run> {
  /// The program for visitors.
  package static var bench: Program<Run> {
    Program(
      "bench", version: "0.3.0",
      "Compares five software architectures, which all build the same small app.",
      commands: [
        .all, .calls, .allocations, .instructions, .latency, .lines, .tests, .mutants,
        .bugs, .changes, .walk, .play, .places, .report, .compare, .profileExpect,
        .profileList, .stopwatchTask,
      ],
      examples: [
        ("bench", "compare the versions in about a minute"),
        ("bench --quick", "compare them with fewer launches, in seconds"),
        ("bench latency add --items 8,512", "time one flow with two sizes of the list"),
        ("bench walk add mvc viper", "show one flow, tap by tap, in two versions"),
        ("bench calls --format json --output calls.json", "write the counts to a file, as JSON"),
        ("bench latency --format csv --table noise", "print one table for other programs"),
        ("bench --quick --save old.json", "save a run; later: bench compare old.json --quick"),
        ("bench tests L5", "list the tests that prove L5 of docs/SPEC.md"),
        ("bench bugs second-save-sent", "show one bug, and the tests that notice it"),
        ("bench changes rename mvc --source", "show a refactoring of MVC as a patch"),
        ("bench where dates", "show the code that formats dates in each version"),
        ("bench lines Sources/MVC Tests", "count the lines of any Swift code"),
      ],
      note: "bench times a program of its own, which it builds for release when you need it. Some "
        + "results, such as those about mutants, were recorded by another program: swift run lab.")
  }
}
