import Foundation

/// A piece of HTML, written down as it is; what comes from elsewhere gets into it only by interpolation, as
/// text, escaped.
struct HTML: Equatable, Sendable, ExpressibleByStringInterpolation {
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var source = ""

    init(literalCapacity: Int, interpolationCount: Int) {}

    /// Without ends of lines, and without the margins after them.
    mutating func appendLiteral(_ literal: String) {
      let lines = literal.split(separator: "\n", omittingEmptySubsequences: false)
      source += (lines.prefix(1) + lines.dropFirst().map { $0.drop { $0 == " " } }).joined()
    }

    mutating func appendInterpolation(_ html: HTML) {
      source += html.source
    }

    mutating func appendInterpolation(_ pieces: [HTML]) {
      for html in pieces { source += html.source }
    }

    mutating func appendInterpolation(_ text: some CustomStringConvertible) {
      source += text.description.escapedForHTML
    }
  }

  let source: String

  init(stringLiteral literal: String) {
    var piece = StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    piece.appendLiteral(literal)
    self.init(stringInterpolation: piece)
  }

  init(stringInterpolation: StringInterpolation) { source = stringInterpolation.source }

  /// Style or script of the page's own.
  init(raw: String) {
    source = raw
  }

  /// One of the page's own files, which are HTML, with its gaps (`{{name}}`) filled.
  init(template: String, filling gaps: [String: HTML]) {
    let parts = template.components(separatedBy: "{{").map { $0.components(separatedBy: "}}") }
    source = parts.map { part in
      part.count < 2 ? part[0] : (gaps[part[0]]?.source ?? "") + part[1...].joined(separator: "}}")
    }.joined()
  }
}

extension String {
  /// A name that may go on in the next line where a word of it begins.
  var breakable: HTML {
    let letters = zip(self, " " + self).map { next, last -> HTML in
      let isBreak = "(:.".contains(last) && next != ")" || last.isLowercase && next.isUppercase
      return isBreak ? "<wbr>\(next)" : "\(next)"
    }
    return "\(letters)"
  }

  fileprivate var escapedForHTML: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
  }
}
