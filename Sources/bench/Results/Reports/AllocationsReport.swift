import Console
import Timing

/// Shows what each flow allocates.
package enum AllocationsReport {
  package static func tables(_ rows: [AllocationRow]) -> [Table] {
    let keys: [Table.Field<AllocationRow>] = [.text("flow", \.flow), .number("items", \.items)]
    return [
      Table(
        rows, title: "Allocations",
        note: "Calls of malloc and its kin in one flow: for objects, storage of arrays, contexts "
          + "of closures, first weak references, and the like. They include what the versions share, "
          + "and the texts of a changed list's rows where a version makes them for all rows at once. "
          + "Exact, in a release build; another compiler may save others.",
        across: keys, sum: \.mallocs),
      Table(
        rows, title: "Allocated bytes", note: "What those calls asked for.",
        across: keys, sum: \.bytes),
    ]
  }

  package static let absence =
    "Allocations aren't counted here: that takes Linux with glibc on x86-64 or arm64."
}
