import SwiftSyntax

/// Collects the types that have two values and more by name alone.
final class AlternativesVisitor: SyntaxVisitor {
  private(set) var alternatives: [[String]] = []

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    let elements = node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
      .flatMap(\.elements)
    add(elements.filter { $0.parameterClause == nil }.map(\.name.text))
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let isOptionSet = node.inheritanceClause?.inheritedTypes.contains {
      $0.type.trimmedDescription == "OptionSet"
    }
    guard isOptionSet == true else { return .visitChildren }
    let options = node.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { $0.modifiers.contains { $0.name.text == "static" } }
    add(options.flatMap(\.bindings).map(\.pattern.trimmedDescription))
    return .visitChildren
  }

  private func add(_ names: [String]) {
    if names.count > 1 { alternatives.append(names) }
  }
}
