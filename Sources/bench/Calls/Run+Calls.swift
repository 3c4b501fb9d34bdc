extension Run {
  func calls() throws -> [CallRow] {
    try counts().map(\.row)
  }

  func counts() throws -> [CallCount] {
    var counts: [CallCount] = []
    for flow in flows {
      for arm in arms {
        counts.append(try CallCounter.count(flow, in: arm, items: LatencyPlan.middleSize))
      }
    }
    return counts
  }
}
