import Foundation

/// Turns the Markdown that the package's own documents use into HTML.
package struct Markdown {
  /// Where in the page a link leads; what leads out of it becomes plain text.
  var anchor: (String) -> String? = { _ in nil }

  func html(_ text: String) -> HTML {
    "\(blocks(of: text).map(block))"
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
      return "<pre><code>\(code)</code></pre>"
    case let line where line.hasPrefix("#"):
      // The page has the first three levels.
      let level = min(line.prefix { $0 == "#" }.count + 2, 6)
      let title = line.drop { $0 == "#" }.dropFirst()
      return "<h\(level) id='\(Self.anchor(ofHeading: title))'>\(inline(title))</h\(level)>"
    case let line where line.hasPrefix("|"): return table(lines)
    case let line where line.hasPrefix("- "):
      return "<ul>\(items(lines) { $0.hasPrefix("- ") })</ul>"
    case let line where line.starts(with: /\d+\.\s/):
      return "<ol>\(items(lines) { $0.starts(with: /\d+\.\s/) })</ol>"
    default: return "<p>\(inline(lines.joined(separator: " ")))</p>"
    }
  }

  /// As GitHub makes it.
  package static func anchor(ofHeading title: some StringProtocol) -> String {
    title.lowercased().filter { $0.isLetter || $0.isNumber || " -".contains($0) }
      .replacing(" ", with: "-")
  }

  /// Items may go on in lines below, which are indented.
  private func items(_ lines: [Substring], startsItem: (Substring) -> Bool) -> [HTML] {
    let starts = lines.indices.filter { startsItem(lines[$0]) } + [lines.endIndex]
    return zip(starts, starts.dropFirst()).map { start, end in
      let text = lines[start..<end].map { $0.drop { $0 == " " } }.joined(separator: " ")
      return "<li>\(inline(text.drop { $0 != " " }.dropFirst()))"
    }
  }

  private func table(_ lines: [Substring]) -> HTML {
    let rows = lines.filter { $0.contains { !"|-: ".contains($0) } }.map { line in
      line.dropFirst(2).dropLast(2).split(separator: " | ").map(inline)
    }
    let head = rows.prefix(1).joined().map { "<th scope='col'>\($0)" as HTML }
    let body = rows.dropFirst().map { "<tr>\($0.map { "<td>\($0)" as HTML })" as HTML }
    return "<table><thead><tr>\(head)</thead><tbody>\(body)</tbody></table>"
  }

  /// The text of a paragraph, an item, or a cell.
  func inline(_ text: some StringProtocol) -> HTML {
    let text = Substring(text)
    let code = /`(?<code>[^`]+)`/
    let link = /\[(?<text>[^\]]+)\]\((?<place>[^)]+)\)/
    let strong = /\*\*(?<strong>.+?)\*\*/
    let emphasis = /\*(?<emphasis>[^*]+)\*/
    // Whichever begins first; of two, the longer mark.
    let found: [(range: Range<Substring.Index>, html: HTML)] = [
      text.firstMatch(of: code).map { ($0.range, "<code>\($0.code)</code>") },
      text.firstMatch(of: link).map { ($0.range, self.link(inline($0.text), to: $0.place)) },
      text.firstMatch(of: strong).map { ($0.range, "<b>\(inline($0.strong))</b>") },
      text.firstMatch(of: emphasis).map { ($0.range, "<em>\(inline($0.emphasis))</em>") },
    ].compactMap(\.self)
    guard let first = found.min(by: { $0.range.lowerBound < $1.range.lowerBound }) else {
      return statements(in: text)
    }
    let (before, after) = (text[..<first.range.lowerBound], text[first.range.upperBound...])
    return "\(statements(in: before))\(first.html)\(inline(after))"
  }

  private func link(_ text: HTML, to place: Substring) -> HTML {
    anchor(String(place)).map { "<a href='#\($0)'>\(text)</a>" } ?? text
  }

  /// Numbers of statements, such as L10, lead to what the page says of them.
  private func statements(in text: Substring) -> HTML {
    guard let match = text.firstMatch(of: /\b[LDAX]\d+\b/) else { return plain(text) }
    let (before, after) = (text[..<match.range.lowerBound], text[match.range.upperBound...])
    let number = link("\(match.output)", to: match.output)
    return "\(plain(before))\(number)\(statements(in: after))"
  }

  /// A unit stays beside its number.
  private func plain(_ text: Substring) -> HTML {
    "\(text.replacing(" %", with: "\u{a0}%"))"
  }
}
