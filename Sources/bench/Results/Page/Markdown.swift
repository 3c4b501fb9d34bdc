import Console
import Foundation

/// What texts of the package need of Markdown.
package enum Markdown {
  /// The anchor that GitHub gives a heading.
  package static func anchor(ofHeading title: some StringProtocol) -> String {
    title.lowercased().filter { $0.isLetter || $0.isNumber || " -".contains($0) }
      .replacing(" ", with: "-")
  }
}

extension HTML {
  /// A sentence with code and emphasis; of a link, only its text is shown.
  init(markdown text: some StringProtocol) {
    let text = Substring(text)
    let code = /`(?<code>[^`]+)`/
    let link = /\[(?<text>[^\]]+)\]\([^)]+\)/
    let strong = /\*\*(?<strong>.+?)\*\*/
    let emphasis = /\*(?<emphasis>[^*]+)\*/
    // The mark that begins first; of two, the longer one.
    let found: [(range: Range<Substring.Index>, html: HTML)] = [
      text.firstMatch(of: code).map { ($0.range, "<code>\($0.code)</code>") },
      text.firstMatch(of: link).map { ($0.range, HTML(markdown: $0.text)) },
      text.firstMatch(of: strong).map { ($0.range, "<b>\(HTML(markdown: $0.strong))</b>") },
      text.firstMatch(of: emphasis).map { ($0.range, "<em>\(HTML(markdown: $0.emphasis))</em>") },
    ].compactMap(\.self)
    // A unit stays beside its number.
    let plain = { (text: Substring) in "\(text.replacing(" %", with: "\u{a0}%"))" as HTML }
    guard let first = found.min(by: { $0.range.lowerBound < $1.range.lowerBound }) else {
      self = plain(text)
      return
    }
    let rest = HTML(markdown: text[first.range.upperBound...])
    self = "\(plain(text[..<first.range.lowerBound]))\(first.html)\(rest)"
  }

  /// Sentences in Markdown.
  static func list(_ sentences: [String]) -> HTML {
    "<ul>\(sentences.map { "<li>\(HTML(markdown: $0.namingVersions))" as HTML })</ul>"
  }
}
