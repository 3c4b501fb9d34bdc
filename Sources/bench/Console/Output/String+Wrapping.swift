/// Breaking text into lines.
extension String {
  /// Where a long name may go on in the next line, such as before a method's dot; nothing else breaks one.
  package static let softBreak = "\u{200B}"

  /// The text as it is shown: where it may be broken is not to be seen.
  var withoutSoftBreaks: String { replacing(Self.softBreak, with: "") }

  /// The text in lines of at most `width` columns, broken at spaces, and words that are longer than a line at
  /// their soft breaks.
  ///
  /// There is always at least one line; a name that is longer than it by itself is broken behind a slash,
  /// or not at all.
  package func wrapped(to width: Int) -> [String] {
    if displayWidth <= width { return [withoutSoftBreaks] }
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
      for piece in word.pieces(within: width) {
        if !line.isEmpty, (line + piece).displayWidth > width {
          lines.append(line)
          line = ""
        }
        line += piece
      }
    }
    return (lines + [line]).map(\.withoutSoftBreaks)
  }

  /// A line whose indentation matters, in lines of at most `width` columns: what is too long goes on further in.
  package func wrappedWithIndent(to width: Int) -> [String] {
    guard displayWidth > width else { return [self] }
    let indent = String(prefix { $0 == " " })
    let lines = dropFirst(indent.count).description.wrapped(to: width - indent.count - 4)
    return lines.enumerated().map { indent + ($0 == 0 ? "" : "    ") + $1 }
  }

  /// How wide the widest part is that is never broken.
  var longestPart: Int {
    unbreakableParts.flatMap { $0.pieces(within: .max) }.map(\.displayWidth).max() ?? 0
  }

  /// What a word falls into at its soft breaks, and at its slashes where that is still too wide.
  private func pieces(within width: Int) -> [String] {
    split(separator: Self.softBreak).map(String.init).flatMap { piece in
      guard piece.displayWidth > width else { return [piece] }
      let folders = piece.split(separator: "/", omittingEmptySubsequences: false)
      return folders.dropLast().map { "\($0)/" } + folders.suffix(1).map(String.init)
    }
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
