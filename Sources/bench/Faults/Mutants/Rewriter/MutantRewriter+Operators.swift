import SwiftSyntax

/// Boundaries moved, comparisons and booleans turned round.
extension MutantRewriter {
  private static let others: [(rule: MutationRule, operators: [String: String])] = [
    (.boundaryMoved, ["<": "<=", "<=": "<", ">": ">=", ">=": ">"]),
    (
      .comparisonTurned,
      [
        "<": ">", ">": "<", "<=": ">=", ">=": "<=", "==": "!=", "!=": "==", "===": "!==",
        "!==": "===",
      ]
    ),
    (.booleanTurned, ["&&": "||", "||": "&&"]),
  ]

  func rewrite(
    _ original: InfixOperatorExprSyntax, rewritten: InfixOperatorExprSyntax
  ) -> ExprSyntax {
    let name = original.operator.trimmedDescription
    let operands = (
      rewritten.leftOperand.trimmedDescription, rewritten.rightOperand.trimmedDescription
    )
    var text = "\(operands.0) \(name) \(operands.1)"
    var isMutated = false
    for (rule, operators) in Self.others {
      guard let other = operators[name],
        let id = add(
          rule, at: original,
          as: "\(original.leftOperand.trimmedDescription) \(other) "
            + original.rightOperand.trimmedDescription)
      else { continue }
      text = "(_m(\(id)) ? (\(operands.0) \(other) \(operands.1)) : (\(text)))"
      isMutated = true
    }
    return isMutated ? ExprSyntax(source: text, inPlaceOf: original) : ExprSyntax(rewritten)
  }

  func rewrite(
    _ original: PrefixOperatorExprSyntax, rewritten: PrefixOperatorExprSyntax
  ) -> ExprSyntax {
    guard original.operator.text == "!",
      let id = add(.booleanTurned, at: original, as: original.expression.trimmedDescription)
    else { return ExprSyntax(rewritten) }
    return ExprSyntax(
      source: "(_m(\(id)) != (!\(rewritten.expression.trimmedDescription)))", inPlaceOf: original)
  }
}
