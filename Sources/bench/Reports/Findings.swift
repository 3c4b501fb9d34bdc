import RandomUse

/// What the numbers say, in words that they support.
enum Findings {
  static func sentences(
    calls: [CallRow], latency: LatencyOutcome?, isGrowth: Bool = false, lines: [LineRow],
    reference: String
  ) -> [String] {
    let latency = latency.map { outcome in
      (isGrowth ? [] : LatencyFindings.sentences(outcome, reference: reference))
        + [
          LatencyFindings.growth(outcome.growth), LatencyFindings.stop(outcome),
          LatencyFindings.machine(outcome.machine),
        ].compactMap { $0 }
    }
    return [self.calls(calls)].compactMap { $0 } + (latency ?? [])
      + [self.lines(lines)].compactMap { $0 }
  }

  private static func calls(_ rows: [CallRow]) -> String? {
    let sums = rows.map(\.architecture).uniqued().map { name in
      let own = rows.filter { $0.architecture == name }
      return "\(name) \(own.reduce(0) { $0 + $1.work })"
    }
    guard sums.count > 1 else { return nil }
    let flows = rows.map(\.flow).uniqued().count
    return "Calls at work over \(flows == 1 ? "one flow" : "\(flows) flows"): "
      + sums.joined(separator: ", ") + "."
  }

  private static func lines(_ rows: [LineRow]) -> String? {
    let parts = rows.map(\.architecture).uniqued().map { name in
      let totals = rows.filter { $0.architecture == name }.totals(by: \.part)
      return "\(name) has "
        + totals.map { "\($0.count.code) lines of \($0.key.description)" }
        .joined(separator: ", ")
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ") + "."
  }
}

extension LineRow.Part {
  fileprivate var description: String {
    switch self {
    case .production: "production code"
    case .machinery: "machinery"
    case .tests: "tests"
    case .doubles: "test doubles"
    }
  }
}
