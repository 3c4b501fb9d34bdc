import Variants

extension [MessageLog.Entry] {
  /// What the compiler's profile counters must show for a trace: executions by function.
  ///
  /// A line of the text is a count and, after a tab, the function, spelled as `swift demangle --simplified`
  /// spells it. The closure that a completion is has no name, and a property that is set has no counter.
  package var profileTotals: String {
    let functions = map(\.seam)
      .filter { $0.kind != .completion && $0.method.hasSuffix(")") }
      .map { "\($0.to).\($0.method)" }
    return Dictionary(grouping: functions) { $0 }.map { "\($1.count)\t\($0)" }
      .sorted().joined(separator: "\n")
  }
}
