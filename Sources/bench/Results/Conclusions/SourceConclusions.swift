import Arms
import Foundation

/// What the sources say of the versions.
enum SourceConclusions {
  static func code(_ rows: [LineRow]) -> String? {
    rows.filter(\.isCost).range(of: \.code, "line", " of code, production and machinery")
      .map { "A version has \($0)." }
  }

  static func reach(_ rows: [CouplingRow]) -> String? {
    let reach = rows.filter { !Arm.isFloor($0.architecture) }.map { ($0.architecture, $0.reach) }
    return Extremes.text(reach) { String(format: "%.1f", $0) }.map {
      "A change of one type may reach \($0) types on the average, itself included."
    }
  }

  static func suites(_ rows: [SuiteRow]) -> String? {
    rows.range(of: \.codeWithDoubles, "line", " of code, doubles included")
      .map { "A suite takes \($0)." }
  }

  /// Of those that were planted, which are all that the rules find a place for.
  static func detection(_ rows: [DetectionRow]) -> String? {
    guard !rows.isEmpty else { return nil }
    let isWhole = rows.allSatisfy { $0.missed == 0 }
    let counts = rows.map { row in
      "\(row.found) \(isWhole ? "" : "of \(row.found + row.missed) ")in \(row.architecture)"
    }
    return "Of the faults that rules plant in each version, its suite notices "
      + (isWhole ? "all: " : "") + counts.listed + "."
  }

  /// What a part of each suite would notice, if all have as much.
  static func budgets(_ rows: [BudgetRow]) -> String? {
    let few = rows.filter { $0.lines == 1000 }.map { ($0.architecture, $0.recall) }
    guard few.count == Set(rows.map(\.architecture)).count else { return nil }
    return Extremes.text(few, as: PercentText.text).map {
      "1000 lines of code of a suite, doubles included, notice \($0) of the faults."
    }
  }
}
