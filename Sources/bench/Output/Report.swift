/// All that one run has to show: its tables, then what they say.
struct Report: Equatable, Sendable {
  /// What is said first.
  var opening: [String] = []
  var tables: [Table] = []
  /// Closing sentences, one paragraph each, for people; a CSV file has no place for them.
  var closing: [String] = []

  /// The report in lines of at most 100 columns, where they can be broken; without a width, only
  /// what isn't in a table is.
  func text(width: Int? = Table.textWidth) -> String {
    ([list].compactMap(\.self) + tables.map { $0.text(width: width) }
      + closing.map { lines($0, width: Table.textWidth) })
      .joined(separator: "\n")
  }

  var markdown: String {
    ((opening.isEmpty ? [] : ["### \(Self.heading)\n"]) + opening.map { "- \($0.markdownLine)" }
      + tables.map(\.markdown) + closing.map(\.markdownLine))
      .joined(separator: "\n")
  }

  /// The opening under its heading, one sentence below the other; nil where nothing is said.
  private var list: String? {
    guard !opening.isEmpty else { return nil }
    return "\(Self.heading)\n"
      + opening.map { lines("- \($0)", width: Table.textWidth, indent: "  ") }.joined()
  }

  private func lines(_ text: String, width: Int, indent: String = "") -> String {
    let lines = text.printable.wrapped(to: width - indent.count)
    return lines.enumerated().map { ($0 == 0 ? "" : indent) + $1 + "\n" }.joined()
  }

  private static let heading = "What the numbers say"
}

extension String {
  fileprivate var markdownLine: String { escapedForMarkdown + "\n" }
}
