import Arms
import Foundation

/// Says how much of the times messages and allocations account for.
enum ExplanationReport {
  static func sentence(_ rows: [ExplainedRow]) -> String? {
    guard let messages = rows.first(where: { $0.by == .messages }),
      let allocations = rows.first(where: { $0.by == .allocations }),
      let both = rows.first(where: { $0.by == .both })
    else { return nil }
    return "Of the spread of times beyond \(Arm.direct.name)'s over \(both.cells) cells "
      + "(a flow in a version; typed, \(LatencyPlan.middleSize) items), "
      + "messages account for \(percent(messages.rSquared)), "
      + "allocations for \(percent(allocations.rSquared)), "
      + "both together for \(percent(both.rSquared)): "
      + "\(percent(both.rSquaredAdjusted)) when adjusted for two predictors, as if cells were "
      + "independent, which the versions of one flow aren't. "
      + "So few cells show what goes together, not what causes what."
  }

  private static func percent(_ share: Double) -> String {
    String(format: "%.0f %%", 100 * max(0, share))
  }
}
