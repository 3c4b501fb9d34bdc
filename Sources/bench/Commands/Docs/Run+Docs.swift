import Console
import Faults
import Reading
import Results
import Stopwatch
import Suites

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
  /// Writes the chosen sections anew, or only says what isn't current.
  func docs(to output: Output) throws -> ExitCode {
    let docs = try Docs(of: versions, in: Self.root())
    let texts = SectionTexts(self, in: docs.root)
    let chosen =
      options.sections.isEmpty ? GeneratedSection.Kind.allCases : options.sections
    guard options.isChecked else {
      try docs.update(chosen, picture: { try texts.picture(of: $0)?.svg }, with: texts.text)
      return .success
    }
    var lines = try docs.stale(chosen, texts)
    if options.sections.isEmpty {
      var counted = try texts.counted([.lines, .doubles])
      counted.walk = try walks().flatMap(\.rows)
      counted.places = try places(of: Concept.allCases)
      var check = try DocsCheck(
        of: versions, counted: counted, calls: counts(), in: docs.root)
      let museum = try BugList(of: versions, in: docs.root)
      try check.checkAll { try read($0, museum) }
      lines += check.lines
    }
    lines = lines.uniqued()
    try output.write(lines.isEmpty ? "All is current.\n" : lines.map { "\($0)\n" }.joined())
    return lines.isEmpty ? .success : .failure
  }

  /// Reads a command line as if it were to be done.
  private func read(_ arguments: [String], _ museum: BugList) throws {
    let parser = OptionsParser(
      architectures: registry.map(\.name), flows: Flow.all.map(\.name))
    guard case .run(let options) = try parser.parse(arguments) else { return }
    var run = Run(options: options)
    if options.command == .tests { _ = try run.behaviours(of: []) }
    if let bug = options.bug { run.options.words = [bug] }
    if options.command == .bugs || options.bug != nil { _ = try run.stories(in: museum) }
  }
}
