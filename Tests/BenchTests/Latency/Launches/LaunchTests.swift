import Shared
import Testing

@testable import bench

/// How a launch is asked for, and what it does.
struct LaunchTests {
  private let cells = [
    PlannedCell(cell: Cell(flow: .refresh, mode: .wire, items: 2), budget: .microseconds(12_345)),
    PlannedCell(cell: Cell(flow: .openList, mode: .typed, items: 0), budget: .zero),
    PlannedCell(cell: Cell(flow: .add, mode: .typed, items: 1), budget: .zero),
    PlannedCell(cell: Cell(flow: .deleteAll, mode: .typed, items: 1), budget: .zero),
  ]

  @Test(arguments: [[], ["MVC", "Direct"]])
  func itsCommandLineSaysWhatItIs(architectures: [String]) throws {
    let launch = Launch(architectures: architectures, cells: cells, seed: .max)
    let parser = OptionsParser(
      architectures: Registry.arms.map(\.name), flows: Flow.all.map(\.name))
    guard case .run(let options) = try parser.parse(launch.arguments) else {
      Issue.record("not a run")
      return
    }
    let read = try Run(options: options).launch()
    #expect(options.command == .latencyLaunch)
    #expect(read.architectures == architectures)
    #expect(read.cells.map(\.argument) == cells.map(\.argument))
    #expect(read.cells.map(\.budget) == cells.map(\.budget))
    #expect(read.seed == .max)
    #expect(cells[0].argument == "refresh:wire:2:12345")
  }

  @Test(arguments: [
    "", "add", "add:typed:1", "add:typed:1:2:3", "sub:typed:1:2", "add:raw:1:2", "add:typed:x:2",
    "add:typed:-1:2", "add:typed:1:-2", "add:typed:1:", "delete-all:typed:0:2",
  ])
  func anythingElseIsNoCell(argument: String) {
    let options = Options(command: .latencyLaunch, launchCells: [argument])
    #expect(throws: UsageError.unexpectedWord(argument, .latencyLaunch)) {
      try Run(options: options).launch()
    }
  }

  @Test func answersWithEveryArmAndCellInTheOrderAsked() throws {
    let arms = [Arm.direct] + Controls.arms(of: .direct)
    let result = try Launch(architectures: [], cells: cells, seed: 1)
      .measure(arms, with: Harness(clock: TickingClock()))
    #expect(
      result.answers(cells.map(\.cell.id), arms: ["Direct", Controls.first, Controls.second]))
  }

  @Test func theSeedSaysTheOrderOfCellsAndArms() throws {
    #expect(try order(seed: 5) == order(seed: 5))
    #expect(try Set((1...8).map { try order(seed: $0).description }).count == 8)
  }

  /// The arms that were started, in order.
  private func order(seed: UInt64) throws -> [String] {
    let starts = Starts()
    let arms = ["A", "B"].map { name in
      Arm(
        name: name,
        makeApp: { environment in
          starts.note(name)
          return DirectApp(environment: environment)
        }, launchSpied: { _, _ in }, composers: [:], handlers: [:])
    }
    _ = try Launch(architectures: [], cells: cells, seed: seed)
      .measure(arms, with: Harness(clock: TickingClock()))
    return starts.names
  }
}
