/// All that one run has to show: its tables, then what they say.
package struct Report: Equatable, Sendable {
  package var opening: [String] = []
  package var tables: [Table] = []
  /// Closing sentences, one paragraph each, for people; a CSV file has no place for them.
  package var closing: [String] = []

  package init(opening: [String] = [], tables: [Table] = [], closing: [String] = []) {
    self.opening = opening.map(\.namingVersions)
    self.closing = closing.map(\.namingVersions)
    self.tables = tables
  }

  /// How much of a report is shown where somebody doesn't ask for all of it.
  package typealias Limit = (tables: Int, lines: Int)

  /// The report in lines of so many columns; without a width, tables are as wide as they are.
  ///
  /// With a limit, the first tables are shown as far as they fit, and then what is left out.
  package func text(width: Int? = Table.textWidth, limit: Limit? = nil) -> String {
    let prose = min(width ?? .max, Table.textWidth)
    let list = opening.isEmpty ? [] : ["\(Self.heading)\n\(Self.list(opening, width: prose))"]
    let paragraphs = closing.map {
      $0.printable.wrapped(to: prose).joined(separator: "\n") + "\n"
    }
    let tables = tables.map { $0.text(width: width) }
    guard let limit else { return (list + tables + paragraphs).joined(separator: "\n") }
    let room = limit.lines - Self.lines(list + paragraphs) - Self.roomForRest
    let shown = Self.prefix(of: tables, in: (limit.tables, room))
    let rest = rest(after: shown, of: tables).map {
      [$0.wrapped(to: prose).joined(separator: "\n") + "\n"]
    }
    return (list + shown + paragraphs + (rest ?? [])).joined(separator: "\n")
  }

  /// The first texts that fit, of the very first as many lines as do.
  private static func prefix(of texts: [String], in limit: Limit) -> [String] {
    var room = limit.lines
    let whole = texts.prefix(limit.tables).prefix { text in
      room -= lines([text])
      return room >= 0
    }
    guard whole.isEmpty, let first = texts.first else { return Array(whole) }
    let start = first.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix(max(limit.lines - 1, 1))
    return [start.joined(separator: "\n") + "\n…\n"]
  }

  /// What isn't shown, and how to see it; nil where all is.
  private func rest(after shown: [String], of texts: [String]) -> String? {
    let cut = shown.last.map { $0 != texts[shown.count - 1] } ?? false
    // A title such as “Then the screen is:” goes on with the table before it.
    let titles = tables.dropFirst(shown.count).map(\.title).filter { !$0.hasSuffix(":") }
      .map { "“\($0)”" }
    guard cut || !titles.isEmpty else { return nil }
    let few = titles.prefix(3) + (titles.count > 3 ? ["\(titles.count - 3) more"] : [])
    let parts = (cut ? ["the rest of this table"] : []) + few
    return "Not shown: \(parts.listed). Add --all to see everything."
  }

  /// With the empty line that follows each of them.
  private static func lines(_ texts: [String]) -> Int {
    texts.reduce(0) { $0 + $1.count { $0 == "\n" } + 1 }
  }

  private static let roomForRest = 4

  package static func list(_ sentences: [String], width: Int = Table.textWidth) -> String {
    sentences.map { sentence in
      let lines = sentence.printable.wrapped(to: width - 2)
      return "- " + lines.joined(separator: "\n  ") + "\n"
    }.joined()
  }

  package var markdown: String {
    let heading = opening.isEmpty ? [] : ["### \(Self.heading)\n"]
    return
      (heading + opening.map { "- \($0.escapedForMarkdown)\n" } + tables.map(\.markdown)
      + closing.map { $0.escapedForMarkdown + "\n" }).joined(separator: "\n")
  }

  private static let heading = "What the numbers say"
}
