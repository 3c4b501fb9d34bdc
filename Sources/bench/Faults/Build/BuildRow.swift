/// How long a version's module takes to build after a change: one element of the document's `build`.
struct BuildRow: VersionRow {
  let architecture: String
  let change: BuildChange
  let type: String?
  let file: String?
  let compiled: Int
  let rounds: Int
  let ns: Double
  let nsLow: Double
  let nsHigh: Double
}
