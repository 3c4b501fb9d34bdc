import Foundation

/// What the numbers say, in words that they support.
enum Findings {
  static func sentences(
    calls: [CallRow], latency: [LatencyRow], lines: [LineRow], reference: String
  ) -> [String] {
    [self.calls(calls), self.latency(latency, reference), self.lines(lines)].compactMap { $0 }
  }

  private static func calls(_ rows: [CallRow]) -> String? {
    let sums = rows.map(\.architecture).uniqued().map { name in
      let own = rows.filter { $0.architecture == name }
      return "\(name) \(own.reduce(0) { $0 + $1.messages })"
    }
    guard sums.count > 1 else { return nil }
    let flows = rows.map(\.flow).uniqued().count
    return "Messages over \(flows == 1 ? "one flow" : "\(flows) flows"): "
      + sums.joined(separator: ", ") + "."
  }

  /// The widest range of each version's ratios, by mode.
  private static func latency(_ rows: [LatencyRow], _ reference: String) -> String? {
    let parts = Mode.allCases.flatMap { mode -> [String] in
      let others = rows.filter { $0.mode == mode && $0.architecture != reference }
      return others.map(\.architecture).uniqued().compactMap { name in
        let ratios = others.filter { $0.architecture == name }.map(\.ratio)
        guard let low = ratios.min(), let high = ratios.max() else { return nil }
        let range = [low, high].map { String(format: "%.2f", $0) }.uniqued()
        return "\(name) takes \(range.joined(separator: " to ")) times as long in "
          + "\(mode.rawValue) mode"
      }
    }
    guard !parts.isEmpty else { return nil }
    return "Next to \(reference), over what was measured, " + parts.joined(separator: "; ")
      + ". One launch can't tell differences of a few per cent from noise."
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
    case .tests: "tests"
    case .doubles: "test doubles"
    }
  }
}
