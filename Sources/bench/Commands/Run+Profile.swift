import Console
import Reading
import Stopwatch
import Timing

extension Command<Run> {
  /// Prints the counts that the compiler's profile counters should have; only the cross-check uses
  /// it.
  static let profileExpect = Command(
    "profile-expect", "", [Option.versions, Option.flows]
  ) { run, request, output in
    try output.write(try run.asked(request).profileTotals())
    return .success
  }

  /// Prints the versions and flows to check, each with the task for the stopwatch.
  static let profileList = Command("profile-list") { run, _, output in
    try output.write(try run.profileList())
    return .success
  }
}

/// The lists for the cross-check with the compiler's profile counters.
extension Run {
  /// The counts that the counters should have after a task.
  func profileTotals() throws -> String {
    try variants.flatMap { variant in
      try flows.map { flow in
        let count = try CallCounter.record(
          flow, in: variant, items: LatencyPlan.middleSize, isWhole: true)
        return count.trace.profileTotals + "\n"
      }
    }.joined() + wordingTotals
  }

  /// The rows formatted in a few flows; reports if this machine can't count them.
  private var wordingTotals: String {
    let flows = flows.filter { [Flow.openList.name, Flow.add.name].contains($0.name) }
    let works = variants.flatMap { variant in
      flows.map { flow in
        SteppedWork.flow(flow, items: LatencyPlan.middleSize, variant: variant.name, isWhole: true)
      }
    }
    do {
      return try ownCounter.calls(of: FormattingRow.function, in: works)
        .map { "\($0)\tstatic ItemText.date(_:)\n" }.joined()
    } catch {
      StandardError.say("can't compare the formatted rows: \(error)")
      return ""
    }
  }

  /// The versions and flows to check, each with the task for the stopwatch.
  func profileList() throws -> String {
    try variants.flatMap { variant in
      try flows.map { flow in
        let cell = Cell(flow: flow, mode: .json, items: LatencyPlan.middleSize)
        let task = StopwatchTask.run(cell, variant: variant.name)
        return "\(variant.name)\t\(flow.name)\t\(try task.jsonLine())\n"
      }
    }.joined()
  }
}
