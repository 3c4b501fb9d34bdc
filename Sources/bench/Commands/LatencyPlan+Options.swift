import Console
import Stopwatch
import Timing

extension LatencyPlan {
  private static let smallSizes = [0, 8, middleSize, 512]
  private static let sizes = smallSizes + [4_096]
  private static let largeSizes = sizes + [100_000]

  /// Throws where a flow that was asked for can't be done with any of the sizes asked for.
  init(options: Options) throws(UsageError) {
    let flows = Flow.all.filter { options.flows.isEmpty || options.flows.contains($0.name) }
    let most = options.items.max() ?? .max
    if let flow = flows.first(where: { $0.minimumItems > most && !options.flows.isEmpty }) {
      throw UsageError(
        "'\(flow.name)' can't be done without items; add --items \(flow.minimumItems) or more")
    }
    switch (options.command == .growth, options.effort) {
    case (true, _):
      self.init(
        flows, with: options.items, opening: Self.largeSizes, others: Self.largeSizes,
        budgets: [.typed: .milliseconds(60)], launches: 5, limit: .seconds(1_800))
    case (_, .quick):
      self.init(
        flows, with: options.items, opening: Self.smallSizes, others: [Self.middleSize],
        budgets: [.typed: .milliseconds(12), .wire: .milliseconds(24)], launches: 6,
        limit: .milliseconds(6_500))
    case (_, .standard):
      self.init(
        flows, with: options.items, opening: Self.sizes, others: [Self.middleSize],
        budgets: [.typed: .milliseconds(48), .wire: .milliseconds(75)], launches: 20,
        limit: .seconds(54))
    case (_, .thorough):
      self.init(
        flows, with: options.items, opening: Self.largeSizes, others: Self.smallSizes,
        budgets: [.typed: .milliseconds(120), .wire: .milliseconds(120)], launches: 40,
        limit: .seconds(1_800))
    }
    cells = cells.filter { cell in
      options.cells.isEmpty || cell.ids.contains { options.cells.contains($0.name) }
    }
    if options.isUntilDecided { (isUntilDecided, limit) = (true, .seconds(600)) }
  }
}
