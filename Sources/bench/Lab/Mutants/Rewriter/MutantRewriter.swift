import SwiftSyntax

/// Puts every mutant into a file.
final class MutantRewriter: ExpressionRewriter {
  /// What the end of the file has to declare.
  private(set) var wrappers: [String] = []

  // MARK: Calls and assignments left out or swapped, early returns left out

  override func visit(_ node: CodeBlockItemListSyntax) -> CodeBlockItemListSyntax {
    var texts = super.visit(node).map(\.description)
    let originals = Array(node)
    let actions = originals.map(\.action)
    for (index, statement) in originals.enumerated() {
      // One that is dropped has its number all the same, and nothing in its place, or all after it would move.
      if let rule = actions[index], !(originals.count == 1 && statement.isValue) {
        guard let id = add(rule, at: statement) else { continue }
        texts[index] = "\nif !_m(\(id)) {\(texts[index])\n}"
      } else if statement.isEarlyReturn {
        guard let id = add(.returnLeftOut, at: statement) else { continue }
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
      return add(.neighboursSwapped, at: pair.0, as: "\(second); \(first)", to: pair.1)
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

  /// The statement with another result; nil where it returns none of a type that says what else there is.
  private func result(of original: CodeBlockItemSyntax, _ text: String) -> String? {
    let statement = original.item.as(ReturnStmtSyntax.self)
    guard let value = statement?.expression ?? original.soleValue,
      let (function, other) = original.returnedType?.others, !value.saysOtherwise,
      let id = add(.resultChanged, at: value, as: other(value.trimmedDescription))
    else { return nil }
    let start = statement == nil ? "" : "return"
    let rest = text.drop(while: \.isWhitespace).dropFirst(start.count)
    return "\n\(start) \(function)(\(id), \(rest))"
  }

  // MARK: Conditions made true or false

  override func visit(_ node: ConditionElementListSyntax) -> ConditionElementListSyntax {
    var isBinding = true
    var texts = zip(node, super.visit(node)).map { old, new -> String in
      let text = new.condition.trimmedDescription
      guard case .expression(let expression) = old.condition else { return text }
      isBinding = false
      return decided(expression, text)
    }
    // A binding can't be made true; one more condition makes it false.
    if isBinding, let first = node.first, let id = add(.conditionFalse, at: first, as: "false") {
      texts.append("!_m(\(id))")
    }
    return [
      ConditionElementSyntax(
        leadingTrivia: node.leadingTrivia,
        condition: .expression(ExprSyntax(source: texts.joined(separator: ", "))),
        trailingTrivia: .space)
    ]
  }

  override func visit(_ node: TernaryExprSyntax) -> ExprSyntax {
    let rewritten = super.visit(node).cast(TernaryExprSyntax.self)
    let condition = decided(node.condition, rewritten.condition.trimmedDescription)
    return ExprSyntax(
      rewritten.with(\.condition, ExprSyntax(source: condition, inPlaceOf: node.condition)))
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

  // MARK: What is held weakly, held strongly

  override func visit(_ node: ClosureExprSyntax) -> ExprSyntax {
    let rewritten = super.visit(node).cast(ClosureExprSyntax.self)
    let weak = node.signature?.capture?.items.filter { $0.specifier?.specifier.text == "weak" }
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
    let isReturned =
      node.statements.count == 1 && node.statements.first?.isReturned == true
      && !body.hasPrefix("if ")
    return ExprSyntax(
      source: """
        { [\(([capture.items.trimmedDescription] + captures).joined(separator: ", "))] \
        \(signature.trimmedDescription)
        \(uses.joined())\(isReturned ? "return " : "")\(body)
        }
        """, inPlaceOf: node)
  }

  override func visit(_ node: VariableDeclSyntax) -> DeclSyntax {
    let rewritten = super.visit(node).cast(VariableDeclSyntax.self)
    let strong = node.trimmedDescription.replacing("weak ", with: "")
    guard node.modifiers.contains(where: { $0.name.text == "weak" }),
      let id = add(.weakDropped, at: node, as: strong)
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
      .with(\.leadingTrivia, node.leadingTrivia)
  }
}
