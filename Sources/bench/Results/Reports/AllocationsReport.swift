import Console
import Timing

/// Shows how often each flow allocates memory, and how much.
package enum AllocationsReport {
  package static func tables(_ rows: [AllocationRow]) -> [Table] {
    let keys: [Table.Field<AllocationRow>] = [.text("flow", \.flow), .number("items", \.items)]
    return [
      Table(
        rows, title: "Allocations",
        note: "The number of calls of malloc and similar functions in one flow. They allocate "
          + "objects, the storage of arrays, the contexts of closures, and so on. Calls in shared "
          + "code are included. The numbers are exact for this build, and another compiler may "
          + "remove other allocations.",
        across: keys, sum: \.mallocs),
      Table(
        rows, title: "Allocated bytes", note: "The number of bytes that these calls request.",
        across: keys, sum: \.bytes),
    ]
  }

  package static let absence =
    "bench can't count allocations here: this needs Linux with glibc on x86-64 or arm64."
}
