import Console

/// One thing that a workshop needs: one element of the document's `checks`.
package struct CheckRow: ResultRow {
  package let check: String
  package let ok: Bool
  package let found: String
  /// What to do; nil where nothing is.
  package let advice: String?

  package init(_ check: String, _ ok: Bool, _ found: String, or advice: String) {
    self.check = check
    self.ok = ok
    self.found = found
    self.advice = ok ? nil : advice
  }
}
