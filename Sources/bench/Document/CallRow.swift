/// How much is said inside one architecture during one flow.
struct CallRow: CellRow {
  let architecture: String
  let flow: String
  /// Whatever goes from one object to another: the sum of the next three.
  let crossings: Int
  /// What is asked, told, and answered: a reply is a reply, by delegate or by closure.
  let work: Int
  /// What only assembles.
  let wiring: Int
  /// Current values that observers are handed on subscription.
  let replays: Int
  /// Distinct objects that sent or received something; a screen and its parts count as one.
  let participants: Int
  /// The most messages that were open at once.
  let depth: Int
  /// Each edge once, in order of first use.
  let seams: [SeamCount]

  /// Calls are counted with so many, though no flow takes other ones with more.
  var items: Int { LatencyPlan.middleSize }
}
