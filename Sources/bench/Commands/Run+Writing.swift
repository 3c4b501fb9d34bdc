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
    // Where versions stand side by side, it is as wide as it can be.
    let isWide = options.command == .walk || options.command == .bugs && !options.words.isEmpty
    let width = isWide ? width : width.map { _ in Table.textWidth }
    return try results.text(
      options.format, part: options.table ?? options.tables[0],
      width: options.output == nil ? width : nil)
  }

  /// A run that was cut short is no baseline.
  func save(_ results: RunResults) throws {
    guard let path = options.save else { return }
    let file = try Output(path: path)
    guard !shouldStop() else { throw RunFailure("interrupted; \(path) is as it was") }
    try file.write(try results.document(in: .capture()).json())
  }
}
