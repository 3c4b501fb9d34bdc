import Console

/// How long a version's module takes to build after a change: one element of the document's `build`.
package struct BuildRow: VersionRow {
  package let architecture: String
  package let change: BuildChange
  package let type: String?
  let file: String?
  package let compiled: Int
  package let rounds: Int
  package let ns: Double
  package let nsLow: Double
  package let nsHigh: Double
}
