import CAllocationHooks

/// Counts what pieces of work allocate on this thread; one may be counted within another.
struct AllocationCounter: Sendable {
  /// Has the process count; false where there is no way to.
  let install: @Sendable () -> Bool
  /// Ends that, and leaves the process as it was.
  let remove: @Sendable () -> Void
  /// What this thread has allocated so far, as far as it was counted.
  let totals: @Sendable () -> AllocationCount

  static let system = AllocationCounter(
    install: { installAllocationHooks() }, remove: { removeAllocationHooks() },
    totals: {
      let totals = allocationTotals()
      return AllocationCount(mallocs: Int(totals.mallocs), bytes: Int(totals.bytes))
    })

  /// Calls `body`, in which can be counted; afterwards nothing is left of it in the process.
  ///
  /// Returns nil, and calls nothing, where that can't be done or known allocations are counted wrong.
  func use<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard install() else { return nil }
    defer { remove() }
    let known = count {
      UnsafeMutableRawPointer.allocate(byteCount: 40, alignment: 1).deallocate()
    }
    return known == AllocationCount(mallocs: 1, bytes: 40) ? try body() : nil
  }

  func count<Failure: Error>(
    _ body: () throws(Failure) -> Void
  ) throws(Failure) -> AllocationCount {
    let start = totals()
    try body()
    return totals() - start
  }
}
