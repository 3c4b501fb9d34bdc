/// What all that was measured says, in a few sentences; what wasn't measured has none.
enum Conclusions {
  static func sentences(_ document: Document) -> [String] {
    [
      CountConclusions.crossings(document.calls ?? []),
      CountConclusions.allocations(document.allocations ?? []),
      CountConclusions.wording(document.wording ?? []),
      CountConclusions.instructions(document.instructions ?? []),
    ].compactMap(\.self)
  }
}
