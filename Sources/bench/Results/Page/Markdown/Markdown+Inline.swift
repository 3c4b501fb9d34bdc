extension Markdown {
  /// The text of a paragraph, an item, or a cell.
  func inline(_ text: some StringProtocol) -> [HTML] {
    let text = Substring(text)
    let code = /`(?<code>[^`]+)`/
    let link = /\[(?<text>[^\]]+)\]\((?<place>[^)]+)\)/
    let strong = /\*\*(?<strong>.+?)\*\*/
    let emphasis = /\*(?<emphasis>[^*]+)\*/
    // Whichever begins first; of two, the longer mark.
    let found: [(range: Range<Substring.Index>, html: HTML)] = [
      text.firstMatch(of: code).map { ($0.range, HTML("code", String($0.code))) },
      text.firstMatch(of: link).map { ($0.range, self.link(inline($0.text), to: $0.place)) },
      text.firstMatch(of: strong).map { ($0.range, HTML("b", inline($0.strong))) },
      text.firstMatch(of: emphasis).map { ($0.range, HTML("em", inline($0.emphasis))) },
    ].compactMap(\.self)
    guard let first = found.min(by: { $0.range.lowerBound < $1.range.lowerBound }) else {
      return text.isEmpty ? [] : statements(in: text)
    }
    return statements(in: text[..<first.range.lowerBound]) + [first.html]
      + inline(text[first.range.upperBound...])
  }

  private func link(_ text: [HTML], to place: Substring) -> HTML {
    anchor(String(place)).map { HTML("a", text, ["href": "#\($0)"]) } ?? text.joined()
  }

  /// Numbers of statements, such as L10, lead to what the page says of them.
  private func statements(in text: Substring) -> [HTML] {
    guard let match = text.firstMatch(of: /\b[LDAX]\d+\b/) else { return [plain(text)] }
    return [plain(text[..<match.range.lowerBound])]
      + [link([HTML(text: String(match.output))], to: match.output)]
      + statements(in: text[match.range.upperBound...])
  }

  /// A unit stays beside its number.
  private func plain(_ text: Substring) -> HTML {
    HTML(text: String(text.replacing(" %", with: "\u{a0}%")))
  }
}
