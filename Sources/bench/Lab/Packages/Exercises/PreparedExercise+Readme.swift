import Console
import Suites

extension PreparedExercise {
  /// The README of the exercise's folder, which explains the task to the learner.
  var readme: String {
    let (version, statements) = (data.version, data.statements)
    let task =
      switch data.kind {
      case .bug: "Find the line in `Sources/\(version)`, and fix it."
      case .suite:
        "They were in `\(changed.joined())`. Write new tests there. `./check` plants "
          + "\(statements.count) mutants in the type, and for each of them a test must fail."
      case .change:
        "Make this change in `Sources/\(version)`, and test each statement in "
          + "`Tests/\(version)Tests`. Begin a test's comment with the number, as in `/// "
          + "\(statements.first?.number ?? "").`. If a mutant of your lines breaks the statement, "
          + "the test must fail."
      }
    let names = given.map { "`\($0)`" }.listed
    let shared =
      given.isEmpty ? "" : "The shared code already has what the change needs: \(names). "
    let rows = statements.map { "| \($0.number) | \($0.text) |\n" }.joined()
    // The README doesn't list the mutants, because learners should think of the faults themselves.
    let table = data.kind == .suite ? "" : "| | |\n|---|---|\n\(rows)\n"
    return """
      # \(data.name), in \(version.versionName)

      \(summary) \(task)

      \(table)```sh
      ./check
      ```

      This command builds the package and reports which statements hold. The first build takes half
      a minute or more, and later builds take seconds. \(shared)[docs/SPEC.md](docs/SPEC.md)
      describes the app, and [Sources/\(version)](Sources/\(version)/README.md) explains the roles.

      The folder is a git repository. The tag `start` is what you got, `solution` is our solution.

      | | |
      |---|---|
      | `git diff --stat start solution` | gives a hint: the files that our solution changes |
      | `git add -A && git diff solution` | shows how your files differ from our solution |
      | `git stash -u` | puts your work aside before you switch; `git stash pop` brings it back |
      | `git switch --detach solution` | shows our solution; `git switch main` goes back |

      """
  }
}
