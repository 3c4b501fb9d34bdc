/// How long a version's module takes to build after a change: one element of the document's `build`.
struct BuildRow: VersionRow {
  let architecture: String
  let change: BuildChange
  /// The type that was changed; absent where none was.
  let type: String?
  /// The file that declares it.
  let file: String?
  /// How many of the module's files were compiled.
  let compiled: Int
  let rounds: Int
  /// Nanoseconds for the build: the median over the rounds.
  let ns: Double
  /// The fastest round.
  let nsLow: Double
  /// The slowest round.
  let nsHigh: Double
}
