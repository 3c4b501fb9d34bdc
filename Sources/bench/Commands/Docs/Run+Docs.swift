import Console
import Faults
import Reading
import Results
import Stopwatch
import Suites
import Timing

extension Command {
  static let docs = Command(
    "docs", takes: "[SECTION…]",
    "writes what the documents have from here anew, all of it or only some of: "
      + GeneratedSection.Kind.allCases.map(\.rawValue).joined(separator: ", "),
    [.check, .renew, .quick, .thorough, .seed],
    read: { words, options, parser in
      options.sections = try words.map { try parser.choice($0, "section") }
    },
    run: { try $0.docs(to: $1) })
}

extension Run {
  /// Writes the chosen sections again, or only says what isn't current.
  func docs(to output: Output) throws -> ExitCode {
    let docs = try Docs(of: versions, in: Self.root())
    let texts = SectionTexts(self, in: docs.root)
    let chosen =
      options.sections.isEmpty ? GeneratedSection.Kind.allCases : options.sections
    guard options.isChecked else {
      try docs.update(chosen, with: texts.content)
      return .success
    }
    // A build for release would take a minute.
    let isBuilt = StopwatchBuild(root: docs.root).current != nil
    if !isBuilt {
      StandardError.say(
        "what is timed isn't built, so what needs it isn't checked; run bench --quick")
    }
    var lines = try docs.stale(chosen) { section in
      isBuilt || !section.needsStopwatch ? try texts.content(of: section) : nil
    }
    if options.sections.isEmpty {
      let museum = try BugList(of: versions, in: docs.root)
      lines += try DocsCheck(docs, of: versions).lines { try read($0, museum) }
    }
    try output.write(lines.isEmpty ? "All is current.\n" : lines.map { "\($0)\n" }.joined())
    return lines.isEmpty ? .success : .failure
  }

  /// Reads a command line as if it were to be done.
  private func read(_ arguments: [String], _ museum: BugList) throws {
    let parser = OptionsParser(
      architectures: registry.map(\.name), flows: Flow.all.map(\.name))
    guard case .run(let options) = try parser.parse(arguments) else { return }
    let run = Run(options: options)
    if options.command == .tests { _ = try run.behaviours(of: []) }
    if options.command == .bugs { _ = try run.stories(in: museum) }
  }
}
