/// What became of a mutant.
package enum MutantOutcome: String, CaseIterable, Codable, Sendable {
  /// The user can see it, and the version's own suite did.
  case found
  /// The user can see it, and the suite didn't.
  case missed
  /// Only the suite sees it.
  case `internal`
  case noEffect = "no effect"
  case dropped = "doesn't compile"

  package init(isFound: Bool, isFault: Bool) {
    self =
      switch (isFound, isFault) {
      case (true, true): .found
      case (false, true): .missed
      case (true, false): .internal
      case (false, false): .noEffect
      }
  }
}
