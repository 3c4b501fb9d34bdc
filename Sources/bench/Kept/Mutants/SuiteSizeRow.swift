import Console

/// What a suite would find with only so many lines: one element of the document's `sizes`.
package struct SuiteSizeRow: VersionRow {
  package let version: String
  /// Lines of code of tests, of what stands around them, and of doubles; at the end the whole suite's.
  package let lines: Int
  /// The share of the faults found, on the average over random choices of tests.
  package let mutationScore: Double
  /// What the middle 95 % of the choices find.
  package let mutationScoreLow: Double
  package let mutationScoreHigh: Double

  package init(
    version: String, lines: Int, mutationScore: Double, mutationScoreLow: Double,
    mutationScoreHigh: Double
  ) {
    (self.version, self.lines) = (version, lines)
    (self.mutationScore, self.mutationScoreLow, self.mutationScoreHigh) = (
      mutationScore, mutationScoreLow, mutationScoreHigh
    )
  }
}
