import XCTest

@testable import Reading
@testable import Stopwatch
@testable import Timing

#if os(Linux) && arch(x86_64)
/// What a walk marks as wording or validation is called, by the counts of a stepped process, and nothing else.
final class CountedUseTests: XCTestCase {
  private static let functions = [
    "ItemText": [WordingRow.function],
    "Wording": [
      "$s5Items7WordingO7message3forSSAA0A7FailureO_tFZ",
      "$s5Items7WordingO7message3forSSAA10TitleErrorO_tFZ",
    ],
    "TitleValidation": ["$s5Items15TitleValidationO8validateyS2SAA0B5ErrorOYKFZ"],
  ]

  /// Each mark is set in some of them, and in others it isn't.
  private static let flows: [Flow] = [.refresh, .openDetail, .addRetried, .retry]

  func testMarksAreWhereCallsAreCounted() throws {
    try XCTSkipUnless(Stepping.isAllowed, "tracing isn't allowed here")
    let counter = InstructionCounter(program: Stepping.bench)
    let cells = Registry.floors.flatMap { arm in Self.flows.map { (arm: arm, flow: $0) } }
    let works = cells.map { SteppedWork.flow($0.flow, items: 8, arm: $0.arm.name) }
    let counts = try Self.functions.mapValues { functions in
      try functions.map { try counter.calls(of: $0, in: works) }
    }
    let index = try SourceIndex(of: "Direct", in: ReadFloors.root)
    for (number, (arm, flow)) in cells.enumerated() {
      let rows = try VersionWalk(of: flow, in: arm, index: index).steps.joined()
      for (type, counts) in counts {
        let isMarked = rows.contains { $0.to == type }
        let isCalled = counts.contains { $0[number] > 0 }
        XCTAssertEqual(isMarked, isCalled, "\(type), \(arm.name), \(flow.name)")
      }
    }
  }
}
#endif
