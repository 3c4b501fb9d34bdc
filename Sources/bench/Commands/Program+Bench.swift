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
        ("bench", "everything, in about a minute"),
        ("bench --quick", "everything, in a hurry"),
        ("bench latency add --items 8,512", "one flow at two sizes"),
        ("bench walk add mvc viper", "one tap after another, in two versions"),
        ("bench calls --format json --output calls.json", "the document, in a file"),
        ("bench latency --format csv --table noise", "one table for other programs"),
        ("bench --quick --save old.json", "a baseline, and later: bench compare old.json --quick"),
        ("bench tests L5", "the tests that prove L5 of docs/SPEC.md"),
        ("bench bugs second-save-sent", "one bug in five versions, and the tests it turns red"),
        ("bench changes rename mvc --source", "a refactoring as a patch, with its tests"),
        ("bench where dates", "the code that makes text of a date, in each version"),
        ("bench lines Sources/MVC Tests", "the lines of any Swift code"),
      ],
      note: "What is timed, or counted to the instruction, is built for release, by itself. "
        + "swift run lab makes the results that bench only shows.")
  }
}
