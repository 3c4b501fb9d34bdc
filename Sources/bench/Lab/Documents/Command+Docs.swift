import Commands
import Console
import Stopwatch
import Suites
import Timing

extension Command<Run> {
  static let docs = Command(
    "docs", takes: "[SECTION…]",
    "write the generated sections of the documents, in a minute",
    details: "Without SECTION, it writes all of these: "
      + GeneratedSection.Kind.allCases.map(\.rawValue).joined(separator: ", ") + ".",
    [
      Option.check, Option.renew.meaning("measure all times again first, in a quarter of an hour"),
      Option.seed,
    ], endsGently: true
  ) { run, request, output in
    let sections = try request.words.map { word in
      guard let kind = GeneratedSection.Kind(rawValue: word.lowercased()) else {
        throw UsageError.unknown(
          "section", word, known: GeneratedSection.Kind.allCases.map(\.rawValue))
      }
      return kind
    }
    // What is measured for a section would take its name for that of a change.
    var request = request
    request.words = []
    return try run.asked(request).docs(sections, to: output)
  }
}

extension Option<Bool> {
  static var check: Option {
    Option("check", "write nothing, and list what is out of date or wrong")
  }
}

extension Run {
  /// Writes the chosen sections again, or only lists what is out of date or wrong.
  fileprivate func docs(_ sections: [GeneratedSection.Kind], to output: Output) throws -> ExitCode {
    let docs = try Docs(of: versions, in: Self.root())
    let texts = SectionTexts(self, in: docs.root, renewing: request[.renew])
    let chosen = sections.isEmpty ? GeneratedSection.Kind.allCases : sections
    guard request[.check] else {
      try docs.update(chosen, with: texts.content)
      return .success
    }
    // A build for release would take a minute.
    let isBuilt = StopwatchBuild(root: docs.root).current != nil
    if !isBuilt {
      StandardError.say(
        "the program that is timed isn't built, so its sections aren't checked; run bench --quick")
    }
    var lines = try docs.stale(chosen) { section in
      isBuilt || !section.needsStopwatch ? try texts.content(of: section) : nil
    }
    if sections.isEmpty {
      lines += try DocsCheck(docs, of: versions).lines { try Self.read($0, $1) }
    }
    try output.write(lines.isEmpty ? "All is up to date.\n" : lines.map { "\($0)\n" }.joined())
    return lines.isEmpty ? .success : .failure
  }

  /// Reads a command line of a program; throws what is wrong with it.
  private static func read(_ program: String, _ arguments: [String]) throws {
    let known = program == "lab" ? Program.lab : Program.bench
    guard case .run(let command, let request) = try known.parse(arguments) else { return }
    if command.name == "tests" { try Run().checkStatements(request.words) }
    if command.name == "bugs", program == "bench" {
      let run = Run().asked(request)
      _ = try run.stories(in: BugList(of: run.versions, in: root()))
    }
  }
}
