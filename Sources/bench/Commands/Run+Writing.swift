import Console
import Results
import Timing

/// Writing results, and saving them.
extension Run {
  /// Writes the results, and saves them with `--save`; if one of the two fails, the other still
  /// happens.
  func write(_ results: RunResults, to output: Output) throws {
    var results = results
    results.document.complete = shouldStop() ? false : nil
    let saved = Result { try save(results) }
    let written = Result { try output.write(try text(of: results)) }
    try saved.get()
    try written.get()
  }

  package func text(of results: RunResults) throws -> String {
    let part = request[.format] == .csv ? try table(of: results.document) : ""
    return try results.text(request[.format], part: part, width: textWidth, limit: limit)
  }

  /// The table for CSV: the chosen one, or else the first that has rows.
  private func table(of document: Document) throws(UsageError) -> String {
    let filled = tables.filter { document.rows($0) != nil }
    guard let table = request[.table] else { return filled.first ?? tables[0] }
    guard tables.contains(table) else {
      throw UsageError.unknown("table", table, known: tables)
    }
    // If there are no rows at all, or the run was interrupted, an empty table is a correct answer.
    guard filled.isEmpty || filled.contains(table) || shouldStop() else {
      throw UsageError(
        "'\(table)' has no rows here; write --table \(filled.joined(separator: " or "))")
    }
    return table
  }

  /// Limits text to a screen or two unless `--all` is given, and to the first table without names.
  private var limit: Report.Limit? {
    guard !request[.everything], !request[.source] else { return nil }
    let names = request.words + request[.versions] + request[.flows]
    return (tables: names.isEmpty ? 1 : .max, lines: 60)
  }

  /// The width of text; nil with `--wide`, and for other formats.
  package var textWidth: Int? {
    if request[.wide] || request[.format] != .text { return nil }
    return request[.output] == nil ? width : TerminalWidth.ofFiles
  }

  /// Reports before the run that the file can't be written, instead of after it.
  func checkSave() throws { _ = try request[.save].map { try Output(path: $0) } }

  /// Saves the results unless the run was interrupted, because later runs can't be compared with a
  /// part.
  func save(_ results: RunResults) throws {
    guard let path = request[.save] else { return }
    let file = try Output(path: path)
    guard !shouldStop() else { throw RunFailure("interrupted; \(path) is as it was") }
    try file.write(try results.document(in: .capture()).json())
  }
}
