/// The table for a spreadsheet or a script.
extension Table {
  /// The headings and the rows as RFC 4180 has them; title and note have no place there.
  var csv: String {
    ([columns.map(\.title)] + cells)
      .map { $0.map(\.quotedForCSV).joined(separator: ",") + "\r\n" }
      .joined()
  }
}

extension String {
  /// The text in quotes if it holds a comma, a quote, or a line break.
  ///
  /// Looks at scalars, since a combining mark makes one character of itself and the quote before.
  fileprivate var quotedForCSV: String {
    guard unicodeScalars.contains(where: { ",\"\r\n".unicodeScalars.contains($0) }) else {
      return self
    }
    return "\"\(unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined())\""
  }
}
