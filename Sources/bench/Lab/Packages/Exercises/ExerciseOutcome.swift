import Console
import Reading
import Suites

/// What a check found: what `check --format json` writes.
package struct ExerciseOutcome: Codable, Equatable, Sendable {
  /// A test that is red, and what it says first.
  package struct RedTest: Codable, Equatable, Sendable {
    package let test: String
    package let message: String
  }

  /// What one statement's acceptance tests say of it.
  package struct Answer: Codable, Equatable, Sendable {
    package let statement: String
    package let holds: Bool
    package let red: [RedTest]
  }

  package let exercise: String
  package let version: String
  /// The files that had been changed though they are no part of the task; they are as they were.
  package var restored: [String] = []
  /// What has to be otherwise before anything counts, one sentence each.
  package var refused: [String] = []
  package var statements: [Answer] = []
  /// What held before and doesn't any more.
  package var broken: [RedTest] = []
  /// The red tests of the version's own suite.
  package var suite: [RedTest] = []

  /// What the checks of a room found, each by the file in which it was written.
  package static func room(_ outcomes: [(file: String, outcome: ExerciseOutcome)]) -> Table {
    Table(
      outcomes, title: "What holds, by the last check of each",
      fields: [
        .text("file", \.file), .text("exercise", \.outcome.exercise),
        .text("version", \.outcome.version),
        .text("state") { $0.outcome.state },
        .text("green") { $0.outcome.names(of: true) }, .text("red") { $0.outcome.names(of: false) },
      ])
  }

  private var state: String {
    if isDone { return "done" }
    return statements.isEmpty ? refused.first ?? "nothing checked" : "not yet"
  }

  private func names(of state: Bool) -> String {
    let names = statements.filter { $0.holds == state }.map(\.statement)
    return names.count > Self.most ? "\(names.count)" : names.joined(separator: " ")
  }

  package var isDone: Bool {
    refused.isEmpty && broken.isEmpty && suite.isEmpty && !statements.isEmpty
      && statements.allSatisfy(\.holds)
  }
}

extension ExerciseOutcome {
  /// For a person, as it is told line by line.
  package func text(of statements: [Statement]) -> String {
    var lines = ["\(exercise) in \(version)"]
    lines += restored.map { "  \($0): no part of the exercise, so it is again as it was" }
    let red = self.statements.filter { !$0.holds }
    let isLong = self.statements.count > Self.most
    if isLong {
      lines += [
        "", "  \(self.statements.count - red.count) of \(self.statements.count) slips are noticed",
      ]
    }
    for (answer, statement) in zip(self.statements, statements)
    where !isLong || red.prefix(Self.most).contains(answer) {
      let state = answer.holds ? "green" : "red  "
      lines += ["", "  \(statement.number) \(state)  \(statement.text)"]
      lines += answer.red.flatMap(Self.lines)
    }
    lines += Self.part("What held before and doesn't any more:", broken)
    lines += Self.part("Red in Tests/\(version)Tests:", suite)
    if !refused.isEmpty { lines += [""] + refused.map { "  \($0)" } }
    lines += ["", conclusion, ""]
    return lines.joined(separator: "\n")
  }

  /// As many are shown one by one.
  private static let most = 10

  private var conclusion: String {
    if isDone {
      return "Done: everything holds. Next: ./exercise diff shows how the reference differs from "
        + "yours."
    }
    let red = statements.filter { !$0.holds }.map(\.statement)
    return red.isEmpty || red.count > Self.most
      ? "Not done yet."
      : "Not done yet: \(red.listed). ./exercise hint helps."
  }

  private static func part(_ title: String, _ tests: [RedTest]) -> [String] {
    let told = tests.prefix(3).flatMap(lines) + tests.dropFirst(3).map { "    \($0.test)" }
    return tests.isEmpty ? [] : ["", "  \(title)"] + told
  }

  private static func lines(of test: RedTest) -> [String] {
    ["    \(test.test)", "      \(test.message)"]
  }
}
