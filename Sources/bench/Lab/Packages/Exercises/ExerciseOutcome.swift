import Console
import Suites

/// The result of a check.
struct ExerciseOutcome: Equatable, Sendable {
  /// A test that fails, with its first message.
  struct RedTest: Equatable, Sendable {
    let test: String
    let message: String
  }

  /// Whether a statement holds, and which of its tests fail.
  struct Answer: Equatable, Sendable {
    let statement: Statement
    let holds: Bool
    let red: [RedTest]
  }

  let exercise: String
  let version: String
  /// The files that aren't part of the task and were changed; the check has restored them.
  var restored: [String] = []
  /// What the learner must correct first, one sentence each.
  var refused: [String] = []
  var statements: [Answer] = []
  /// The failing acceptance tests of other statements.
  var broken: [RedTest] = []
  /// The tests of the version's own suite that fail.
  var suite: [RedTest] = []

  var isDone: Bool {
    refused.isEmpty && broken.isEmpty && suite.isEmpty && !statements.isEmpty && red.isEmpty
  }

  private var red: [Answer] { statements.filter { !$0.holds } }
}

extension ExerciseOutcome {
  /// The text to print.
  var text: String {
    var lines = ["\(exercise) in \(version.versionName)"]
    lines += restored.map { "  \($0) isn't part of the exercise, so your change was undone" }
    let isLong = statements.count > Self.most
    if isLong {
      lines += [
        "", "  your tests notice \(statements.count - red.count) of \(statements.count) mutants",
      ]
    }
    for answer in isLong ? Array(red.prefix(Self.most)) : statements {
      let state = isLong ? "missed" : answer.holds ? "holds" : "fails"
      lines += ["", "  \(answer.statement.number) \(state)  \(answer.statement.text)"]
      lines += answer.red.flatMap(Self.lines)
    }
    lines += Self.part("Other acceptance tests that fail:", broken)
    lines += Self.part("Tests of Tests/\(version)Tests that fail:", suite)
    if !refused.isEmpty { lines += [""] + refused.map { "  \($0)" } }
    lines += ["", conclusion, ""]
    return lines.joined(separator: "\n")
  }

  /// The largest number of statements that are shown one by one.
  private static let most = 10

  private var conclusion: String {
    if isDone {
      return "Done: everything holds. This command shows how our solution differs from yours:\n"
        + "  git add -A && git diff solution"
    }
    return red.isEmpty || red.count > Self.most
      ? "Not done yet." : "Not done yet. Still to do: \(red.map(\.statement.number).listed)."
  }

  private static func part(_ title: String, _ tests: [RedTest]) -> [String] {
    let told = tests.prefix(3).flatMap(lines) + tests.dropFirst(3).map { "    \($0.test)" }
    return tests.isEmpty ? [] : ["", "  \(title)"] + told
  }

  private static func lines(of test: RedTest) -> [String] {
    ["    \(test.test)", "      \(test.message)"]
  }
}
