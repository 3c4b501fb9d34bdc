import Console
import Foundation
import Results

extension Command<Run> {
  /// A command that measures or counts, and writes its results in the chosen format, with conclusions
  /// and with sentences about how far the times can be trusted.
  static func measuring(
    _ name: String, takes words: String = "", _ summary: String, details: String = "",
    _ options: [any AnyOption], tables: [String]? = nil, endsGently: Bool = false,
    check: @escaping @Sendable (Request) throws -> String? = { _ in nil },
    measure: @escaping @Sendable (Run, inout RunResults) throws -> Void
  ) -> Command {
    let tables = tables ?? [name]
    return Command(
      name, takes: words, summary, details: details, options, tables: tables,
      endsGently: endsGently,
      check: { try check($0) ?? mistake($0) },
      run: { run, request, output in
        let run = run.asked(request, tables: tables)
        try run.checkSave()
        var results = RunResults()
        try measure(run, &results)
        results.closing =
          Conclusions.sentences(results.document)
          + (results.latency.map(LatencyTrust.sentences) ?? []) + results.closing
        try run.write(results, to: output)
        return .success
      })
  }

  /// Finds options that can't be combined, and says what to write instead.
  @Sendable static func mistake(_ request: Request) -> String? {
    let (format, save) = (request[.format], request[.save])
    if request[.quick], request[.thorough] {
      return "--quick and --thorough exclude each other; write only one of them"
    }
    if request[.table] != nil, format != .csv {
      return "--table needs --format csv; add that or leave --table out"
    }
    if request[.wide], format != .text {
      return "--wide needs text; leave it out: other formats cut nothing"
    }
    if save == "-" {
      return "--save needs a file; write --format json to get the document on standard output"
    }
    if let save, fullPath(save) == request[.output].map(fullPath) {
      return "--save and --output both write \(save.printable); leave one of them out"
    }
    return nil
  }

  private static func fullPath(_ path: String) -> String {
    URL(filePath: path).standardizedFileURL.path
  }
}
