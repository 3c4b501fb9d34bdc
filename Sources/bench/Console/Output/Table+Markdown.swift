/// The table for a document.
extension Table {
  /// The table in GitHub's Markdown, under a heading of the third level.
  var markdown: String {
    var lines = ["### \(title.escapedForMarkdown)", ""]
    if let note { lines += [note.escapedForMarkdown, ""] }
    if isVerbatim {
      let heads = columns.map(\.title).filter { !$0.isEmpty }
      lines += heads.flatMap { [$0.escapedForMarkdown, ""] }
      // Longer than a fence that may stand in a comment.
      lines += ["````"] + rows.map { $0.joined().printable } + ["````"]
      return lines.map { $0 + "\n" }.joined()
    }
    lines.append(line(columns.map(\.title.escapedForMarkdown)))
    lines.append(line(columns.map { $0.isNumber ? "--:" : ":--" }))
    lines += cells.map { line($0.map(\.escapedForMarkdown)) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }
}

extension String {
  /// The text with a backslash before each character that Markdown would read as a sign.
  var escapedForMarkdown: String {
    let signs = #"\`*_[]<>&|~"#.unicodeScalars
    return printable.withoutSoftBreaks.unicodeScalars.map {
      signs.contains($0) ? "\\\($0)" : String($0)
    }.joined()
  }
}
