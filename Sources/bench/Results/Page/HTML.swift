import Foundation

/// A piece of HTML.
///
/// What comes from elsewhere gets into it only as text, escaped.
struct HTML: Equatable, Sendable {
  let source: String

  private init(source: String) {
    self.source = source
  }

  init(text: String) {
    source = text.escapedForHTML
  }

  init(_ name: String, _ children: [HTML], _ attributes: KeyValuePairs<String, String> = [:]) {
    self.init(raw: name, children.map(\.source).joined(), attributes)
  }

  init(_ name: String, _ text: String, _ attributes: KeyValuePairs<String, String> = [:]) {
    self.init(name, [HTML(text: text)], attributes)
  }

  /// One of the page's own files, which are HTML, with its gaps (`{{name}}`) filled.
  init(template: String, filling gaps: [String: HTML]) {
    let parts = template.components(separatedBy: "{{").map { $0.components(separatedBy: "}}") }
    source = parts.map { part in
      part.count < 2 ? part[0] : (gaps[part[0]]?.source ?? "") + part[1...].joined(separator: "}}")
    }.joined()
  }

  /// What is closed by what follows it, and need not be: a page has thousands of cells.
  private static let closing: Set = ["dd", "dt", "li", "td", "th", "tr"]

  /// Style or script of the page's own.
  init(raw name: String, _ content: String, _ attributes: KeyValuePairs<String, String>) {
    let list = attributes.map { #" \#($0)="\#($1.escapedForHTML)""# }.joined()
    source = "<\(name)\(list)>\(content)" + (Self.closing.contains(name) ? "" : "</\(name)>")
  }

  /// Data for scripts.
  ///
  /// A bracket stands in JSON only within text, where it may be written as a number.
  init(json: String, id: String) {
    self.init(
      raw: "script", json.replacing("<", with: #"\u003c"#), ["id": id, "type": "application/json"])
  }

  /// Where a line may break.
  fileprivate static let lineBreak = HTML(source: "<wbr>")

  fileprivate init(joining pieces: [HTML]) {
    source = pieces.map(\.source).joined()
  }
}

extension [HTML] {
  func joined() -> HTML {
    HTML(joining: self)
  }
}

extension String {
  /// A name that may go on in the next line where a word of it begins.
  var breakable: HTML {
    zip(self, " " + self).map { next, last in
      let isBreak = "(:.".contains(last) && next != ")" || last.isLowercase && next.isUppercase
      return isBreak ? [.lineBreak, HTML(text: String(next))] : [HTML(text: String(next))]
    }.flatMap(\.self).joined()
  }

  fileprivate var escapedForHTML: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
