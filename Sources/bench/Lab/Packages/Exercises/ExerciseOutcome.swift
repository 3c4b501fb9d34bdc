import Console
import Suites

/// What a check found.
struct ExerciseOutcome: Equatable, Sendable {
  /// A test that fails, and what it says first.
  struct RedTest: Equatable, Sendable {
    let test: String
    let message: String
  }

  /// What the tests say of one statement.
  struct Answer: Equatable, Sendable {
    let statement: Statement
    let holds: Bool
    let red: [RedTest]
  }

  let exercise: String
  let version: String
  /// The files that had been changed though they are no part of the task; they are as they were.
  var restored: [String] = []
  /// What has to be otherwise before anything counts, one sentence each.
  var refused: [String] = []
  var statements: [Answer] = []
  /// The acceptance tests that fail besides, which cite other statements.
  var broken: [RedTest] = []
  /// The tests of the version's own suite that fail.
  var suite: [RedTest] = []

  var isDone: Bool {
    refused.isEmpty && broken.isEmpty && suite.isEmpty && !statements.isEmpty && red.isEmpty
  }

  private var red: [Answer] { statements.filter { !$0.holds } }
}

extension ExerciseOutcome {
  /// What a person reads.
  var text: String {
    var lines = ["\(exercise) in \(version)"]
    lines += restored.map { "  \($0): no part of the exercise, so it is again as it was" }
    let isLong = statements.count > Self.most
    if isLong {
      lines += [
        "", "  \(statements.count - red.count) of \(statements.count) mutants are noticed",
      ]
    }
    for answer in isLong ? Array(red.prefix(Self.most)) : statements {
      let state = isLong ? "missed" : answer.holds ? "green" : "red  "
      lines += ["", "  \(answer.statement.number) \(state)  \(answer.statement.text)"]
      lines += answer.red.flatMap(Self.lines)
    }
    lines += Self.part("Other acceptance tests that fail:", broken)
    lines += Self.part("Red in Tests/\(version)Tests:", suite)
    if !refused.isEmpty { lines += [""] + refused.map { "  \($0)" } }
    lines += ["", conclusion, ""]
    return lines.joined(separator: "\n")
  }

  /// As many are shown one by one.
  private static let most = 10

  private var conclusion: String {
    if isDone {
      return "Done: everything holds. This shows how the reference differs from yours:\n"
        + "  git add -A && git diff solution"
    }
    return red.isEmpty || red.count > Self.most
      ? "Not done yet." : "Not done yet: \(red.map(\.statement.number).listed)."
  }

  private static func part(_ title: String, _ tests: [RedTest]) -> [String] {
    let told = tests.prefix(3).flatMap(lines) + tests.dropFirst(3).map { "    \($0.test)" }
    return tests.isEmpty ? [] : ["", "  \(title)"] + told
  }

  private static func lines(of test: RedTest) -> [String] {
    ["    \(test.test)", "      \(test.message)"]
  }
}
