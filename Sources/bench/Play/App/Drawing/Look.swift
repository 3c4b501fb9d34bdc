import Reading
import Suites
import TextWidth
import Variants

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

  init(_ text: String, _ style: Style = .plain) { (self.text, self.style) = (text, style) }
}

extension [Span] {
  /// The spans in exactly this many columns: cut, or filled with spaces.
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
package struct Look {
  /// Whether it shows bold, dim, and reversed text; otherwise we use marks.
  package var hasStyles = true

  /// Reads from the environment whether the user wants styles.
  package static func current(_ environment: [String: String]) -> Look {
    Look(hasStyles: (environment["NO_COLOR"] ?? "").isEmpty)
  }

  func text(_ spans: [Span]) -> String {
    spans.map { span in
      hasStyles && span.style != .plain
        ? "\u{1B}[\(span.style.rawValue)m\(span.text)\u{1B}[0m" : span.text
    }.joined()
  }
}

/// Changes a terminal's picture into the next one, line by line; each is as wide as the terminal.
struct Painter {
  private var lines: [String] = []

  /// Forgets the picture, so that everything is painted again.
  mutating func forget() {
    lines = []
  }

  /// The text to send to the terminal; empty if it shows this picture already.
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
