import SwiftSyntax

/// Booleans turned round, numbers and texts changed.
extension MutantRewriter {
  func rewrite(_ node: BooleanLiteralExprSyntax) -> ExprSyntax {
    let other = node.literal.text == "true" ? "false" : "true"
    guard node.isValue, let id = add(.booleanTurned, at: node, as: other) else {
      return ExprSyntax(node)
    }
    return ExprSyntax(source: "_b(\(id), \(node.literal.text))", inPlaceOf: node)
  }

  func rewrite(_ node: IntegerLiteralExprSyntax) -> ExprSyntax {
    guard node.isValue, let id = add(.numberChanged, at: node, as: "\(node.literal.text) + 1")
    else { return ExprSyntax(node) }
    return ExprSyntax(source: "_n(\(id), \(node.literal.text))", inPlaceOf: node)
  }

  func rewrite(_ node: StringLiteralExprSyntax, rewritten: ExprSyntax) -> ExprSyntax {
    guard node.isValue,
      let id = add(.textChanged, at: node, as: node.trimmedDescription + " + \"?\"")
    else { return rewritten }
    return ExprSyntax(source: "_s(\(id), \(rewritten.trimmedDescription))", inPlaceOf: node)
  }
}

extension ExprSyntaxProtocol {
  /// Whether another expression may stand in its place: not in attributes, patterns, and raw values, nor in
  /// the message of a trap, which no test can see.
  var isValue: Bool {
    for node in sequence(first: Syntax(self), next: \.parent) {
      if node.is(AttributeSyntax.self) || node.is(ExpressionPatternSyntax.self)
        || node.is(EnumCaseElementSyntax.self) || node.is(MacroExpansionExprSyntax.self)
        || node.is(AvailabilityConditionSyntax.self)
      {
        return false
      }
      if let call = node.as(FunctionCallExprSyntax.self),
        call.calledExpression.trimmedDescription.hasPrefix("precondition")
      {
        return false
      }
      if node.is(CodeBlockItemSyntax.self) { return true }
    }
    return true
  }
}
