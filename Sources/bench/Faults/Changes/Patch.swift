/// A difference between two states of the package, as `git diff` writes it.
struct Patch: Equatable, Sendable {
  private(set) var files: [PatchedFile] = []

  init(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let file = line.wholeMatch(of: /diff --git a\/(.+) b\/\1/) {
        files.append(PatchedFile(path: String(file.1)))
      } else if let hunk = line.prefixMatch(of: /@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/) {
        // Lines count from 1, but from 0 where there are none.
        let start = [hunk.1, hunk.2].map { max((Int($0) ?? 0) - 1, 0) }
        files[files.count - 1].hunks.append(PatchedFile.Hunk(start: (start[0], start[1])))
      } else if let hunk = files.last?.hunks.indices.last, !line.isEmpty {
        files[files.count - 1].hunks[hunk].lines.append(line)
      } else if line.hasPrefix("new file") {
        files[files.count - 1].isMade = true
      } else if line.hasPrefix("deleted file") {
        files[files.count - 1].isRemoved = true
      }
    }
  }
}
