import Console

/// What a suite would find with only so many lines: one element of the document's `budgets`.
package struct BudgetRow: VersionRow {
  package let architecture: String
  /// Lines of code of tests, of what stands around them, and of doubles; at the end the whole suite's.
  package let lines: Int
  /// The share of the faults found, on the average over random choices of tests.
  package let recall: Double
  /// What the middle 95 % of the choices find.
  package let recallLow: Double
  package let recallHigh: Double

  package init(
    architecture: String, lines: Int, recall: Double, recallLow: Double, recallHigh: Double
  ) {
    (self.architecture, self.lines) = (architecture, lines)
    (self.recall, self.recallLow, self.recallHigh) = (recall, recallLow, recallHigh)
  }
}
