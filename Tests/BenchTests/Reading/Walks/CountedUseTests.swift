import Testing

@testable import Arms
@testable import bench

#if os(Linux) && arch(x86_64)
/// What a walk marks as wording or validation is called, by the counts of a stepped process, and nothing else.
@Suite(.enabled(if: Stepping.isAllowed, "tracing isn't allowed here"))
struct CountedUseTests {
  private static let functions = [
    "ItemText": [WordingRow.function],
    "Wording": [
      "$s5Items7WordingO7message3forSSAA0A7FailureO_tFZ",
      "$s5Items7WordingO7message3forSSAA10TitleErrorO_tFZ",
    ],
    "TitleValidation": ["$s5Items15TitleValidationO8validateyS2SAA0B5ErrorOYKFZ"],
  ]

  @Test func marksAreWhereCallsAreCounted() throws {
    let counter = InstructionCounter(program: Stepping.bench)
    let cells = Registry.architectures.flatMap { arm in Flow.all.map { (arm: arm, flow: $0) } }
    let works = cells.map { SteppedWork.flow($0.flow, items: 8, arm: $0.arm.name) }
    let counts = try Self.functions.mapValues { functions in
      try functions.map { try counter.calls(of: $0, in: works) }
    }
    for arm in Registry.architectures {
      let index = try SourceIndex(of: arm.name, in: Run.root())
      for (number, cell) in cells.enumerated() where cell.arm.name == arm.name {
        let walk = try VersionWalk(of: cell.flow, in: arm, index: index)
        for (type, counts) in counts {
          let isMarked = walk.steps.joined().contains { $0.to == type }
          let isCalled = counts.contains { $0[number] > 0 }
          #expect(isMarked == isCalled, "\(type), \(arm.name), \(cell.flow.name)")
        }
      }
    }
  }
}
#endif
