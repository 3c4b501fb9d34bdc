import Console

/// Which commit the sources come from, and whether they were changed since.
struct GitState: Equatable, Sendable {
  let commit: String
  let isDirty: Bool

  /// The state of the package; nil without git, without a repository, or without a commit.
  static func current() -> GitState? {
    guard let root = PackageRoot.path else { return nil }
    // Without optional locks, git doesn't get in the way of another git at work in the folder.
    let arguments = ["--no-optional-locks", "-C", root, "status", "--porcelain=v2", "--branch"]
    return ChildProcess.answer(of: "git", arguments).flatMap(GitState.init)
  }

  /// Reads what `git status --porcelain=v2 --branch` prints: headings begin with `#`, and any
  /// other line is a file that differs.
  init?(status: String) {
    guard let commit = status.firstMatch(of: /# branch\.oid ([0-9a-f]+)/) else { return nil }
    self.commit = String(commit.1)
    isDirty = status.split(separator: "\n").contains { !$0.hasPrefix("#") }
  }
}
