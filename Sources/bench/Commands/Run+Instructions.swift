import Console
import Results
import Stopwatch
import Timing

extension Command<Run> {
  static let instructions = measuring(
    "instructions", takes: "[FLOW…] [VERSION…]",
    "count the instructions of each flow, in five minutes",
    .counting, endsGently: true
  ) { run, results in
    try run.request.expect()
    results.add(try run.instructions(), as: \.instructions, shown: InstructionsReport.tables)
  }

  /// Does a task of the stopwatch in this program, for counts that don't depend on the build.
  static let stopwatchTask = Command("stopwatch-task", takes: "TASK") { run, request, output in
    try output.write(
      try StopwatchTask(jsonLine: request.words.joined()).answer(in: run.registry))
    return .success
  }
}

extension Run {
  /// Counts the instructions of the chosen flows, by module, until it is done or interrupted.
  func instructions() throws -> [InstructionRow] {
    let sizes = items.isEmpty ? Self.steppedSizes : items
    return try instructions(
      of: flows.flatMap { flow in
        sizes.filter { $0 >= flow.minimumItems }.flatMap { items in
          variants.map { SteppedCell(flow: flow, items: items, variant: $0.name) }
        }
      })
  }

  /// Counts the instructions that explain the times, unless they were counted for this build.
  package func explain() throws {
    let cells = try LatencyPlan(of: self).cells
    let kept = BuildRecord(of: try program()).instructions
    do {
      _ = try instructions(of: steps(explaining: cells, but: kept))
    } catch let error as RunFailure {
      StandardError.say("bench can't count instructions: \(error)")
    }
  }

  /// The flows to count; long lists are estimated from a line through shorter ones.
  func steps(explaining cells: [Cell], but kept: [InstructionRow]) -> [SteppedCell] {
    var keys = Set(kept.map(\.key))
    return cells.filter { $0.mode == .withoutDecoding }.flatMap { cell in
      let sizes = cell.items > LatencyPlan.middleSize ? Self.lineSizes : [cell.items]
      return sizes.flatMap { items in
        variants.map { SteppedCell(flow: cell.flow, items: items, variant: $0.name) }
      }
    }.filter { keys.insert($0.key).inserted }
  }

  struct SteppedCell {
    let flow: Flow
    let items: Int
    let variant: String

    var key: CellKey { CellKey(version: variant, flow: flow.name, items: items) }
  }

  private func instructions(of cells: [SteppedCell]) throws -> [InstructionRow] {
    if cells.isEmpty { return [] }
    let program = try program()
    let counter = InstructionCounter(program: program.executable)
    try counter.check()
    let start = clock.now()
    defer { progress.clear() }
    var rows: [InstructionRow] = []
    for (done, cell) in cells.enumerated() {
      guard !shouldStop() else { break }
      let work = SteppedWork.flow(cell.flow, items: cell.items, variant: cell.variant)
      let elapsed = Duration.nanoseconds(clock.now() - start)
      progress.show(
        "instructions: \(work.name)",
        remaining: done == 0 ? nil : elapsed / done * (cells.count - done))
      rows += try counter.count(work).sorted { $0.key < $1.key }.map {
        InstructionRow(
          version: cell.variant, flow: cell.flow.name, items: cell.items, module: $0.key,
          instructions: $0.value)
      }
    }
    var record = BuildRecord(of: program)
    record.add(rows)
    // The rows are printed even if they can't be saved.
    try? record.write(beside: program)
    return rows
  }

  /// A single step takes some 15 µs, so that 512 items would take half an hour.
  private static let steppedSizes = [0, 8, LatencyPlan.middleSize]
  private static let lineSizes = [1, 2, 4].map { $0 * LatencyPlan.middleSize }
}
