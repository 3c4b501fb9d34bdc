/// What all that was measured says, what a user meets first, one fact in a sentence; what wasn't measured
/// has none.
enum Conclusions {
  static func sentences(_ document: Document) -> [String] {
    let times = LatencyConclusions(document)
    let counts = [
      CountConclusions.calls(document.calls ?? []),
      CountConclusions.allocations(document.allocations ?? []),
      CountConclusions.wording(document.wording ?? []),
    ]
    let sources = [
      CountConclusions.instructions(document.instructions ?? []),
      SourceConclusions.code(document.lines ?? []),
      SourceConclusions.reach(document.coupling ?? []),
      SourceConclusions.suites(document.suites ?? []),
      SourceConclusions.detection(document.detection ?? []),
      SourceConclusions.budgets(document.budgets ?? []),
    ]
    return times.sentences + counts.compactMap(\.self) + sources.compactMap(\.self)
  }
}
