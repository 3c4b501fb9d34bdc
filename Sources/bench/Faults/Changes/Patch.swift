import Console

/// A difference between two states of the package, as `git diff` writes it.
package struct Patch: Equatable, Sendable {
  /// What it does to one file.
  package struct File: Equatable, Sendable {
    /// Below the package's folder.
    package let path: String
    package var isMade = false
    package var isRemoved = false
    package var hunks: [Hunk] = []
  }

  /// Lines that follow each other, changed or around a change.
  package struct Hunk: Equatable, Sendable {
    /// The index of its first line before.
    let start: Int
    /// Each with its mark: a space, a minus, or a plus.
    package var lines: [Substring] = []
  }

  package private(set) var files: [File] = []

  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let last = files.count - 1
      if let file = line.wholeMatch(of: /diff --git a\/(.+) b\/\1/) {
        files.append(File(path: String(file.1)))
      } else if let hunk = line.prefixMatch(of: /@@ -(\d+)/) {
        // Lines count from 1, but from 0 where there are none.
        files[last].hunks.append(Hunk(start: max((Int(hunk.1) ?? 0) - 1, 0)))
      } else if let hunk = files.last?.hunks.indices.last {
        files[last].hunks[hunk].lines.append(line)
      } else if line.hasPrefix("new file") {
        files[last].isMade = true
      } else if line.hasPrefix("deleted file") {
        files[last].isRemoved = true
      }
    }
  }
}

extension Patch.File {
  /// The text after the patch, nil for a file that goes, and the indices of the lines that go and come.
  ///
  /// Like git takes a hunk to be wherever its lines are, nearest to where they were.
  func applied(
    to before: String
  ) throws(InputError) -> (text: String?, removed: [Int], added: [Int]) {
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    var (after, removed, added) = ([Substring](), [Int](), [Int]())
    var next = 0
    for hunk in hunks {
      let old = hunk.lines.filter { $0.first != "+" }.map { $0.dropFirst() }
      let places = (next..<max(next, lines.count - old.count + 1)).filter {
        lines[$0..<$0 + old.count].elementsEqual(old)
      }
      guard let place = places.min(by: { abs($0 - hunk.start) < abs($1 - hunk.start) }) else {
        throw InputError(
          description: "\(path) isn't what a patch was made for; make that in Tests/Changes anew")
      }
      after += lines[next..<place]
      next = place
      for line in hunk.lines {
        if line.first == "+" {
          added.append(after.count)
          after.append(line.dropFirst())
        } else {
          if line.first == "-" { removed.append(next) } else { after.append(lines[next]) }
          next += 1
        }
      }
    }
    after += lines[next...]
    return (isRemoved ? nil : after.joined(separator: "\n"), removed, added)
  }
}
