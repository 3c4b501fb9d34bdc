/// What all that was measured says, in at most eight sentences; what wasn't measured has none.
enum Conclusions {
  static func sentences(_ document: Document, reference: String) -> [String] {
    let times = LatencyConclusions(
      (document.latency ?? []) + (document.means ?? []),
      Causes(in: document, reference: reference))
    let counts = [
      CountConclusions.sums(document.calls ?? [], document.allocations ?? []),
      CountConclusions.wording(document.wording ?? []),
    ]
    let sources = [
      CountConclusions.instructions(document.instructions ?? []),
      SourceConclusions.code(document.lines ?? [], document.coupling ?? []),
      SourceConclusions.suites(document.suites ?? []),
      SourceConclusions.detection(document.detection ?? [], document.budgets ?? []),
    ]
    return counts.compactMap(\.self) + times.sentences + sources.compactMap(\.self)
  }
}
