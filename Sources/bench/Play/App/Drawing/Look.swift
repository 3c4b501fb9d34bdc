import Arms
import Reading
import Suites
import UserDriver

/// A stretch of a line in one style.
struct Span: Equatable {
  /// By ECMA-48, select graphic rendition.
  enum Style: Int {
    case plain = 0
    case bold = 1
    case dim = 2
    case reversed = 7
  }

  var text: String
  var style = Style.plain

  init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }
}

extension [Span] {
  /// Exactly so many columns: cut, or filled with spaces.
  func fitted(to width: Int) -> [Span] {
    var spans: [Span] = []
    var room = width
    for span in self where room > 0 {
      let text = DisplayWidth.cut(span.text, to: room)
      spans.append(Span(text, span.style))
      room -= DisplayWidth.columns(of: text)
    }
    return room > 0 ? spans + [Span(String(repeating: " ", count: room))] : spans
  }
}

/// What a terminal can show.
package struct Look: Equatable {
  /// Bold, dim, and reversed; without these, marks stand for them.
  package var hasStyles = true
  package var hasUnicode = true

  /// As the environment says.
  package static func current(_ environment: [String: String]) -> Look {
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
      return hasStyles && span.style != .plain
        ? "\u{1B}[\(span.style.rawValue)m\(text)\u{1B}[0m" : text
    }.joined()
  }

  /// Keys by their names, where there are no signs for them.
  func spelled(_ text: String) -> String {
    guard !hasUnicode else { return text }
    let names = ["↑": "up", "↓": "down", "←": "left", "→": "right", "⏎": "enter", "⌫": "backspace"]
    return names.reduce(text) { $0.replacing($1.key, with: $1.value) }
  }

  /// As wide as it was, in characters that every terminal has.
  private static func ascii(_ text: String) -> String {
    text.map { character in
      character.isASCII
        ? "\(character)"
        : signs[character]
          ?? String(repeating: "?", count: DisplayWidth.columns(of: character))
    }.joined()
  }

  private static let signs: [Character: String] = [
    "─": "-", "│": "|", "‹": "<", "▸": ">", "▏": "|", "…": "~", "↑": "^", "↓": "v", "←": "<",
    "→": ">", "↻": "o", "↩": "<", "↺": "o", "·": ".", "“": "\"", "”": "\"", "’": "'", "◐": "|",
    "◓": "/", "◑": "-", "◒": "\\",
  ]
}

/// Changes a terminal's picture into the next one, line by line; each is as wide as the terminal.
struct Painter {
  private var lines: [String] = []

  /// Whatever is there is painted over.
  mutating func forget() {
    lines = []
  }

  /// What a terminal has to be sent; empty if it shows that already.
  mutating func paint(_ next: [String]) -> String {
    let isNew = lines.count != next.count
    let changes = next.enumerated().filter { isNew || lines[$0] != $1 }
    lines = next
    return (isNew ? "\u{1B}[2J" : "")
      + changes.map { "\u{1B}[\($0 + 1);1H\($1)" }.joined()
  }
}

extension TraceLine {
  /// As wide as one line needs to be; a narrower place gets two.
  private static let wide = 76

  /// The same in one line, without styles.
  var text: String { spans(within: .max).map { $0.map(\.text).joined() }.joined() }

  func spans(within width: Int) -> [[Span]] {
    switch self {
    case .step(let words): return [[Span(words, .bold)]]
    case .call(let entry, let place):
      let seam = entry.seam
      let file = place?.file.split(separator: "/").last ?? ""
      let line = place.map { ":\($0.line)" } ?? ""
      let what = seam.kind.mark + seam.method
      guard width < Self.wide else {
        let indent = String(repeating: "· ", count: entry.depth - 1)
        return [
          [
            Span("\(indent)\(seam.from) → \(seam.to) "), Span(what, .bold),
            Span("  \(file)\(line)", .dim),
          ]
        ]
      }
      // Most files are named after what they declare.
      let isNamed = file == "\(seam.to).swift"
      let indent = String(repeating: "·", count: entry.depth - 1)
      return [
        [Span("\(indent)\(seam.from) →  "), Span(isNamed ? "" : file + line, .dim)],
        [Span("\(indent)  \(seam.to)"), Span(isNamed ? line : "", .dim), Span(" \(what)", .bold)],
      ]
    }
  }
}
