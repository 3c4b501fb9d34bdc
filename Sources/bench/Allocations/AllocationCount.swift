/// What a piece of work has asked for on the heap.
struct AllocationCount: Equatable, Sendable {
  /// Calls of `malloc` and its kin.
  var mallocs = 0
  /// What these asked for.
  var bytes = 0

  static func - (later: Self, earlier: Self) -> Self {
    Self(mallocs: later.mallocs - earlier.mallocs, bytes: later.bytes - earlier.bytes)
  }
}
