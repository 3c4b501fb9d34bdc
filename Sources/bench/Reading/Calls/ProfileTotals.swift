import Arms

/// What the compiler's profile counters must show for a trace: executions by function.
///
/// A line of the text is a count and, after a tab, the function, spelled as `swift demangle --simplified`
/// spells it. The closure that a completion is has no name, and a property that is set has no counter.
package struct ProfileTotals: CustomStringConvertible {
  private let counts: [String: Int]

  package init(_ trace: [MessageLog.Entry]) {
    let functions = trace.map(\.seam).filter { $0.kind != .completion }
      .map { "\($0.to).\($0.method)" }
      .filter { $0.hasSuffix(")") }
    counts = functions.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  package var description: String {
    counts.map { "\($1)\t\($0)" }.sorted().joined(separator: "\n")
  }
}
