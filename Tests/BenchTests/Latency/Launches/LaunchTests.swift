import Testing

@testable import Arms
@testable import bench

/// How a launch is asked for, and what it does.
struct LaunchTests {
  private let cell = PlannedCell(
    cell: Cell(flow: .refresh, mode: .wire, items: 2), budget: .microseconds(12_345))

  @Test(arguments: [[], ["MVC", "Direct"]])
  func itsCommandLineSaysWhatItIs(architectures: [String]) throws {
    let launch = Launch(
      architectures: architectures, reference: "VIPER", cell: cell, seed: .max)
    let parser = OptionsParser(
      architectures: Registry.arms.map(\.name), flows: Flow.all.map(\.name))
    guard case .run(let options) = try parser.parse(launch.arguments) else {
      Issue.record("not a run")
      return
    }
    let read = try Run(options: options).launch()
    #expect(options.command == .latencyLaunch)
    #expect(read.architectures == architectures)
    #expect(read.reference == "VIPER")
    #expect(read.cell.argument == cell.argument)
    #expect(read.cell.budget == cell.budget)
    #expect(read.seed == .max)
    #expect(cell.argument == "refresh:wire:2:12345")
  }

  @Test(arguments: [
    "", "add", "add:typed:1", "add:typed:1:2:3", "sub:typed:1:2", "add:raw:1:2", "add:typed:x:2",
    "add:typed:-1:2", "add:typed:1:-2", "add:typed:1:", "delete-all:typed:0:2",
    "add:typed:1:2 add:typed:1:2",
  ])
  func anythingElseIsNoCell(argument: String) {
    let options = Options(command: .latencyLaunch, words: [argument])
    #expect(throws: UsageError.unexpectedWord(argument, .latencyLaunch)) {
      try Run(options: options).launch()
    }
  }

  @Test func answersWithEveryArm() throws {
    let arms = [Arm.direct] + Controls.arms(of: .direct)
    let samples = try launch(seed: 1).measure(
      arms, with: Harness(clock: TickingClock(), switches: { 0 }))
    #expect(samples.answer(cell.cell, arms: ["Direct", Controls.first, Controls.second]))
  }

  @Test func theSeedSaysTheOrderOfArms() throws {
    #expect(try order(seed: 5) == order(seed: 5))
    #expect(try Set((1...8).map { try order(seed: $0).description }).count == 8)
  }

  /// The arms that were started, in order.
  private func order(seed: UInt64) throws -> [String] {
    let starts = Starts()
    let arms = ["A", "B", "C", "D"].map { name in
      Arm(
        name: name,
        makeApp: { environment in
          starts.note(name)
          return DirectApp(environment: environment)
        }, launchSpied: { _, _ in })
    }
    _ = try launch(seed: seed).measure(arms, with: Harness(clock: TickingClock(), switches: { 0 }))
    return starts.names
  }

  private func launch(seed: UInt64) -> Launch {
    Launch(architectures: [], reference: "Direct", cell: cell, seed: seed)
  }
}
