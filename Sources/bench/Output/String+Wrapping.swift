import UserDriver

/// Breaking text into lines.
extension String {
  /// The text in lines of at most `width` columns, broken at spaces where there are any.
  ///
  /// There is always at least one line, and a character wider than the line stands alone.
  func wrapped(to width: Int) -> [String] {
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
        if !line.isEmpty, line.displayWidth + DisplayWidth.columns(of: character) > width {
          lines.append(line)
          line = ""
        }
        line.append(character)
      }
    }
    return lines + [line]
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
