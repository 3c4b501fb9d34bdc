import Arms

extension Run {
  /// How many instructions the chosen flows take, by module; as far as it came before Control-C.
  func instructions() throws -> [InstructionRow] {
    try instructionCounter.check()
    let cells = flows.flatMap { flow in
      (options.items.isEmpty ? Self.steppedSizes : options.items)
        .filter { $0 >= flow.minimumItems }
        .flatMap { items in arms.map { (flow: flow, items: items, arm: $0.name) } }
    }
    let start = harness.clock.now()
    var record = InstructionRecord(of: instructionCounter.program)
    defer { progress.clear() }
    var rows: [InstructionRow] = []
    for (done, cell) in cells.enumerated() {
      guard !shouldStop() else { break }
      let work = SteppedWork.flow(cell.flow, items: cell.items, arm: cell.arm)
      let elapsed = Duration.nanoseconds(harness.clock.now() - start)
      progress.show(
        "instructions: \(work.name)", remaining: elapsed / max(done, 1) * (cells.count - done))
      rows += try instructionCounter.count(work).sorted { $0.key < $1.key }.map {
        InstructionRow(
          architecture: cell.arm, flow: cell.flow.name, items: cell.items, module: $0.key,
          instructions: $0.value)
      }
    }
    // What can't be kept is printed all the same.
    try? record.keep(rows, of: instructionCounter.program)
    return rows
  }

  /// What is done between marks, from the inside.
  func stepThrough() throws {
    for work in try [SteppedWork](jsonLine: options.words.joined()) { try work.run(in: registry) }
  }

  /// A single step takes some 15 µs, so that 512 items would take half an hour.
  private static let steppedSizes = [0, 8, LatencyPlan.middleSize]
}
