/// What all that was measured says, one fact in a sentence; what wasn't measured has none.
enum Conclusions {
  static func sentences(_ document: Document, reference: String) -> [String] {
    let times = LatencyConclusions(
      (document.latency ?? []) + (document.means ?? []),
      Causes(in: document, reference: reference))
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
    return counts.compactMap(\.self) + times.sentences + sources.compactMap(\.self)
  }
}
