import SwiftSyntax

/// Conditions made true or false.
extension MutantRewriter {
  func rewrite(
    _ original: ConditionElementListSyntax, rewritten: ConditionElementListSyntax
  ) -> ConditionElementListSyntax {
    var isBinding = true
    var texts = zip(original, rewritten).map { old, new -> String in
      let text = new.condition.trimmedDescription
      guard case .expression(let expression) = old.condition else { return text }
      isBinding = false
      return decided(expression, text)
    }
    // A binding can't be made true; one more condition makes it false.
    if isBinding, let first = original.first, let id = add(.conditionFalse, at: first, as: "false")
    {
      texts.append("!_m(\(id))")
    }
    return [
      ConditionElementSyntax(
        condition: .expression(ExprSyntax(source: texts.joined(separator: ", "))),
        trailingTrivia: .space)
    ]
  }

  func rewrite(_ original: TernaryExprSyntax, rewritten: TernaryExprSyntax) -> ExprSyntax {
    let condition = decided(original.condition, rewritten.condition.trimmedDescription)
    return ExprSyntax(
      rewritten.with(\.condition, ExprSyntax(source: condition, inPlaceOf: original.condition)))
  }

  private func decided(_ original: ExprSyntax, _ rewritten: String) -> String {
    if original.is(BooleanLiteralExprSyntax.self) { return rewritten }
    var text = rewritten
    if let id = add(.conditionFalse, at: original, as: "false") {
      text = "(!_m(\(id)) && (\(text)))"
    }
    if let id = add(.conditionTrue, at: original, as: "true") { text = "(_m(\(id)) || \(text))" }
    return text
  }
}
