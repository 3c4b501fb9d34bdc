/// Shows what each flow allocates.
enum AllocationsReport {
  static func tables(_ rows: [AllocationRow]) -> [Table] {
    [
      allocations(rows),
      table("Allocated bytes", rows, note: "What those calls asked for.", \.bytes),
    ]
  }

  static func allocations(_ rows: [AllocationRow]) -> Table {
    table(
      "Allocations", rows,
      note: "Calls of malloc and its kin in one flow: for objects, storage of arrays, contexts of "
        + "closures, first weak references, and the like. What the versions share is in it. "
        + "Exact, in a release build; another compiler may save others.", \.mallocs)
  }

  /// Why there are none.
  static func absence(by hooks: AllocationHooks) -> String {
    "Allocations aren't counted here: "
      + (hooks.areThere
        ? "some that are known beforehand were counted wrong."
        : "that takes Linux with glibc on x86-64 or arm64.")
  }

  private static func table(
    _ title: String, _ rows: [AllocationRow], note: String, _ value: (AllocationRow) -> Int
  ) -> Table {
    Table(
      rows, title: title, note: note,
      across: [.text("flow", \.flow), .number("items", \.items)]
    ) { "\($0.reduce(0) { $0 + value($1) })" }
  }
}
