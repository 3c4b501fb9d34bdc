extension Run {
  func addBugs(to results: inout Results) throws {
    let museum = try BugMuseum(
      of: try versions(floorsAre: "has no suite to notice a bug"), in: Self.root())
    let chosen = try options.words.flatMap { word in try museum.bugs(for: word) }.map(\.id)
    let bugs = museum.bugs.filter { chosen.isEmpty || chosen.contains($0.id) }
    let rows = museum.rows.filter { row in bugs.contains { $0.id == row.bug } }
    results.add(rows, as: \.bugs)
    guard !options.words.isEmpty else {
      results.show([BugsReport.overview(bugs, rows)])
      results.closing = [BugsReport.sentence(rows)]
      return
    }
    let isPlain = options.format != .text || options.output != nil
    results.show(
      bugs.flatMap { BugsReport.tables(of: $0, rows, width: isPlain ? nil : width) })
    results.closing = [NamedCause.rule]
  }
}
