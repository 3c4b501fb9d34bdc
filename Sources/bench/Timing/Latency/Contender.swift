/// Runs one flow once in a world prepared for it, which it keeps alive; only this is timed.
typealias Trial = () throws -> Void

/// One side of a comparison, as the harness knows it.
struct Contender {
  let name: String
  /// Prepares a world of its own for one run.
  let makeTrial: () throws -> Trial
}
