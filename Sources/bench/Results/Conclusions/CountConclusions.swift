import Arms

/// What was counted says of the versions.
enum CountConclusions {
  static func calls(_ rows: [CallRow]) -> String? {
    rows.range(of: \.work, "call", " at work").map { "Running each flow once takes \($0)." }
  }

  /// With as many items as calls are counted with.
  static func allocations(_ rows: [AllocationRow]) -> String? {
    rows.filter { $0.items == LatencyPlan.middleSize }.range(of: \.mallocs, "allocation")
      .map { "Running each flow once with \(LatencyPlan.middleSize) items takes \($0)." }
  }

  /// How many rows a version words to open the longest list.
  static func wording(_ rows: [WordingRow]) -> String? {
    let opened = rows.filter { $0.flow == Flow.openList.name }
    guard let most = opened.map(\.items).max(), most > 0 else { return nil }
    let largest = opened.filter { $0.items == most }
    let counts = largest.map(\.rows).uniqued().sorted().map { count in
      let versions = largest.filter { $0.rows == count }.map(\.architecture)
      return "\("\(count)".counting("row")) in \(versions.listed)"
    }
    return "Opening a list of \("\(most)".counting("item")) words, that is puts into text, "
      + counts.joined(separator: "; ") + "."
  }

  static func instructions(_ rows: [InstructionRow]) -> String? {
    let rows = rows.filter { !Arm.isFloor($0.architecture) }
    let shares = rows.map(\.architecture).uniqued().map { version in
      let all = rows.filter { $0.architecture == version }
      let own = all.filter { $0.module == version }
      return (version, Double(own.sum(\.instructions)) / Double(all.sum(\.instructions)))
    }
    return Extremes.text(shares, as: PercentText.text).map {
      "A version's own code executes \($0) of the instructions that its flows take."
    }
  }
}
