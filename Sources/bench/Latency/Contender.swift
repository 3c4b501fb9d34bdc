/// One side of a comparison, as the harness knows it.
struct Contender {
  let name: String
  /// Prepares a world of its own for one run.
  let makeTrial: () throws -> any Trial
}
