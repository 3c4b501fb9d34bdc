import Console
import Suites

extension PreparedExercise {
  /// What the folder tells the learner.
  var readme: String {
    let (version, statements) = (data.version, data.statements)
    let task =
      switch data.kind {
      case .bug: "Find the line in `Sources/\(version)`, and fix it."
      case .suite:
        "They were in `\(changed.joined())`. Write tests that pass, and of which one fails for each of the "
          + "\(statements.count) mutants that `./check` plants in what they test."
      case .change:
        "Make it so in `Sources/\(version)`, and prove each statement in `Tests/\(version)Tests`: a test's comment "
          + "begins with the statement's number, as in `/// \(statements.first?.number ?? "").`, and the test fails "
          + "for a mutant of your lines that breaks the statement."
      }
    let names = given.map { "`\($0)`" }.listed
    let shared =
      given.isEmpty
      ? "" : "What all versions share has what the change needs already: \(names). "
    let rows = statements.map { "| \($0.number) | \($0.text) |\n" }.joined()
    // A learner should find a mutant, not read of it.
    let table = data.kind == .suite ? "" : "| | |\n|---|---|\n\(rows)\n"
    return """
      # \(data.name), in \(version)

      \(summary) \(task)

      \(table)```sh
      ./check
      ```

      builds the package and says which statements hold. The first build takes half a minute or more, the next ones
      take seconds. \(shared)[docs/SPEC.md](docs/SPEC.md) says what the app does otherwise, and
      [Sources/\(version)](Sources/\(version)/README.md) says who does what.

      The folder is a git repository with two tags: `start` is what you were given, and `solution` is the reference.

      | | |
      |---|---|
      | `git diff --stat start solution` | gives a hint: the files that the reference changes |
      | `git add -A && git diff solution` | shows how your files differ from the reference |
      | `git stash -u` | puts your work aside, so that you begin again; `git stash pop` brings it back |
      | `git switch --detach solution` | shows the reference, after `git stash -u`; `git switch main` goes back |

      """
  }
}
