/// What a piece of work has asked for on the heap.
struct AllocationCount: Equatable, Sendable {
  var mallocs = 0
  var bytes = 0

  static func - (later: Self, earlier: Self) -> Self {
    Self(mallocs: later.mallocs - earlier.mallocs, bytes: later.bytes - earlier.bytes)
  }
}
