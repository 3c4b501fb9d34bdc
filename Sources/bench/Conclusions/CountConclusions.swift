import Arms
import RandomUse

/// What was counted says of the versions.
enum CountConclusions {
  /// How many rows a version words to open the longest list, and to refresh it in vain.
  static func wording(_ rows: [WordingRow]) -> String? {
    let opened = rows.filter { $0.flow == Flow.openList.name }
    guard let most = opened.map(\.items).max(), most > 0 else { return nil }
    let largest = opened.filter { $0.items == most }
    let counts = largest.map(\.rows).uniqued().sorted().map { count in
      let versions = largest.filter { $0.rows == count }.map(\.architecture)
      return "\(count) in \(versions.listed)"
    }
    let vain = rows.filter { $0.flow == Flow.refresh.name }
    return "Opening a list of \("\(most)".counting("item")) words so many rows: "
      + counts.joined(separator: "; ")
      + (!vain.isEmpty && vain.allSatisfy { $0.rows == 0 }
        ? "; a refresh that changes nothing words none." : ".")
  }

  /// How much the parts of a version say to one another, and how often it allocates, with as many items
  /// as calls are counted with.
  static func sums(_ calls: [CallRow], _ allocations: [AllocationRow]) -> String? {
    let allocations = allocations.filter { $0.items == LatencyPlan.middleSize }
    let sums = [
      calls.range(of: \.work, "crossing", " at work"),
      allocations.range(of: \.mallocs, "allocation"),
    ].compactMap(\.self)
    return sums.isEmpty
      ? nil
      : "Added up, the flows with \(LatencyPlan.middleSize) items take "
        + "\(sums.joined(separator: "; "))."
  }

  static func instructions(_ rows: [InstructionRow]) -> String? {
    let rows = rows.filter { !Arm.isFloor($0.architecture) }
    let shares = rows.map(\.architecture).uniqued().map { version in
      let all = rows.filter { $0.architecture == version }
      let own = all.filter { $0.module == version }
      return (version, Double(own.sum(\.instructions)) / Double(all.sum(\.instructions)))
    }
    guard let range = Extremes.text(shares, as: PercentText.text) else { return nil }
    return "A version's own code executes \(range) of its instructions; the rest is kit, client, "
      + "runtime, and libraries at its bidding."
  }
}
