/// One thing that the user does in a flow, and what all versions show then.
struct StepRow: ResultRow {
  let flow: String
  let step: Int
  /// In words: `taps Save`.
  let action: String
  /// The screen as text when the step is over.
  let screen: String
}
