import Foundation
import UserDriver

/// What a terminal can show.
struct Look: Equatable {
  /// Bold, dim, and reversed; without these, marks stand for them.
  var hasStyles = true
  var hasUnicode = true

  /// As the environment says.
  static func current(_ environment: [String: String]) -> Look {
    // The first of these that is set and not empty decides.
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let encoding = (locale ?? "").lowercased().filter { $0 != "-" }
    return Look(
      hasStyles: (environment["NO_COLOR"] ?? "").isEmpty, hasUnicode: encoding.contains("utf8"))
  }

  func text(_ spans: [Span]) -> String {
    spans.map { span in
      let text = hasUnicode ? span.text : Self.ascii(span.text)
      guard hasStyles, let code = span.style.code else { return text }
      return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }.joined()
  }

  /// As wide as it was, in characters that every terminal has.
  static func ascii(_ text: String) -> String {
    text.map { character in
      if character.isASCII { return String(character) }
      return signs[character]
        ?? String(
          repeating: "?", count: DisplayWidth.columns(of: character))
    }.joined()
  }

  private static let signs: [Character: String] = [
    "─": "-", "│": "|", "‹": "<", "▸": ">", "▏": "|", "…": "~", "↑": "^", "↓": "v", "←": "<",
    "→": ">", "↻": "o", "↩": "<", "↺": "o", "·": ".", "“": "\"", "”": "\"", "’": "'", "◐": "|",
    "◓": "/", "◑": "-", "◒": "\\",
  ]
}

extension Span.Style {
  /// By ECMA-48, select graphic rendition.
  fileprivate var code: Int? {
    switch self {
    case .plain: nil
    case .dim: 2
    case .bold: 1
    case .reversed: 7
    }
  }
}
