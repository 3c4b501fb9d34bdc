/// One thing that a workshop needs: one element of the document's `checks`.
struct CheckRow: ResultRow {
  let check: String
  let ok: Bool
  let found: String
  /// What to do; nil where nothing is.
  let advice: String?

  init(_ check: String, _ ok: Bool, _ found: String, or advice: String) {
    self.check = check
    self.ok = ok
    self.found = found
    self.advice = ok ? nil : advice
  }
}
