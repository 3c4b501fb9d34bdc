import Console
import Foundation
import Results

extension Command<Run> {
  /// A command that finds results, which are then written in the format asked for.
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
        try run.write(results.concluded, to: output)
        return .success
      })
  }

  /// Options that don't go together.
  @Sendable static func mistake(_ request: Request) -> String? {
    let (format, save) = (request[.format], request[.save])
    if request[.quick], request[.thorough] {
      return "--quick and --thorough exclude each other; write only one of them"
    }
    if request[.table] != nil, format != .csv {
      return "--table goes with --format csv only; add that or leave it out"
    }
    if request[.wide], format != .text {
      return "--wide goes with text only; leave it out, nothing else is cut"
    }
    if save == "-" {
      return "--save needs a file; write --format json for the document on standard output"
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

extension RunResults {
  /// With what its numbers say, and how far they are to be trusted.
  var concluded: RunResults {
    var results = self
    results.closing =
      Conclusions.sentences(document) + (latency.map(LatencyTrust.sentences) ?? []) + closing
    return results
  }
}
