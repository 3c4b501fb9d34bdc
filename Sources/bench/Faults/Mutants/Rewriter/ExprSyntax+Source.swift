import SwiftSyntax

extension ExprSyntax {
  /// An expression of which only the text counts.
  init(source: String) {
    self.init(DeclReferenceExprSyntax(baseName: .identifier(source)))
  }

  /// The same with what stands around another.
  init(source: String, inPlaceOf node: some SyntaxProtocol) {
    self = ExprSyntax(source: source)
      .with(\.leadingTrivia, node.leadingTrivia).with(\.trailingTrivia, node.trailingTrivia)
  }
}
