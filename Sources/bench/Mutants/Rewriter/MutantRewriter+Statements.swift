import SwiftSyntax

/// Calls and assignments left out or swapped, early returns left out.
extension MutantRewriter {
  func rewrite(
    _ original: CodeBlockItemListSyntax, rewritten: CodeBlockItemListSyntax
  ) -> CodeBlockItemListSyntax {
    let originals = Array(original)
    let actions = originals.map(\.action)
    var texts = rewritten.map(\.description)
    for (index, statement) in originals.enumerated() {
      if let rule = actions[index], !(originals.count == 1 && statement.isValue),
        let id = add(rule, at: statement)
      {
        texts[index] = "\nif !_m(\(id)) {\(texts[index])\n}"
      } else if statement.isEarlyReturn, let id = add(.returnLeftOut, at: statement) {
        texts[index] = "\nif !_m(\(id)) { return }"
      }
    }
    var index = 0
    while index + 1 < texts.count {
      let (first, second) = (originals[index], originals[index + 1])
      index += 1
      guard actions[index - 1] != nil, actions[index] != nil,
        first.trimmedDescription != second.trimmedDescription,
        let id = add(
          .neighboursSwapped, at: first,
          as: "\(second.trimmedDescription); \(first.trimmedDescription)")
      else { continue }
      let (one, other) = (texts[index - 1], texts[index])
      texts[index - 1] = "\nif _m(\(id)) {\(other)\(one)\n} else {\(one)\(other)\n}"
      texts[index] = ""
      // The second has found its neighbour.
      index += 1
    }
    return CodeBlockItemListSyntax(
      texts.map { CodeBlockItemSyntax(item: .expr(ExprSyntax(source: $0))) })
  }
}

extension CodeBlockItemSyntax {
  /// The rule by which a statement can be left out; nil where it declares, decides, or returns something.
  fileprivate var action: MutationRule? {
    item.as(ExprSyntax.self).flatMap(Self.action)
  }

  private static func action(of expression: ExprSyntax) -> MutationRule? {
    if let tried = expression.as(TryExprSyntax.self) { return action(of: tried.expression) }
    if let chain = expression.as(OptionalChainingExprSyntax.self) {
      return action(of: chain.expression)
    }
    if let infix = expression.as(InfixOperatorExprSyntax.self) {
      let isAssignment =
        infix.operator.is(AssignmentExprSyntax.self)
        || ["+=", "-="].contains(infix.operator.trimmedDescription)
      // Without it, a property may be without a value, which doesn't compile.
      return isAssignment && !expression.isInInitializer ? .assignmentLeftOut : nil
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
    let name = call.calledExpression.trimmedDescription
    if name.hasSuffix(".init") || ["precondition", "preconditionFailure"].contains(name) {
      return nil
    }
    return name == "cancel" || name.hasSuffix(".cancel") ? .cancelLeftOut : .callLeftOut
  }

  /// Whether it ends a function before its end; a `guard` can't be without.
  fileprivate var isEarlyReturn: Bool {
    guard let statement = item.as(ReturnStmtSyntax.self), statement.expression == nil else {
      return false
    }
    return parent?.parent?.parent?.is(GuardStmtSyntax.self) != true
  }

  /// Whether it is, as the only one, what a function or a property returns.
  fileprivate var isValue: Bool {
    for node in sequence(first: Syntax(self), next: \.parent) {
      if let function = node.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause != nil
      }
      if let accessor = node.as(AccessorDeclSyntax.self) {
        return accessor.accessorSpecifier.text == "get"
      }
      if let call = item.as(FunctionCallExprSyntax.self), node.is(ClosureExprSyntax.self) {
        // What makes a value with a capital letter does nothing else.
        return call.calledExpression.trimmedDescription.first?.isUppercase == true
      }
      if node.is(PatternBindingSyntax.self) { return true }
      if node.is(IfExprSyntax.self) || node.is(SwitchExprSyntax.self) || node.is(DoStmtSyntax.self)
        || node.is(InitializerDeclSyntax.self) || node.is(ForStmtSyntax.self)
        || node.is(GuardStmtSyntax.self) || node.is(DeinitializerDeclSyntax.self)
      {
        return false
      }
    }
    return false
  }
}

extension ExprSyntax {
  fileprivate var isInInitializer: Bool {
    for node in sequence(first: Syntax(self), next: \.parent) {
      if node.is(FunctionDeclSyntax.self) || node.is(ClosureExprSyntax.self) { return false }
      if node.is(InitializerDeclSyntax.self) { return true }
    }
    return false
  }
}
