import Console
import Results
import Timing

/// Writing results, and keeping them.
extension Run {
  /// Writes the results, and keeps them where that was asked for: neither hinders the other.
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

  /// The part that CSV has: the one asked for, or else the first that has rows.
  private func table(of document: Document) throws(UsageError) -> String {
    let filled = tables.filter(document.hasRows)
    guard let table = request[.table] else { return filled.first ?? tables[0] }
    guard tables.contains(table) else {
      throw UsageError.unknown("table", table, known: tables)
    }
    // Where nothing was found at all, or not yet, an empty table says so.
    guard filled.isEmpty || filled.contains(table) || shouldStop() else {
      throw UsageError(
        "'\(table)' has no rows here; write --table \(filled.joined(separator: " or "))")
    }
    return table
  }

  /// A screen or two, unless more is asked for; without names only the first table.
  private var limit: Report.Limit? {
    guard !request[.everything], !request[.source] else { return nil }
    let names = request.words + request[.versions] + request[.flows]
    return Report.Limit(tables: names.isEmpty ? 1 : .max, lines: 60)
  }

  /// How wide text is written; nil where all of it is asked for, or another format.
  package var textWidth: Int? {
    if request[.wide] || request[.format] != .text { return nil }
    return request[.output] == nil ? width : TerminalWidth.ofFiles
  }

  /// What would stop the run at its end stops it before it begins.
  func checkSave() throws { _ = try request[.save].map { try Output(path: $0) } }

  /// A run that was cut short is no baseline.
  func save(_ results: RunResults) throws {
    guard let path = request[.save] else { return }
    let file = try Output(path: path)
    guard !shouldStop() else { throw RunFailure("interrupted; \(path) is as it was") }
    try file.write(try results.document(in: .capture()).json())
  }
}
