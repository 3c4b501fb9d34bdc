import CAllocationHooks
import FakeWorld

/// What a piece of work has asked for on the heap.
package struct AllocationCount: Codable, Equatable, Sendable {
  package let mallocs: Int
  package let bytes: Int
}

/// Counts what pieces of work allocate on this thread, in a process that does nothing else.
struct AllocationCounter {
  private let totals: () -> AllocationCount

  /// Nil where nothing can be counted, or known allocations are counted wrong.
  init?(
    install: () -> Bool = installAllocationHooks,
    totals: @escaping () -> AllocationCount = systemTotals
  ) {
    self.totals = totals
    guard install() else { return nil }
    let known = count {
      UnsafeMutableRawPointer.allocate(byteCount: 40, alignment: 1).deallocate()
    }
    guard known == AllocationCount(mallocs: 1, bytes: 40) else { return nil }
  }

  func count<Failure: Error>(
    _ body: () throws(Failure) -> Void
  ) throws(Failure) -> AllocationCount {
    let start = totals()
    try body()
    let end = totals()
    return AllocationCount(mallocs: end.mallocs - start.mallocs, bytes: end.bytes - start.bytes)
  }

  /// What this thread has allocated so far.
  static func systemTotals() -> AllocationCount {
    let totals = allocationTotals()
    return AllocationCount(mallocs: Int(totals.mallocs), bytes: Int(totals.bytes))
  }

  /// How often a flow is run until two runs in succession allocate the same; the first ones also
  /// allocate what is made once for the process.
  private static let mostRuns = 10

  /// What a prepared run allocates, once that no longer changes.
  func settledCount(
    of what: String, _ prepare: () throws -> PreparedRun
  ) throws(FlowFailure) -> AllocationCount {
    var last: AllocationCount?
    do {
      for _ in 0..<Self.mostRuns {
        let run = try prepare()
        let count = try count(run)
        if count == last { return count }
        last = count
      }
    } catch {
      throw FlowFailure("\(what) failed: \(error)")
    }
    throw FlowFailure("\(what) allocates differently in each run")
  }
}

extension [AllocationCount] {
  /// The counts of each variant in the first cell, then in the next, in production wiring and with values that
  /// need no decoding; nil where allocations can't be counted.
  init?(in cells: [Cell], of variants: [Variant]) throws {
    guard let counter = AllocationCounter() else { return nil }
    self = try cells.flatMap { cell in
      let server = FakeServer(generating: cell.items)
      return try variants.map { variant in
        try counter.settledCount(of: "\(variant.name) in \(cell.name)") {
          try cell.prepare(variant, server: server)
        }
      }
    }
  }
}
