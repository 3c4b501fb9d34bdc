import SwiftSyntax

/// What is held weakly, held strongly.
extension MutantRewriter {
  func rewrite(_ original: ClosureExprSyntax, rewritten: ClosureExprSyntax) -> ExprSyntax {
    let weak = original.signature?.capture?.items.filter { $0.specifier?.specifier.text == "weak" }
    let kept = (weak ?? []).compactMap { capture -> (id: Int, value: String)? in
      let name = capture.name.text
      return add(.weakDropped, at: capture, as: name).map {
        ($0, capture.initializer?.value.trimmedDescription ?? name)
      }
    }
    guard !kept.isEmpty, var signature = rewritten.signature, let capture = signature.capture else {
      return ExprSyntax(rewritten)
    }
    signature.capture = nil
    // A second capture keeps what the first doesn't, if it is used.
    let captures = kept.map { "_kept\($0.id) = _m(\($0.id)) ? \($0.value) : nil" }
    let uses = kept.map { "_ = _kept\($0.id)\n" }
    let body = String(rewritten.statements.description.drop(while: \.isWhitespace))
    let isValue =
      original.statements.count == 1 && original.statements.first?.isValue == true
      && !body.hasPrefix("if ")
    return ExprSyntax(
      source: """
        { [\(([capture.items.trimmedDescription] + captures).joined(separator: ", "))] \
        \(signature.trimmedDescription)
        \(uses.joined())\(isValue ? "return " : "")\(body)
        }
        """, inPlaceOf: original)
  }

  func rewrite(_ original: VariableDeclSyntax, rewritten: VariableDeclSyntax) -> DeclSyntax {
    let strong = original.trimmedDescription.replacing("weak ", with: "")
    guard original.modifiers.contains(where: { $0.name.text == "weak" }),
      let id = add(.weakDropped, at: original, as: strong)
    else { return DeclSyntax(rewritten) }
    // A wrapper for each, since one that takes the number can't be set before other properties.
    wrappers.append(
      """
      @propertyWrapper public struct _Weak\(id)<Value> {
        private var reference: _Weak<Value>
        public init(wrappedValue: Value?) { reference = _Weak(\(id), wrappedValue) }
        public var wrappedValue: Value? {
          get { reference.value }
          set { reference.value = newValue }
        }
      }
      """)
    let source = rewritten.trimmedDescription.replacing("weak ", with: "")
    return DeclSyntax(MissingDeclSyntax(placeholder: .identifier("@_Weak\(id) \(source)")))
      .with(\.leadingTrivia, original.leadingTrivia)
  }
}

extension CodeBlockItemSyntax {
  /// Whether a closure of nothing else returns it, as far as its form tells.
  fileprivate var isValue: Bool {
    guard let expression = item.as(ExprSyntax.self) else { return false }
    return
      !(expression.is(OptionalChainingExprSyntax.self) || expression.is(IfExprSyntax.self)
      || expression.is(SwitchExprSyntax.self))
  }
}
