extension Results {
  /// The numbers in parts, each with what explains it; at the end what they were measured on.
  func numbers(_ reading: ReadingGuide, in environment: BenchEnvironment?) -> HTML {
    let instructions = InstructionsReport.tables(document.instructions ?? [])
    let tables = tables + instructions.filter { !$0.cells.isEmpty }
    let list = NumbersPart.all.map { HTML("a", $0.title, ["href": "#numbers-\($0.id)"]) }
    guard !tables.isEmpty else { return [].joined() }
    return
      ([HTML("nav", list, ["class": "parts", "aria-label": "Parts of the numbers"])]
      + NumbersPart.all.map { $0.html(tables, reading) }
      + [HTML("ul", trust(in: environment).map { HTML("li", Markdown().inline($0)) })]).joined()
  }

  /// What the machine, the build, and this run can't tell.
  private func trust(in environment: BenchEnvironment?) -> [String] {
    let measured = document.seed.flatMap { environment?.sentence(seed: $0) }
    return (latency.map(LatencyTrust.sentences) ?? []) + closing + [measured].compactMap(\.self)
  }
}
