import SwiftSyntax

/// Puts every mutant into a file, each behind a switch of its own.
///
/// Children are rewritten before what is around them, so that a mutant is there on both sides of a switch
/// around it.
final class MutantRewriter: SyntaxRewriter {
  private let file: String
  private let converter: SourceLocationConverter
  private let first: Int
  private let dropped: Set<Int>
  /// Of each type of the version, what can stand in for each other.
  let alternatives: [[String]]
  private(set) var mutants: [Mutant] = []
  /// What the end of the file has to declare.
  var wrappers: [String] = []

  init(
    file: String, tree: SourceFileSyntax, alternatives: [[String]], after last: Int,
    without dropped: Set<Int>
  ) {
    self.file = file
    converter = SourceLocationConverter(fileName: file, tree: tree)
    first = last + 1
    self.dropped = dropped
    self.alternatives = alternatives
  }

  /// Numbers a mutant; nil for one that is dropped.
  func add(_ rule: MutationRule, at node: some SyntaxProtocol, as replacement: String = "") -> Int?
  {
    let id = first + mutants.count
    mutants.append(
      Mutant(
        id: id, rule: rule, file: file,
        line: converter.location(for: node.positionAfterSkippingLeadingTrivia).line,
        original: node.trimmedDescription, replacement: replacement))
    return dropped.contains(id) ? nil : id
  }

  override func visit(_ node: CodeBlockItemListSyntax) -> CodeBlockItemListSyntax {
    rewrite(node, rewritten: super.visit(node))
  }

  override func visit(_ node: ConditionElementListSyntax) -> ConditionElementListSyntax {
    rewrite(node, rewritten: super.visit(node))
  }

  override func visit(_ node: TernaryExprSyntax) -> ExprSyntax {
    rewrite(node, rewritten: super.visit(node).cast(TernaryExprSyntax.self))
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> ExprSyntax {
    rewrite(node, rewritten: super.visit(node).cast(InfixOperatorExprSyntax.self))
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> ExprSyntax {
    rewrite(node, rewritten: super.visit(node).cast(PrefixOperatorExprSyntax.self))
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> ExprSyntax {
    rewrite(node)
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> ExprSyntax {
    rewrite(node)
  }

  override func visit(_ node: StringLiteralExprSyntax) -> ExprSyntax {
    rewrite(node, rewritten: super.visit(node))
  }

  override func visit(_ node: MemberAccessExprSyntax) -> ExprSyntax {
    node.base == nil ? rewrite(node) : super.visit(node)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> ExprSyntax {
    rewrite(node, rewritten: super.visit(node).cast(FunctionCallExprSyntax.self))
  }

  override func visit(_ node: ClosureExprSyntax) -> ExprSyntax {
    rewrite(node, rewritten: super.visit(node).cast(ClosureExprSyntax.self))
  }

  override func visit(_ node: VariableDeclSyntax) -> DeclSyntax {
    rewrite(node, rewritten: super.visit(node).cast(VariableDeclSyntax.self))
  }
}
