/// What goes wrong at a site; the field speaks of mutation operators.
package enum MutationRule: String, CaseIterable, Codable, Sendable {
  case callLeftOut = "call left out"
  case cancelLeftOut = "cancel left out"
  case assignmentLeftOut = "assignment left out"
  case returnLeftOut = "early return left out"
  case neighboursSwapped = "neighbours swapped"
  case argumentsExchanged = "arguments exchanged"
  case conditionTrue = "condition made true"
  case conditionFalse = "condition made false"
  case comparisonTurned = "comparison turned round"
  case boundaryMoved = "boundary moved"
  case booleanTurned = "boolean turned round"
  case numberChanged = "number changed"
  case textChanged = "text changed"
  case resultChanged = "result changed"
  case valueExchanged = "value exchanged"
  case weakDropped = "weak dropped"
  /// Of exercises only, where it proves that a test looks at what is passed.
  case argumentBlanked = "argument blanked"

  /// Those by which the mutants of the versions are planted.
  package static let ofVersions = allCases.filter { $0 != .argumentBlanked }
}
