/// What a piece of work has asked for on the heap.
package struct AllocationCount: Codable, Equatable, Sendable {
  package var mallocs = 0
  package var bytes = 0

  package static func - (later: Self, earlier: Self) -> Self {
    Self(mallocs: later.mallocs - earlier.mallocs, bytes: later.bytes - earlier.bytes)
  }
}
