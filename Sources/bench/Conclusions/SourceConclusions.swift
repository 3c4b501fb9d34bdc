import Arms

/// What the sources say of the versions.
enum SourceConclusions {
  static func code(_ rows: [LineRow], _ coupling: [CouplingRow]) -> String? {
    let rows = rows.filter {
      [.production, .machinery].contains($0.part) && $0.role != LineRow.extra
    }
    let more = " of code with the machinery it uses"
    guard let range = rows.range(of: \.code, "line", more) else { return nil }
    let costs = coupling.filter { !Arm.isFloor($0.architecture) }
      .map { ($0.architecture, $0.propagationCost) }
    let reach = Extremes.text(costs, as: PercentText.text)
    return "A version takes \(range)"
      + (reach.map { "; a change of one type may reach \($0) of its types." } ?? ".")
  }

  static func suites(_ rows: [SuiteRow]) -> String? {
    guard let tests = rows.range(of: \.tests, "test"),
      let assertions = rows.range(of: \.assertionsWritten, "assertion"),
      let lines = rows.range(of: \.lines, "line", " without its doubles")
    else { return nil }
    return "A suite has \(tests) with \(assertions), in \(lines)."
  }

  static func detection(_ rows: [DetectionRow], _ budgets: [BudgetRow]) -> String? {
    let limits = rows.map { ($0.architecture, $0.recallLow) }
    let few = budgets.filter { $0.lines == 1000 }.map { ($0.architecture, $0.recall) }
    guard let most = Extremes.text(limits, as: PercentText.text) else { return nil }
    return
      "Of the faults that rules plant in its version, a suite notices at least \(most), the lower end of a "
      + "95 % interval"
      + (Extremes.text(few, as: PercentText.text).map { "; with 1000 of its lines, \($0)." } ?? ".")
  }
}
