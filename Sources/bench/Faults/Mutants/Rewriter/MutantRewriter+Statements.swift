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
      } else if let text = result(of: statement, texts[index]) {
        texts[index] = text
      }
    }
    texts = swapped(texts, originals, actions)
    return CodeBlockItemListSyntax(
      texts.map { CodeBlockItemSyntax(item: .expr(ExprSyntax(source: $0))) })
  }

  /// Each statement stands in its own place and in those of its neighbours.
  private func swapped(
    _ texts: [String], _ originals: [CodeBlockItemSyntax], _ actions: [MutationRule?]
  ) -> [String] {
    var ids = zip(originals, originals.dropFirst()).enumerated().map { index, pair -> Int? in
      let (first, second) = (pair.0.trimmedDescription, pair.1.trimmedDescription)
      guard actions[index] != nil, actions[index + 1] != nil, first != second else { return nil }
      return add(.neighboursSwapped, at: pair.0, as: "\(second); \(first)")
    }
    ids.append(nil)
    return texts.indices.map { index in
      let next = ids[index].map { "if _m(\($0)) {\(texts[index + 1])\n}" }
      let last = index == 0 ? nil : ids[index - 1].map { "if _m(\($0)) {\(texts[index - 1])\n}" }
      let swaps = [next, last].compactMap(\.self)
      if swaps.isEmpty { return texts[index] }
      return "\n" + swaps.joined(separator: " else ") + " else {\(texts[index])\n}"
    }
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
      return isAssignment && !infix.givesFirstValue ? .assignmentLeftOut : nil
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

extension InfixOperatorExprSyntax {
  /// Whether it is what gives its type or a property of it a value, without which nothing compiles.
  fileprivate var givesFirstValue: Bool {
    let name = leftOperand.trimmedDescription.replacing("self.", with: "")
    var isInInitializer = false
    for node in sequence(first: Syntax(self), next: \.parent) {
      if node.is(FunctionDeclSyntax.self) || node.is(ClosureExprSyntax.self) { return false }
      if node.is(InitializerDeclSyntax.self) { isInInitializer = true }
      if isInInitializer, name == "self" { return true }
      if isInInitializer, let members = node.as(MemberBlockSyntax.self) {
        return members.members.contains {
          $0.decl.as(VariableDeclSyntax.self)?.awaits(name) == true
        }
      }
    }
    return false
  }
}

extension VariableDeclSyntax {
  /// Whether it declares a property by this name that has no value from the start.
  fileprivate func awaits(_ name: String) -> Bool {
    bindings.contains { binding in
      binding.pattern.trimmedDescription == name && binding.initializer == nil
        && (bindingSpecifier.text == "let"
          || binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) != true)
    }
  }
}
