/// Which cells are timed, for how long, and how often.
struct LatencyPlan {
  var cells: [PlannedCell]
  /// How many launches there are, if the time suffices; with `isUntilDecided`, before the first look
  /// at the verdicts.
  var launches: Int
  /// No launch begins that would end later, as soon as there are enough for an interval.
  var limit: Duration
  /// Whether cells are launched on until they have their verdicts or the time is up.
  var isUntilDecided = false

  /// How many items the server has where nothing else is asked for.
  static let middleSize = 64
  static let smallSizes = [0, 8, middleSize, 512]
  static let sizes = smallSizes + [4_096]
  static let largestSize = 100_000
}

extension LatencyPlan {
  /// What all launches take, if each keeps to its budget.
  var duration: Duration {
    cells.reduce(.zero) { $0 + $1.budget * $1.cell.mode.protocols.count } * launches
  }

  /// The plan for what was asked for.
  ///
  /// The default run keeps to the middle size, except for opening: there, size shows most.
  ///
  /// Throws where a flow that was asked for can't be done with any of the sizes asked for.
  init(options: Options) throws(UsageError) {
    let effort = options.effort
    self.init(
      cells: try Self.cells(
        options, modes: Mode.allCases, usual: effort.sizes, budget: effort.budget),
      launches: effort.launches, limit: effort.limit)
    guard options.isUntilDecided else { return }
    isUntilDecided = true
    limit = .seconds(600)
  }

  /// The plan for seeing how times grow with the list: every flow at every size.
  static func growth(options: Options) throws(UsageError) -> LatencyPlan {
    LatencyPlan(
      cells: try cells(
        options, modes: [.typed], usual: { _, _ in sizes + [largestSize] },
        budget: { _ in .milliseconds(60) }),
      launches: 5, limit: .seconds(1_800))
  }

  /// The flows at the sizes asked for, or else at their usual ones.
  private static func cells(
    _ options: Options, modes: [Mode], usual: (Flow, Mode) -> [Int], budget: (Mode) -> Duration
  ) throws(UsageError) -> [PlannedCell] {
    let flows = Flow.all.filter { options.flows.isEmpty || options.flows.contains($0.name) }
    let most = options.items.max() ?? .max
    if let flow = flows.first(where: { $0.minimumItems > most && !options.flows.isEmpty }) {
      throw .tooFewItems(flow: flow.name, least: flow.minimumItems)
    }
    return modes.flatMap { mode in
      flows.flatMap { flow in
        (options.items.isEmpty ? usual(flow, mode) : options.items)
          .filter { $0 >= flow.minimumItems }
          .map { items in
            PlannedCell(
              cell: Cell(flow: flow, mode: mode, items: items), budget: budget(mode))
          }
      }
    }
    .filter { planned in
      options.cells.isEmpty || planned.cell.ids.contains { options.cells.contains($0.name) }
    }
  }
}

extension Effort {
  /// Wall-clock time for one cell in one launch by one protocol; bytes need more of it, since worlds
  /// take longer to prepare.
  fileprivate func budget(_ mode: Mode) -> Duration {
    switch (self, mode) {
    case (.quick, .typed): .milliseconds(12)
    case (.quick, .wire): .milliseconds(24)
    case (.standard, .typed): .milliseconds(48)
    case (.standard, .wire): .milliseconds(75)
    case (.thorough, _): .milliseconds(120)
    }
  }

  fileprivate var launches: Int {
    switch self {
    case .quick: 6
    case .standard: 20
    case .thorough: 40
    }
  }

  fileprivate var limit: Duration {
    switch self {
    case .quick: .milliseconds(6_500)
    case .standard: .seconds(54)
    case .thorough: .seconds(1_800)
    }
  }

  fileprivate func sizes(of flow: Flow, _ mode: Mode) -> [Int] {
    guard flow.name == Flow.openList.name, mode == .typed else {
      return self == .thorough ? LatencyPlan.smallSizes : [LatencyPlan.middleSize]
    }
    switch self {
    case .quick: return LatencyPlan.smallSizes
    case .standard: return LatencyPlan.sizes
    case .thorough: return LatencyPlan.sizes + [LatencyPlan.largestSize]
    }
  }
}
