import UserDriver

/// A stretch of a line in one style.
struct Span: Equatable {
  enum Style {
    case plain, dim, bold, reversed
  }

  var text: String
  var style = Style.plain

  init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }
}

extension [Span] {
  var width: Int { reduce(0) { $0 + DisplayWidth.columns(of: $1.text) } }

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
