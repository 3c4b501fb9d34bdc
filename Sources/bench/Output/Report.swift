/// All that one run has to show: its tables, then what they say.
struct Report: Equatable, Sendable {
  var tables: [Table] = []
  /// Closing sentences, one paragraph each, for people; a CSV file has no place for them.
  var closing: [String] = []

  /// The report in lines of at most 100 columns, where they can be broken.
  var text: String {
    let paragraphs = closing.map { $0.printable.wrapped(to: 100).map { $0 + "\n" }.joined() }
    return (tables.map { $0.text() } + paragraphs).joined(separator: "\n")
  }

  var markdown: String {
    (tables.map(\.markdown) + closing.map { $0.escapedForMarkdown + "\n" }).joined(separator: "\n")
  }
}
