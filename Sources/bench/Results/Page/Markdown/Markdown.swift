/// Turns the Markdown that the package's own documents use into HTML.
struct Markdown {
  /// Where in the page a link leads; what leads out of it becomes plain text.
  var anchor: (String) -> String? = { _ in nil }

  func html(_ text: String) -> HTML {
    blocks(of: text).map(block).joined()
  }

  /// Lines that belong together: between empty lines, or between fences.
  private func blocks(of text: String) -> [[Substring]] {
    var blocks: [[Substring]] = [[]]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isFenced = blocks.last?.first?.hasPrefix("```") == true
      if isFenced || !line.isEmpty { blocks[blocks.count - 1].append(line) }
      if isFenced ? line == "```" : line.isEmpty { blocks.append([]) }
    }
    return blocks.filter { $0.first?.hasPrefix("<!--") == false }
  }

  private func block(_ lines: [Substring]) -> HTML {
    switch lines[0] {
    case let line where line.hasPrefix("```"):
      let code = lines.dropFirst().prefix { $0 != "```" }.joined(separator: "\n")
      return HTML("pre", [HTML("code", code)])
    case let line where line.hasPrefix("#"):
      // The page has the first three levels.
      let level = min(line.prefix { $0 == "#" }.count + 2, 6)
      let title = line.drop { $0 == "#" }.dropFirst()
      return HTML("h\(level)", inline(title), ["id": anchor(ofHeading: title)])
    case let line where line.hasPrefix("|"): return table(lines)
    case let line where line.hasPrefix("- "): return list("ul", lines) { $0.hasPrefix("- ") }
    case let line where line.starts(with: /\d+\.\s/):
      return list("ol", lines) { $0.starts(with: /\d+\.\s/) }
    default: return HTML("p", inline(lines.joined(separator: " ")))
    }
  }

  /// As GitHub makes it.
  private func anchor(ofHeading title: Substring) -> String {
    title.lowercased().filter { $0.isLetter || $0.isNumber || " -".contains($0) }
      .replacing(" ", with: "-")
  }

  /// Items may go on in lines below, which are indented.
  private func list(
    _ name: String, _ lines: [Substring], startsItem: (Substring) -> Bool
  ) -> HTML {
    let starts = lines.indices.filter { startsItem(lines[$0]) } + [lines.endIndex]
    let items = zip(starts, starts.dropFirst()).map { start, end in
      let text = lines[start..<end].map { $0.drop { $0 == " " } }.joined(separator: " ")
      return HTML("li", inline(text.drop { $0 != " " }.dropFirst()))
    }
    return HTML(name, items)
  }

  private func table(_ lines: [Substring]) -> HTML {
    let rows = lines.filter { $0.contains { !"|-: ".contains($0) } }.map { line in
      line.dropFirst(2).dropLast(2).split(separator: " | ")
    }
    let head = rows.prefix(1).map { cells in
      HTML("tr", cells.map { HTML("th", inline($0), ["scope": "col"]) })
    }
    let body = rows.dropFirst().map { cells in HTML("tr", cells.map { HTML("td", inline($0)) }) }
    return HTML("table", [HTML("thead", head), HTML("tbody", body)])
  }
}
