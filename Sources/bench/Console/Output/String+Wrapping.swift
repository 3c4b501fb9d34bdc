/// Breaking text into lines.
extension String {
  /// The text in lines of at most `width` columns, broken at spaces where there are any, and names
  /// at their words.
  ///
  /// There is always at least one line, and a character wider than the line stands alone.
  package func wrapped(to width: Int) -> [String] {
    if displayWidth <= width { return [self] }
    var lines: [String] = []
    var line = ""
    for word in unbreakableParts {
      let joined = line.isEmpty ? word : line + " " + word
      if joined.displayWidth <= width {
        line = joined
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = ""
      for character in word {
        line.append(character)
        guard line.displayWidth > width, line.count > 1 else { continue }
        let end = line.lastHump ?? line.index(before: line.endIndex)
        lines.append(String(line[..<end]))
        line.removeSubrange(..<end)
      }
    }
    return lines + [line]
  }

  /// Where the last word of a name begins that isn't its first: `B` in `viewBinding`.
  private var lastHump: Index? {
    indices.dropFirst().last { self[$0].isUppercase && self[index(before: $0)].isLowercase }
  }

  /// The words, a number with its `%`.
  private var unbreakableParts: [String] {
    split(separator: " ", omittingEmptySubsequences: false).reduce(into: []) { parts, word in
      if word.first == "%", let number = parts.popLast() {
        parts.append("\(number) \(word)")
      } else {
        parts.append(String(word))
      }
    }
  }
}
