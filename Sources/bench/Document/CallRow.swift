/// How much is said inside one architecture during one flow.
struct CallRow: VersionRow {
  let architecture: String
  let flow: String
  /// Whatever goes from one object to another: the sum of the next three.
  let crossings: Int
  /// What is asked, told, and answered.
  let work: Int
  /// What only assembles.
  let wiring: Int
  /// Current values that observers are handed on subscription.
  let replays: Int
  /// Distinct objects that sent or received something.
  let participants: Int
  /// The most messages that were open at once.
  let depth: Int
  let seams: [SeamCount]
}
