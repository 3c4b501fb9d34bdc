/// A difference between two states of the package, as `git diff` writes it and people read it.
package struct Patch: Equatable, Sendable {
  /// What it does to one file.
  package struct File: Equatable, Sendable {
    /// Below the package's folder.
    package let path: String
    package var isMade = false
    package var isRemoved = false
    /// The lines of each place, changed or around a change, with their mark: a space, a minus, or a plus.
    package var hunks: [[Substring]] = []
  }

  package private(set) var files: [File] = []

  package init(_ text: String) {
    for line in text.split(separator: "\n") {
      let last = files.count - 1
      if line.hasPrefix("diff --git "), let file = line.wholeMatch(of: /diff --git a\/(.+) b\/\1/) {
        files.append(File(path: String(file.1)))
      } else if line.hasPrefix("@@ ") {
        files[last].hunks.append([])
      } else if let hunk = files.last?.hunks.indices.last {
        files[last].hunks[hunk].append(line)
      } else if line.hasPrefix("new file") {
        files[last].isMade = true
      } else if line.hasPrefix("deleted file") {
        files[last].isRemoved = true
      }
    }
  }
}
