import Testing

@testable import Stopwatch
@testable import bench

extension AllocationTests {
  /// Flows are counted until they allocate the same twice.
  struct WorkTests {
    private let work = AllocationWork(
      cells: [
        Cell(flow: .refresh, mode: .typed, items: 3), Cell(flow: .add, mode: .typed, items: 3),
      ], arms: Registry.arms.map(\.name))

    @Test func everyCellIsCountedInEveryArmTheSameInEachRun() throws {
      let counts = try #require(try measure())
      #expect(counts.count == 2 * Registry.arms.count)
      #expect(counts.allSatisfy { $0.mallocs > 0 && $0.bytes > 8 * $0.mallocs })
      #expect(try measure() == counts)
    }

    @Test func whatIsMadeOnceForTheProcessIsLeftOut() throws {
      #expect(try settled([9, 4, 5, 3, 3, 8])?.mallocs == 3)
    }

    @Test func whatNeverSettlesIsAFailure() {
      let failure = FlowFailure("A in B allocates differently in each run")
      #expect(throws: failure) { try settled(Array(1...20)) }
    }

    @Test func aFailedRunIsNamed() {
      #expect(throws: FlowFailure("A in B failed: stop")) {
        try AllocationCounter.system.use { () throws(FlowFailure) in
          try AllocationWork.settledCount(by: .system, what: "A in B") {
            { throw FlowFailure("stop") }
          }
        }
      }
    }

    private func measure() throws -> [AllocationCount]? {
      try work.measure(in: Registry.arms, by: .system)
    }

    /// Counts runs that allocate so many blocks, one after another.
    private func settled(_ blocks: [Int]) throws -> AllocationCount? {
      var rest = blocks[...]
      return try AllocationCounter.system.use { () throws(FlowFailure) in
        try AllocationWork.settledCount(by: .system, what: "A in B") {
          let number = rest.removeFirst()
          return {
            var left = number
            while left > 0 {
              UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8).deallocate()
              left -= 1
            }
          }
        }
      }
    }
  }
}
