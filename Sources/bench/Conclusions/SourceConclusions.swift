import Arms
import RandomUse

/// What the sources say of the versions.
enum SourceConclusions {
  /// How much code a version takes, and how far a change in it may reach.
  static func code(_ rows: [LineRow], _ coupling: [CouplingRow]) -> String? {
    let rows = rows.filter {
      [.production, .machinery].contains($0.part) && $0.role != LineRow.extra
    }
    guard let range = Extremes(rows, \.code).text else { return nil }
    let floor = rows.filter { $0.architecture == Arm.direct.name }.reduce(0) { $0 + $1.code }
    let costs = coupling.filter { !Arm.isFloor($0.architecture) }
      .map { ($0.architecture, $0.propagationCost) }
    let reach = Extremes(costs, as: PercentText.text).text
    return "A version takes \(range.counting("line")) of code with the machinery it uses"
      + (floor > 0 ? ", \(floor) in \(Arm.direct.name)" : "")
      + (reach.map { "; a change of one type may reach \($0) of its types." } ?? ".")
  }

  /// How much a suite asserts, and in how many lines.
  static func suites(_ rows: [SuiteRow]) -> String? {
    guard let tests = Extremes(rows, \.tests).text, let lines = Extremes(rows, \.lines).text,
      let assertions = Extremes(rows, \.assertionsWritten).text
    else { return nil }
    return "A suite has \(tests.counting("test")) with \(assertions.counting("assertion")), in "
      + "\(lines.counting("line"))."
  }
}
