import RandomUse
import SwiftSource

/// What the tests of a suite cost in lines, each with all that it needs.
struct TestBudget {
  private struct Cost {
    let test: String
    let lines: Int
    /// What several tests share, by name.
    let shared: [String: Int]
  }

  private static let orders = 200

  private let costs: [Cost]

  init(of suite: Suite, in root: String) throws {
    let proofs = try Proofs(of: suite, in: root)
    costs = zip(suite.sources, suite.files).flatMap { source, file in
      let own = Set(file.tests.flatMap(\.lines)).union(suite.doubles.lines(of: source))
      let around = source.lines.indices.count { !own.contains($0) }
      return file.tests.map { test in
        var shared = [file.path: around]
        for double in proofs.doubles(around: test) {
          shared["\(double.file) \(double.name)"] = double.lastLine - double.line + 1
        }
        return Cost(test: test.id, lines: test.lines.count, shared: shared)
      }
    }
  }

  /// All lines that the suite's tests need.
  var lines: Int {
    let shared = costs.reduce(into: [String: Int]()) { $0.merge($1.shared) { $1 } }
    return costs.reduce(0) { $0 + $1.lines } + shared.values.reduce(0, +)
  }

  /// How many of the faults random choices of tests find at each budget.
  func rows(of version: String, finding faults: [[String]], at budgets: [Int]) -> [BudgetRow] {
    var generator = SplitMix64(seed: 1)
    let found = faults.enumerated().reduce(into: [String: [Int]]()) { found, fault in
      for test in fault.element { found[test, default: []].append(fault.offset) }
    }
    let choices = (0..<Self.orders).map { _ in
      recalls(
        in: costs.shuffled(using: &generator), finding: found, of: faults.count, at: budgets)
    }
    return budgets.enumerated().map { index, lines in
      let sorted = choices.map { $0[index] }.sorted()
      return BudgetRow(
        architecture: version, lines: lines, recall: Statistics.mean(sorted),
        recallLow: sorted[Self.orders / 40], recallHigh: sorted[Self.orders - Self.orders / 40 - 1])
    }
  }

  /// As many tests as a budget pays for, in an order, until the first that it doesn't.
  private func recalls(
    in order: [Cost], finding faults: [String: [Int]], of count: Int, at budgets: [Int]
  ) -> [Double] {
    var (paid, found, lines) = (Set<String>(), Set<Int>(), 0)
    var rest = order[...]
    return budgets.map { budget in
      while let next = rest.first {
        let cost = next.lines + next.shared.filter { !paid.contains($0.key) }.values.reduce(0, +)
        guard lines + cost <= budget else { break }
        lines += cost
        paid.formUnion(next.shared.keys)
        found.formUnion(faults[next.test, default: []])
        rest.removeFirst()
      }
      return count == 0 ? 0 : Double(found.count) / Double(count)
    }
  }
}
