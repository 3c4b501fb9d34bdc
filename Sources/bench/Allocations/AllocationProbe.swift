/// Allocates what is known beforehand, so that a counter can be checked.
final class AllocationProbe {
  private let next: AllocationProbe?
  /// The first reference of this kind to an object takes a block of its own.
  private weak var other: AllocationProbe?

  private init(before next: AllocationProbe?) {
    self.next = next
  }

  /// Whether objects, their size, and what weak references take are counted right.
  ///
  /// Nothing generic is called, for that allocates in a debug build.
  static func isCountedRight(by counter: AllocationCounter) -> Bool {
    let number = 100
    var first: AllocationProbe?
    let objects = counter.count {
      var rest = number
      while rest > 0 {
        first = AllocationProbe(before: first)
        rest -= 1
      }
    }
    let references = counter.count {
      var probe = first
      while let current = probe {
        current.other = current
        probe = current.next
      }
    }
    // Two words for any object, and one for each reference.
    let size = 4 * MemoryLayout<Int>.size
    return objects == AllocationCount(mallocs: number, bytes: number * size)
      && references.mallocs == number
  }
}
