/// What a suite would find with only so many lines: one element of the document's `budgets`.
struct BudgetRow: VersionRow {
  let architecture: String
  /// Lines of code of tests, of what stands around them, and of doubles; at the end the whole suite's.
  let lines: Int
  /// The share of the faults found, on the average over random choices of tests.
  let recall: Double
  /// What the middle 95 % of the choices find.
  let recallLow: Double
  let recallHigh: Double
}
