import Console
import Stopwatch
import Timing

extension LatencyPlan {
  private static let smallSizes = [0, 8, middleSize, 512]
  private static let sizes = smallSizes + [4_096]
  private static let largeSizes = sizes + [100_000]

  /// The plan of a run; throws if the chosen sizes are all too small for a chosen flow.
  init(of run: Run) throws(UsageError) {
    let (flows, items) = (run.flows, run.items)
    let most = items.max() ?? .max
    if let flow = flows.first(where: { $0.minimumItems > most && !run.request[.flows].isEmpty }) {
      throw UsageError(
        "'\(flow.name)' needs a list with items; write --items \(flow.minimumItems) or more")
    }
    if run.request[.quick] {
      self.init(
        flows, with: items, opening: Self.smallSizes, others: [Self.middleSize],
        budgets: [.withoutDecoding: .milliseconds(12), .json: .milliseconds(24)], launches: 6,
        limit: .milliseconds(6_500))
    } else if run.request[.thorough] {
      self.init(
        flows, with: items, opening: Self.largeSizes, others: Self.smallSizes,
        budgets: [.withoutDecoding: .milliseconds(120), .json: .milliseconds(120)], launches: 40,
        limit: .seconds(1_800))
    } else {
      self.init(
        flows, with: items, opening: Self.sizes, others: [Self.middleSize],
        budgets: [.withoutDecoding: .milliseconds(48), .json: .milliseconds(75)], launches: 20,
        limit: .seconds(54))
    }
    if run.request[.untilDecided] { (isUntilDecided, limit) = (true, .seconds(600)) }
  }
}
