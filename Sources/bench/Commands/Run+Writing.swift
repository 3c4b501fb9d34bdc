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
    try results.text(options.format, part: options.table ?? options.tables[0], width: textWidth)
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
