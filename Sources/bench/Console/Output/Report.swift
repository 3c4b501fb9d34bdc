/// All that one run has to show: its tables, then what they say.
package struct Report: Equatable, Sendable {
  package var opening: [String] = []
  package var tables: [Table] = []
  /// Closing sentences, one paragraph each, for people; a CSV file has no place for them.
  package var closing: [String] = []

  package init(opening: [String] = [], tables: [Table] = [], closing: [String] = []) {
    (self.opening, self.tables, self.closing) = (opening, tables, closing)
  }

  /// The report in lines of so many columns; without a width, tables are as wide as they are.
  package func text(width: Int? = Table.textWidth) -> String {
    let prose = min(width ?? .max, Table.textWidth)
    let list = opening.isEmpty ? [] : ["\(Self.heading)\n\(Self.list(opening, width: prose))"]
    let paragraphs = closing.map {
      $0.printable.wrapped(to: prose).joined(separator: "\n") + "\n"
    }
    return (list + tables.map { $0.text(width: width) } + paragraphs).joined(separator: "\n")
  }

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
