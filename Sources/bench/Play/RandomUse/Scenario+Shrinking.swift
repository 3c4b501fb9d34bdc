import FakeWorld

extension Scenario {
  /// Towards a simpler start, the smallest change of a part first.
  private static let starts: [@Sendable (inout Scenario) -> Void] = [
    { $0.before = Array($0.before.dropFirst()) },
    { $0.before = Array($0.before.dropLast()) },
    { $0.stored = FakeServer(generating: min($0.stored.count, 1)).items },
    { $0.stored = [] },
    { $0.server = .generating(1) },
    { $0.server = .generating(0) },
  ]

  package func shrunk(while fails: (Scenario) throws -> Bool) rethrows -> Scenario {
    var scenario = self
    while true {
      let old = scenario
      try scenario.removeSteps(while: fails)
      for change in Self.starts {
        var candidate = scenario
        change(&candidate)
        if try candidate != scenario && fails(candidate) { scenario = candidate }
      }
      if scenario == old { return scenario }
    }
  }

  /// Delta debugging: takes away ever smaller parts, as long as it still fails.
  private mutating func removeSteps(while fails: (Scenario) throws -> Bool) rethrows {
    var size = max(steps.count / 2, 1)
    while true {
      // From the end, since what follows the failure goes at once.
      var end = steps.count
      while end > 0 {
        let start = max(end - size, 0)
        var candidate = self
        candidate.steps.removeSubrange(start..<end)
        if try fails(candidate) { self = candidate }
        end = start
      }
      if size == 1 { break }
      size /= 2
    }
  }
}
