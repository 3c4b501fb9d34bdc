import Console
import Reading
import Results
import Stopwatch
import Suites

extension Command<Run> {
  static let lines = measuring(
    "lines", takes: "[VERSION…] | [PATH…]",
    "count the code of the versions, or of any files",
    [Option.versions, Option.table, Option.save] + .tables,
    tables: ["lines", "coupling", "files"],
    check: { request in
      !request.words.isEmpty && !request[.versions].isEmpty
        ? "versions and paths can't be counted together; write only one of them" : nil
    },
    measure: { run, results in
      if run.request.words.isEmpty { return try run.addLines(to: &results) }
      let files = try PathCount(of: run.request.words).files
      results.add(files, as: \.files) { [LinesReport.table($0)] }
    })
}

extension Run {
  package func addLines(to results: inout RunResults) throws {
    let files = try files()
    results.add(files.lines, as: \.lines, shown: LinesReport.tables)
    results.add(files.coupling, as: \.coupling) { [CouplingReport.table($0)] }
  }

  func files() throws -> [VersionFiles] {
    let root = try Self.root()
    // DirectRows has only the few lines in which it differs from Direct.
    if request[.versions] == [Variant.directRows.name] {
      throw UsageError("DirectRows is Direct except for how it formats rows; write Direct")
    }
    let chosen = variants.map(\.name)
    return try VersionFiles.all(of: registry, in: root).filter { chosen.contains($0.version) }
  }
}

extension [VersionFiles] {
  var lines: [LineRow] { flatMap(\.lines) }

  var coupling: [CouplingRow] {
    map { CouplingRow(version: $0.version, TypeGraph(of: $0.production)) }
  }
}
