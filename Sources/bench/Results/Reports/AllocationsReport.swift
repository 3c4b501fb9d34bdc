import Console
import Timing

/// Shows how often each flow allocates memory, and how much.
package enum AllocationsReport {
  package static func tables(_ rows: [AllocationRow]) -> [Table] {
    let keys: [Table.Field<AllocationRow>] = [.text("flow", \.flow), .number("items", \.items)]
    return [
      Table(
        rows, title: "Allocations",
        note: "How often one flow calls malloc or a similar function, for example to create an "
          + "object. Calls in shared code are included. The numbers are the same in every run of "
          + "this build. Another compiler may give other numbers.",
        across: keys, sum: \.mallocs),
      Table(
        rows, title: "Allocated bytes", note: "The number of bytes that these calls request.",
        across: keys, sum: \.bytes),
    ]
  }

  package static let absence =
    "bench can't count allocations here: this needs Linux with glibc on x86-64 or arm64."
}
