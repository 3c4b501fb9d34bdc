import SwiftSyntax

/// Neighbouring arguments exchanged, if their types turn out to be equal.
extension MutantRewriter {
  func rewrite(
    _ original: FunctionCallExprSyntax, rewritten: FunctionCallExprSyntax
  ) -> ExprSyntax {
    guard original.isValue else { return ExprSyntax(rewritten) }
    let originals = original.arguments.map(\.expression)
    var arguments = Array(rewritten.arguments)
    for (index, (first, second)) in zip(originals, originals.dropFirst()).enumerated() {
      guard first.hasType, second.hasType,
        first.trimmedDescription != second.trimmedDescription,
        let id = add(
          .argumentsExchanged, at: original,
          as: "\(second.trimmedDescription), \(first.trimmedDescription)")
      else { continue }
      let one = arguments[index].expression
      let other = arguments[index + 1].expression
      arguments[index].expression = exchanged(one, other, id)
      arguments[index + 1].expression = exchanged(other, one, id)
    }
    return ExprSyntax(rewritten.with(\.arguments, LabeledExprListSyntax(arguments)))
  }

  private func exchanged(_ one: ExprSyntax, _ other: ExprSyntax, _ id: Int) -> ExprSyntax {
    ExprSyntax(
      source: "_x(\(id), \(one.trimmedDescription), \(other.trimmedDescription))", inPlaceOf: one)
  }
}

extension ExprSyntax {
  /// Whether its type is known without what it is passed to, and it may be evaluated elsewhere.
  fileprivate var hasType: Bool {
    !tokens(viewMode: .sourceAccurate).contains { token in
      [.keyword(.try), .keyword(.nil), .leftBrace, .prefixAmpersand].contains(token.tokenKind)
        || token.parent?.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
    } && !self.is(ArrayExprSyntax.self)
  }
}
