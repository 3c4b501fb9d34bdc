import CAllocationHooks

/// How the process is made to count allocations.
struct AllocationHooks: Sendable {
  /// Begins to count; false where there is no way to.
  let install: @Sendable () -> Bool
  /// Ends it, and leaves the process as it was.
  let remove: @Sendable () -> Void
  /// What this thread has allocated so far, as far as it was counted.
  let totals: @Sendable () -> AllocationCount

  static let system = AllocationHooks(
    install: { installAllocationHooks() }, remove: { removeAllocationHooks() },
    totals: {
      let totals = allocationTotals()
      return AllocationCount(mallocs: Int(totals.mallocs), bytes: Int(totals.bytes))
    })
}
