import SwiftSyntax

/// What a statement does, and what may stand in its place.
extension CodeBlockItemSyntax {
  /// The rule by which a statement can be left out; nil where it declares, decides, or returns something.
  var action: MutationRule? {
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
    // What begins with a dot makes a value, whatever takes it.
    if name.hasSuffix(".init") || name.hasPrefix(".")
      || ["precondition", "preconditionFailure"].contains(name)
    {
      return nil
    }
    return name == "cancel" || name.hasSuffix(".cancel") ? .cancelLeftOut : .callLeftOut
  }

  /// Whether it ends a function before its end; a `guard` can't be without.
  var isEarlyReturn: Bool {
    guard let statement = item.as(ReturnStmtSyntax.self), statement.expression == nil else {
      return false
    }
    return parent?.parent?.parent?.is(GuardStmtSyntax.self) != true
  }

  /// Whether it is, as the only one, what a function or a property returns.
  var isValue: Bool {
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
      switch node.kind {
      case .patternBinding: return true
      case .deinitializerDecl, .doStmt, .forStmt, .guardStmt, .ifExpr, .initializerDecl,
        .switchExpr:
        return false
      default: continue
      }
    }
    return false
  }

  /// Whether a closure of nothing else returns it, as far as its form tells.
  var isReturned: Bool {
    item.is(ExprSyntax.self) && ![.ifExpr, .optionalChainingExpr, .switchExpr].contains(item.kind)
  }

  /// What a function of one expression returns, or each branch of one.
  var soleValue: ExprSyntax? {
    isSole && ![.ifExpr, .switchExpr].contains(item.kind) ? item.as(ExprSyntax.self) : nil
  }

  private var isSole: Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
      let owner = list.parent
    else { return false }
    if owner.is(AccessorBlockSyntax.self) { return true }
    if owner.is(SwitchCaseSyntax.self) || owner.parent?.is(IfExprSyntax.self) == true {
      // Up to the statement that decides, which has to be the only one, too.
      let outer = sequence(first: owner, next: \.parent).lazy
        .compactMap { $0.as(CodeBlockItemSyntax.self) }.first
      return outer?.isSole ?? false
    }
    return owner.parent?.is(FunctionDeclSyntax.self) == true
      || owner.parent?.as(AccessorDeclSyntax.self)?.accessorSpecifier.text == "get"
  }

  /// The type that the function or the property around it says.
  var returnedType: TypeSyntax? {
    for node in sequence(first: Syntax(self), next: \.parent) {
      if node.is(ClosureExprSyntax.self) || node.is(InitializerDeclSyntax.self) { return nil }
      if let function = node.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause?.type
      }
      if let binding = node.as(PatternBindingSyntax.self) { return binding.typeAnnotation?.type }
    }
    return nil
  }
}

extension InfixOperatorExprSyntax {
  /// Whether it is what gives its type or a property of it a value, without which nothing compiles.
  var givesFirstValue: Bool {
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
  func awaits(_ name: String) -> Bool {
    bindings.contains { binding in
      binding.pattern.trimmedDescription == name && binding.initializer == nil
        && (bindingSpecifier.text == "let"
          || binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) != true)
    }
  }
}

extension TypeSyntax {
  /// What the switch calls another value of the type, and what it is.
  var others: (function: String, other: (String) -> String)? {
    if self.is(OptionalTypeSyntax.self) { return ("_o", { _ in "nil" }) }
    if self.is(ArrayTypeSyntax.self) { return ("_a", { _ in "[]" }) }
    return switch trimmedDescription {
    case "Bool": ("_b", { "!(\($0))" })
    case "Int": ("_n", { "\($0) + 1" })
    case "String": ("_s", { "\($0) + \"?\"" })
    default: nil
    }
  }
}

extension ExprSyntax {
  /// Whether another rule makes the same of it, or it is nothing already.
  var saysOtherwise: Bool {
    if let infix = self.as(InfixOperatorExprSyntax.self) {
      return ["==", "!=", "===", "!=="].contains(infix.operator.trimmedDescription)
    }
    let literals: [SyntaxKind] = [
      .booleanLiteralExpr, .integerLiteralExpr, .nilLiteralExpr, .stringLiteralExpr,
    ]
    return literals.contains(kind) || self.as(PrefixOperatorExprSyntax.self)?.operator.text == "!"
      || self.as(ArrayExprSyntax.self)?.elements.isEmpty == true
  }
}
