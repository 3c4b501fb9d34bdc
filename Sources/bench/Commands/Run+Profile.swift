import Console
import Reading
import Stopwatch
import Timing

extension Command<Run> {
  /// Prints what the compiler's profile counters should show of flows; the two serve the cross-check only.
  static let profileExpect = Command(
    "profile-expect", "", [Option.versions, Option.flows]
  ) { run, request, output in
    try output.write(try run.asked(request).profileTotals())
    return .success
  }

  /// Prints each version and flow there is to check, with what the stopwatch is asked for.
  static let profileList = Command("profile-list") { run, _, output in
    try output.write(try run.profileList())
    return .success
  }
}

/// What the cross-check with the compiler's profile counters asks for.
extension Run {
  /// What the counters show once a task is done.
  func profileTotals() throws -> String {
    try variants.flatMap { variant in
      try flows.map { flow in
        let count = try CallCounter.record(
          flow, in: variant, items: LatencyPlan.middleSize, isWhole: true)
        return "\(ProfileTotals(count.trace))\n"
      }
    }.joined() + wordingTotals
  }

  /// The rows formatted, for a few flows; where that can't be counted, it is said.
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
      StandardError.say("the rows that are formatted aren't compared: \(error)")
      return ""
    }
  }

  /// Each version and flow there is to check, with what the stopwatch is asked for.
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
