/// The tests by which one suite proves one behaviour: one element of the document's `behaviours`.
struct BehaviourRow: VersionRow {
  /// The number in the specification, such as `L5`.
  let behaviour: String
  let architecture: String
  /// The tests that carry the number, such as `ItemsListModelTests/testReload`.
  let tests: [String]
}
