import FakeWorld

/// Looks for the shortest scenario that still fails.
package struct Shrinker {
  /// Towards a simpler start, the smallest change of a part first.
  private static let starts: [@Sendable (inout Scenario) -> Void] = [
    { $0.before = Array($0.before.dropFirst()) },
    { $0.before = Array($0.before.dropLast()) },
    { $0.stored = FakeServer(generating: min($0.stored.count, 1)).items },
    { $0.stored = [] },
    { $0.server = .generating(1) },
    { $0.server = .generating(0) },
  ]

  /// Whether a scenario fails in the same way.
  private let fails: (Scenario) throws -> Bool

  package init(fails: @escaping (Scenario) throws -> Bool) {
    self.fails = fails
  }

  package func shrink(_ scenario: Scenario) throws -> Scenario {
    var scenario = scenario
    while true {
      let old = scenario
      try removeSteps(from: &scenario)
      for change in Self.starts {
        var candidate = scenario
        change(&candidate)
        if try candidate != scenario && fails(candidate) { scenario = candidate }
      }
      if scenario == old { return scenario }
    }
  }

  /// Delta debugging: takes away ever smaller parts, as long as it still fails.
  private func removeSteps(from scenario: inout Scenario) throws {
    var size = max(scenario.steps.count / 2, 1)
    while true {
      // From the end, since what follows the failure goes at once.
      var end = scenario.steps.count
      while end > 0 {
        let start = max(end - size, 0)
        var candidate = scenario
        candidate.steps.removeSubrange(start..<end)
        if try fails(candidate) { scenario = candidate }
        end = start
      }
      if size == 1 { break }
      size /= 2
    }
  }
}
