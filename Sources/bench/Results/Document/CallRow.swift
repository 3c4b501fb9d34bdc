/// How much is said inside one architecture during one flow.
struct CallRow: CellRow {
  let architecture: String
  let flow: String
  let crossings: Int
  let work: Int
  let wiring: Int
  let replays: Int
  let participants: Int
  let depth: Int
  let seams: [SeamCount]

  /// Calls are counted with so many, though no flow takes other ones with more.
  var items: Int { LatencyPlan.middleSize }
}
