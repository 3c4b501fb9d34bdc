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

  func text(of results: RunResults) throws -> String {
    let part = options.format == .csv ? try table(of: results.document) : ""
    return try results.text(options.format, part: part, width: textWidth)
  }

  /// The part that CSV has: the one asked for, or else the first that has rows.
  private func table(of document: Document) throws(UsageError) -> String {
    let filled = options.tables.filter(document.hasRows)
    guard let table = options.table else { return filled.first ?? options.tables[0] }
    // Where nothing was found at all, or not yet, an empty table says so.
    guard filled.isEmpty || filled.contains(table) || shouldStop() else {
      throw UsageError(
        "'\(table)' has no rows here; write --table \(filled.joined(separator: " or "))")
    }
    return table
  }

  /// How wide text is written; nil where all of it is asked for, or another format.
  var textWidth: Int? {
    if options.isWide || options.format != .text { return nil }
    return options.output == nil ? width : TerminalWidth.ofFiles
  }

  /// A run that was cut short is no baseline.
  func save(_ results: RunResults) throws {
    guard let path = options.save else { return }
    let file = try Output(path: path)
    guard !shouldStop() else { throw RunFailure("interrupted; \(path) is as it was") }
    try file.write(try results.document(in: .capture()).json())
  }
}
