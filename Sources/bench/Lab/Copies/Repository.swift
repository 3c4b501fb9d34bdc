import Console
import Foundation

/// The git repository of a folder.
struct Repository {
  let folder: String
  /// Where git keeps the history, if not in the folder.
  var history = ".git"

  /// Runs git there, and returns what it says.
  ///
  /// A hook of a repository around the folder sets git's variables for that repository, and a person's settings may
  /// sign commits or run hooks.
  @discardableResult
  func git(_ arguments: [String]) throws(RunFailure) -> String {
    let outer = ProcessInfo.processInfo.environment.keys.filter { $0.hasPrefix("GIT_") }
    let git = ChildProcess(
      program: "env",
      arguments: outer.flatMap { ["-u", $0] }
        + ["GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_NOSYSTEM=1", "git", "-C", folder]
        + [
          "--git-dir=\(history)", "-c", "user.name=exercise", "-c", "user.email=exercise@localhost",
        ]
        + arguments, mergesErrors: true)
    guard let outcome = git.run(), outcome.status != 127 else {
      throw RunFailure("git can't be started")
    }
    guard outcome.status == 0 else {
      throw RunFailure("git \(arguments[0]) fails in \(folder): \(outcome.output)")
    }
    return outcome.output
  }

  @discardableResult
  func git(_ arguments: String...) throws(RunFailure) -> String { try git(arguments) }

  func lines(_ arguments: [String]) throws(RunFailure) -> [String] {
    try git(arguments).split(separator: "\n").map(String.init)
  }

  /// Commits all files, and gives the commit a tag.
  func commit(_ message: String, tag: String) throws {
    try git("add", "--all")
    try git("commit", "-q", "-m", message)
    try git("tag", tag)
  }
}
