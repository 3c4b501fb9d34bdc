/// Looks for the shortest scenario, made of the simplest steps, that still fails.
package struct Shrinker {
  /// Whether a scenario fails in the same way.
  private let fails: (Scenario) throws -> Bool
  /// How many requests were sent before each step, and in the end; `nil` where that can't be found out.
  private let requests: (Scenario) throws -> [Int]?

  package init(
    fails: @escaping (Scenario) throws -> Bool, requests: @escaping (Scenario) throws -> [Int]?
  ) {
    self.fails = fails
    self.requests = requests
  }

  package func shrink(_ scenario: Scenario) throws -> Scenario {
    var scenario = scenario
    while true {
      let old = scenario
      try removeSteps(from: &scenario)
      try simplify(&scenario)
      if scenario == old { return scenario }
    }
  }

  /// Delta debugging: takes away ever smaller parts, as long as it still fails.
  private func removeSteps(from scenario: inout Scenario) throws {
    var size = max(scenario.steps.count / 2, 1)
    var sent = try requests(scenario)
    while true {
      // From the end, since what follows the failure goes at once.
      var end = scenario.steps.count
      while end > 0 {
        let range = max(end - size, 0)..<end
        let candidates = [
          sent.map { scenario.removing(range, requests: $0) }, scenario.removing(range),
        ].compactMap(\.self)
        if let shorter = try candidates.first(where: fails) {
          scenario = shorter
          sent = try requests(scenario)
        }
        end = range.lowerBound
      }
      if size == 1 { break }
      size /= 2
    }
  }

  private func simplify(_ scenario: inout Scenario) throws {
    for index in scenario.before.indices.reversed() {
      var candidate = scenario
      candidate.before.remove(at: index)
      if try fails(candidate) { scenario = candidate }
    }
    try replace(in: &scenario) { $0.simplerStarts }
    for index in scenario.steps.indices {
      try replace(in: &scenario) { scenario in
        scenario.steps[index].simpler.map { step in
          var candidate = scenario
          candidate.steps[index] = step
          return candidate
        }
      }
    }
  }

  /// Takes the first simpler scenario that fails, again and again.
  private func replace(
    in scenario: inout Scenario, by candidates: (Scenario) -> [Scenario]
  ) throws {
    while let simpler = try candidates(scenario).first(where: fails) { scenario = simpler }
  }
}
