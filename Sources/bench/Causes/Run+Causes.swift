import Arms

extension Run {
  /// What is known of flows with the middle number of items.
  func causes(in flows: [Flow]) -> Causes {
    let cells = flows.map { Cell(flow: $0, mode: .typed, items: LatencyPlan.middleSize) }
    return Causes(
      wording: (try? wording(in: cells).get()) ?? [],
      instructions: InstructionRecord(of: instructionCounter.program).rows,
      reference: reference.name)
  }
}
