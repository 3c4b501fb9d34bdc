import Testing

@testable import Arms
@testable import bench

extension AllocationTests {
  /// Flows are counted until they allocate the same twice.
  struct PassTests {
    private let cells = [
      Cell(flow: .refresh, mode: .typed, items: 3), Cell(flow: .add, mode: .typed, items: 3),
    ]

    @Test func everyCellIsCountedInEveryArm() throws {
      let rows = try #require(try AllocationPass.measure(Registry.arms, in: cells))
      let names = Registry.arms.map(\.name)
      #expect(rows.map(\.architecture) == names + names)
      #expect(rows.map(\.flow) == names.map { _ in "refresh" } + names.map { _ in "add" })
      #expect(rows.allSatisfy { $0.items == 3 && $0.mallocs > 0 && $0.bytes > 8 * $0.mallocs })
    }

    @Test func twoRunsAgree() throws {
      let first = try AllocationPass.measure(Registry.arms, in: cells)
      #expect(try AllocationPass.measure(Registry.arms, in: cells) == first)
    }

    @Test func whatIsMadeOnceForTheProcessIsLeftOut() throws {
      #expect(try settled([9, 4, 5, 3, 3, 8])?.mallocs == 3)
    }

    @Test func whatNeverSettlesIsAFailure() {
      let failure = RunFailure("A in B allocates differently in each run")
      #expect(throws: failure) { try settled(Array(1...20)) }
    }

    @Test func aFailedRunIsNamed() {
      #expect(throws: RunFailure("A in B failed: stop")) {
        try AllocationCounter.system.use { () throws(RunFailure) in
          try AllocationPass.settledCount(by: .system, what: "A in B") {
            { throw RunFailure("stop") }
          }
        }
      }
    }

    /// Counts runs that allocate so many blocks, one after another.
    private func settled(_ blocks: [Int]) throws -> AllocationCount? {
      var rest = blocks[...]
      return try AllocationCounter.system.use { () throws(RunFailure) in
        try AllocationPass.settledCount(by: .system, what: "A in B") {
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
