/// Which cells are timed, for how long, and how often.
struct LatencyPlan {
  let cells: [Cell]
  /// Wall-clock time for one cell in one launch by one protocol; bytes need more of it, since worlds
  /// take longer to prepare.
  let budgets: [Mode: Duration]
  /// How many launches there are, if the time suffices; with `isUntilDecided`, before the first look
  /// at the verdicts.
  let launches: Int
  /// No launch begins that would end later, as soon as there are enough for an interval.
  var limit: Duration
  /// Whether cells are launched on until they have their verdicts or the time is up.
  var isUntilDecided = false

  /// How many items the server has where nothing else is asked for.
  static let middleSize = 64
  private static let smallSizes = [0, 8, middleSize, 512]
  private static let sizes = smallSizes + [4_096]
  private static let largeSizes = sizes + [100_000]
}

extension LatencyPlan {
  /// Throws where a flow that was asked for can't be done with any of the sizes asked for.
  init(options: Options) throws(UsageError) {
    switch (options.command == .growth, options.effort) {
    case (true, _):
      try self.init(
        options, opening: Self.largeSizes, others: Self.largeSizes,
        budgets: [.typed: .milliseconds(60)], launches: 5, limit: .seconds(1_800))
    case (_, .quick):
      try self.init(
        options, opening: Self.smallSizes, others: [Self.middleSize],
        budgets: [.typed: .milliseconds(12), .wire: .milliseconds(24)], launches: 6,
        limit: .milliseconds(6_500))
    case (_, .standard):
      try self.init(
        options, opening: Self.sizes, others: [Self.middleSize],
        budgets: [.typed: .milliseconds(48), .wire: .milliseconds(75)], launches: 20,
        limit: .seconds(54))
    case (_, .thorough):
      try self.init(
        options, opening: Self.largeSizes, others: Self.smallSizes,
        budgets: [.typed: .milliseconds(120), .wire: .milliseconds(120)], launches: 40,
        limit: .seconds(1_800))
    }
    guard options.isUntilDecided else { return }
    isUntilDecided = true
    limit = .seconds(600)
  }

  /// The flows at the sizes asked for, or else at their usual ones: `opening` are those of opening the list
  /// without decoding, where size shows most.
  private init(
    _ options: Options, opening: [Int], others: [Int], budgets: [Mode: Duration], launches: Int,
    limit: Duration
  ) throws(UsageError) {
    let flows = Flow.all.filter { options.flows.isEmpty || options.flows.contains($0.name) }
    let most = options.items.max() ?? .max
    if let flow = flows.first(where: { $0.minimumItems > most && !options.flows.isEmpty }) {
      throw UsageError(
        "'\(flow.name)' can't be done without items; add --items \(flow.minimumItems) or more")
    }
    let cells = Mode.allCases.filter { budgets[$0] != nil }.flatMap { mode in
      flows.flatMap { flow in
        let isOpening = flow.name == Flow.openList.name && mode == .typed
        let sizes = options.items.isEmpty ? (isOpening ? opening : others) : options.items
        return sizes.filter { $0 >= flow.minimumItems }
          .map { Cell(flow: flow, mode: mode, items: $0) }
      }
    }
    self.init(
      cells: cells.filter { cell in
        options.cells.isEmpty || cell.ids.contains { options.cells.contains($0.name) }
      }, budgets: budgets, launches: launches, limit: limit)
  }
}
