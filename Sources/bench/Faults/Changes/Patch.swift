import Console

/// A difference between two states of the package, as `git diff` writes it.
package struct Patch: Equatable, Sendable {
  /// What it does to one file.
  package struct File: Equatable, Sendable {
    /// Below the package's folder.
    package let path: String
    /// Where the patch is kept.
    let patch: String
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

  /// Lines that go and those that come in their place, by their indices before and after.
  package struct Run: Equatable, Sendable {
    package let removed: Range<Int>
    package let added: Range<Int>
  }

  package private(set) var files: [File] = []

  /// `path` is where it is kept, below the package's folder.
  init(_ text: String, at path: String) {
    for line in text.split(separator: "\n") {
      let last = files.count - 1
      if let file = line.wholeMatch(of: /diff --git a\/(.+) b\/\1/) {
        files.append(File(path: String(file.1), patch: path))
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
  /// The text after the patch, nil for a file that goes, and the lines that go and come.
  ///
  /// Like git takes a hunk to be wherever its lines are, nearest to where they were.
  func applied(to before: String) throws(InputError) -> (text: String?, runs: [Patch.Run]) {
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    var (after, runs) = ([Substring](), [Patch.Run]())
    var next = 0
    for hunk in hunks {
      let old = hunk.lines.filter { $0.first != "+" }.map { $0.dropFirst() }
      let places = (next..<max(next, lines.count - old.count + 1)).filter {
        lines[$0..<$0 + old.count].elementsEqual(old)
      }
      guard let place = places.min(by: { abs($0 - hunk.start) < abs($1 - hunk.start) }) else {
        throw InputError(
          description:
            "\(path) isn't what \(patch) was made for; 'git apply --3way \(patch)' shows "
            + "what conflicts: mend that, and keep the difference there")
      }
      after += lines[next..<place]
      next = place
      var start: (removed: Int, added: Int)?
      func end() {
        guard let begun = start else { return }
        runs.append(
          Patch.Run(removed: begun.removed..<next, added: begun.added..<after.count))
        start = nil
      }
      for line in hunk.lines {
        if line.first == " " { end() } else { start = start ?? (next, after.count) }
        if line.first == "+" {
          after.append(line.dropFirst())
        } else {
          if line.first == " " { after.append(lines[next]) }
          next += 1
        }
      }
      end()
    }
    after += lines[next...]
    return (isRemoved ? nil : after.joined(separator: "\n"), runs)
  }
}
