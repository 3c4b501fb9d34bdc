/// What a patch does to one file.
struct PatchedFile: Equatable, Sendable {
  /// Lines that follow each other, changed or around a change.
  struct Hunk: Equatable, Sendable {
    /// The index of its first line before and after.
    let start: (old: Int, new: Int)
    /// Each with its mark: a space, a minus, or a plus.
    var lines: [Substring] = []
  }

  /// Below the package's folder.
  let path: String
  var isMade = false
  var isRemoved = false
  var hunks: [Hunk] = []

  /// The indices of the lines that go, before, and of those that come, after.
  var changes: (removed: [Int], added: [Int]) {
    var changes = (removed: [Int](), added: [Int]())
    for hunk in hunks {
      var (old, new) = hunk.start
      for line in hunk.lines {
        if line.first == "-" { changes.removed.append(old) }
        if line.first == "+" { changes.added.append(new) }
        if line.first != "+" { old += 1 }
        if line.first != "-" { new += 1 }
      }
    }
    return changes
  }

  /// The text after the patch; nil where the text before isn't what was patched.
  func text(after before: String) -> String? {
    var lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    // From the end, so that what comes before stays where it is.
    for hunk in hunks.reversed() {
      let old = hunk.lines.filter { $0.first != "+" }.map { $0.dropFirst() }
      let new = hunk.lines.filter { $0.first != "-" }.map { $0.dropFirst() }
      let range = hunk.start.old..<hunk.start.old + old.count
      guard range.upperBound <= lines.count, lines[range].elementsEqual(old) else { return nil }
      lines.replaceSubrange(range, with: new)
    }
    return lines.joined(separator: "\n")
  }
}

extension PatchedFile.Hunk {
  static func == (one: Self, other: Self) -> Bool {
    one.start == other.start && one.lines == other.lines
  }
}
