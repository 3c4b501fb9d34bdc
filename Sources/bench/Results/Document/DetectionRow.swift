/// What a version's suite notices of the mutants: one element of the document's `detection`.
struct DetectionRow: VersionRow {
  let architecture: String
  /// Those that compile.
  let mutants: Int
  /// Those that don't, for the most part since the arguments exchanged turn out to differ in type.
  let dropped: Int
  let found: Int
  let missed: Int
  let inside: Int
  let noEffect: Int
  /// The share of the faults that the suite finds.
  let recall: Double
  /// The share of what turns the suite red that no user can see.
  let insideShare: Double
  /// Red tests per fault found: the median, and what nine of ten faults don't exceed.
  let red: Double
  let redMost: Int
  /// Of the faults found: the share with a red test that stands beside the faulty type.
  let beside: Double
  /// Of the faults found: how many differ in which tests turn red.
  let patterns: Int
  let tests: Int
  /// Tests that are never the only red one.
  let neverAlone: Int
  /// Which tests no mutant turns red.
  let neverRed: [String]
  /// Of what turns the suite red: the share that ends the process.
  let crashes: Double
  /// How long the suite takes.
  let seconds: Double
}
