import Console
import Foundation
import Reading
import Suites

/// What the folder of an exercise knows of it, so that it can be checked wherever it is.
package struct ExerciseData: Codable, Equatable, Sendable {
  enum Kind: String, Codable {
    case bug, suite, change
  }

  let kind: Kind
  package let name: String
  package let version: String
  package let summary: String
  /// What doesn't hold at the start and has to in the end; of a suite, the slips that its tests have to notice.
  package var statements: [Statement] = []
  /// The tests of the version's suite at the start.
  var tests: [String] = []
  /// The files that are no part of the task: what everything stands on, and what checks it.
  var given: [String: Data] = [:]
  /// The version and its suite, at the start and as the reference has them.
  private(set) var start: [String: Data] = [:]
  private(set) var solution: [String: Data] = [:]
  /// Of a suite, what the slips are known by, in the order of the statements.
  var slips: [Int] = []
  /// Of a bug, what the code around it is for.
  var concepts: [String] = []
  /// What the reference took in the other versions.
  var others: [ExerciseCost] = []
}

extension ExerciseData {
  /// Below the exercise's folder.
  static let folder = ".exercise"
  private static let path = "\(folder)/exercise.json"

  package init(of folder: String) throws(InputError) {
    self = try Self.read(from: "\(folder)/\(Self.path)", or: "not what 'exercise start' wrote")
  }

  init(of exercise: Exercise) {
    let kind: Kind =
      switch exercise.task {
      case .bug: .bug
      case .suite: .suite
      case .change: .change
      }
    self.init(
      kind: kind, name: exercise.name, version: exercise.version, summary: exercise.task.summary)
  }

  /// Takes the package as it is at the start and in the end, apart from what is no part of the task.
  mutating func set(start: [String: Data], solution: [String: Data]) {
    let isOwn = { [folders] (path: String) in folders.contains { path.hasPrefix("\($0)/") } }
    given = solution.filter { !isOwn($0.key) && $0.key != "README.md" }
    self.start = start.filter { isOwn($0.key) }
    self.solution = solution.filter { isOwn($0.key) }
  }

  /// The folder's files by their paths, without those that only serve to check it.
  var files: [String: Data] {
    get throws {
      given.merging(start) { $1 }.merging([
        "README.md": Data(readme.utf8),
        "check": Data(Self.script("check").utf8),
        "exercise": Data(Self.script("\"${1:-check}\"", shifting: true).utf8),
        Self.path: Data(try json().utf8),
        "\(Self.folder)/.gitignore": Data("*\n".utf8),
      ]) { $1 }
    }
  }

  /// Where the learner works.
  var folders: [String] {
    (kind == .suite ? [] : ["Sources/\(version)"]) + ["Tests/\(version)Tests"]
  }

  /// Where the version's tests are.
  var suite: String { "Tests/\(version)Tests" }

  /// Whether each statement needs a test of its own in the version's suite.
  var needsTests: Bool { kind == .change }

  /// The files that the reference changes, makes, and removes.
  var changed: [String] {
    Set(start.keys).union(solution.keys).filter { start[$0] != solution[$0] }.sorted()
  }

  private static func script(_ action: String, shifting: Bool = false) -> String {
    """
    #!/bin/sh
    folder=$(cd "$(dirname "$0")" && pwd)
    action=\(action)
    \(shifting ? "[ $# -eq 0 ] || shift\n" : "")\
    exec "$folder/\(folder)/bench" exercise "$action" "$folder" "$@"

    """
  }

  private var readme: String {
    let task =
      switch kind {
      case .bug: "Find the line in `Sources/\(version)`, and mend it."
      case .suite:
        "They were in `\(changed.joined())`. Write tests that are green, and of which one turns red for each of "
          + "\(statements.count) slips that `./check` plants in what is tested."
      case .change:
        "Make it so, in `Sources/\(version)`, and prove each statement in `Tests/\(version)Tests`: "
          + "a test's comment begins with the statement's number, as in `/// \(first).`, and it turns red for a slip "
          + "in your lines that breaks the statement."
      }
    let rows = statements.map { "| \($0.number) | \($0.text) |\n" }.joined()
    // A slip is better found than read of.
    let table = kind == .suite ? "" : "| | |\n|---|---|\n\(rows)\n"
    return """
      # \(name), in \(version)

      \(summary) \(task)

      \(table)```sh
      ./check
      ```

      It builds, and says what holds; the first build takes half a minute or more, the next ones seconds. What the
      app does otherwise stands in [docs/SPEC.md](docs/SPEC.md), who does what in [Sources/\(version)](Sources/\(version)/README.md).

      | | |
      |---|---|
      | `./exercise hint` | \(hint) |
      | `./check --watch` | checks anew whenever a file is saved |
      | `./exercise cost` | your files and lines beside the reference's |
      | `./exercise diff` | how yours differs from the reference: when all holds, or asked twice |
      | `./exercise solution` | puts the reference in place of yours, which is kept: likewise |
      | `./exercise reset` | begins anew; what was there is kept |

      """
  }

  private var hint: String {
    switch kind {
    case .bug: "what the code with the bug is for, then its file"
    case .suite: "the names of the reference's tests"
    case .change: "the files that the reference changes"
    }
  }

  private var first: String { statements.first?.number ?? "" }
}
