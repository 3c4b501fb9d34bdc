import SwiftSyntax

/// What a function or a property returns, turned round, changed, or replaced by nothing.
extension MutantRewriter {
  /// The statement with another result; nil where it returns none of a type that says what else there is.
  func result(of original: CodeBlockItemSyntax, _ text: String) -> String? {
    let statement = original.item.as(ReturnStmtSyntax.self)
    guard let value = statement?.expression ?? original.soleValue,
      let (function, other) = original.returnedType?.others, !value.saysOtherwise,
      let id = add(.resultChanged, at: value, as: other(value.trimmedDescription))
    else { return nil }
    let start = statement == nil ? "" : "return"
    let rest = text.drop(while: \.isWhitespace).dropFirst(start.count)
    return "\n\(start) \(function)(\(id), \(rest))"
  }
}

extension CodeBlockItemSyntax {
  /// What a function of one expression returns, or each branch of one.
  fileprivate var soleValue: ExprSyntax? {
    guard let value = item.as(ExprSyntax.self), !value.is(IfExprSyntax.self),
      !value.is(SwitchExprSyntax.self)
    else { return nil }
    return isSole ? value : nil
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
  fileprivate var returnedType: TypeSyntax? {
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

extension TypeSyntax {
  /// What the switch calls another value of the type, and what it is.
  fileprivate var others: (function: String, other: (String) -> String)? {
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
  fileprivate var saysOtherwise: Bool {
    if let infix = self.as(InfixOperatorExprSyntax.self) {
      return ["==", "!=", "===", "!=="].contains(infix.operator.trimmedDescription)
    }
    return self.as(PrefixOperatorExprSyntax.self)?.operator.text == "!"
      || self.is(BooleanLiteralExprSyntax.self) || self.is(IntegerLiteralExprSyntax.self)
      || self.is(StringLiteralExprSyntax.self) || self.is(NilLiteralExprSyntax.self)
      || self.as(ArrayExprSyntax.self)?.elements.isEmpty == true
  }
}
