/// Counts what pieces of work allocate on this thread; one may be counted within another.
struct AllocationCounter {
  private let hooks: AllocationHooks

  private init(_ hooks: AllocationHooks) {
    self.hooks = hooks
  }

  /// Passes a counter to `body`; afterwards nothing is left of it in the process.
  ///
  /// Returns nil, and counts nothing, where that can't be done or known allocations are counted wrong.
  static func use<Result, Failure: Error>(
    _ hooks: AllocationHooks = .system, _ body: (Self) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard hooks.install() else { return nil }
    defer { hooks.remove() }
    let counter = Self(hooks)
    let known = counter.count {
      UnsafeMutableRawPointer.allocate(byteCount: 40, alignment: 1).deallocate()
    }
    return known == AllocationCount(mallocs: 1, bytes: 40) ? try body(counter) : nil
  }

  func count<Failure: Error>(
    _ body: () throws(Failure) -> Void
  ) throws(Failure) -> AllocationCount {
    let start = hooks.totals()
    try body()
    return hooks.totals() - start
  }
}
