import SwiftSyntax

/// Puts mutants of expressions into a file, each behind a switch of its own.
///
/// Children are rewritten before what is around them, so that a mutant is there on both sides of a switch
/// around it.
class ExpressionRewriter: SyntaxRewriter {
  private let file: String
  private let converter: SourceLocationConverter
  private let first: Int
  private let dropped: Set<Int>
  /// Of each type of the version, what can stand in for each other.
  private let alternatives: [[String]]
  private let blanksArguments: Bool
  private(set) var mutants: [Mutant] = []

  init(
    file: String, tree: SourceFileSyntax, alternatives: [[String]], after last: Int,
    without dropped: Set<Int>, blankingArguments: Bool
  ) {
    self.file = file
    blanksArguments = blankingArguments
    converter = SourceLocationConverter(fileName: file, tree: tree)
    first = last + 1
    self.dropped = dropped
    self.alternatives = alternatives
  }

  /// Numbers a mutant; nil for one that is dropped.
  ///
  /// It stands from the start of its node to the end of that, or of another.
  func add(
    _ rule: MutationRule, at node: some SyntaxProtocol, as replacement: String = "",
    to end: (any SyntaxProtocol)? = nil
  ) -> Int? {
    let id = first + mutants.count
    let (from, to) = (
      place(node.positionAfterSkippingLeadingTrivia),
      place((end ?? node).endPositionBeforeTrailingTrivia)
    )
    mutants.append(
      Mutant(
        id: id, rule: rule, file: file, line: from.line, column: from.column, endLine: to.line,
        endColumn: to.column, original: node.trimmedDescription, replacement: replacement))
    return dropped.contains(id) ? nil : id
  }

  private func place(_ position: AbsolutePosition) -> (line: Int, column: Int) {
    let location = converter.location(for: position)
    let before = converter.sourceLines[location.line - 1].utf8.prefix(location.column - 1)
    return (location.line, String(decoding: before, as: UTF8.self).utf16.count + 1)
  }

  // MARK: Booleans turned round, numbers and texts changed

  override func visit(_ node: BooleanLiteralExprSyntax) -> ExprSyntax {
    let other = node.literal.text == "true" ? "false" : "true"
    return switched(node, node.trimmedDescription, by: "_b", .booleanTurned, as: other)
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> ExprSyntax {
    switched(
      node, node.trimmedDescription, by: "_n", .numberChanged, as: "\(node.literal.text) + 1")
  }

  override func visit(_ node: StringLiteralExprSyntax) -> ExprSyntax {
    let rewritten = super.visit(node)
    return switched(
      node, rewritten.trimmedDescription, by: "_s", .textChanged,
      as: node.trimmedDescription + " + \"?\"", else: rewritten)
  }

  private func switched(
    _ node: some ExprSyntaxProtocol, _ text: String, by function: String, _ rule: MutationRule,
    as other: String, else rewritten: ExprSyntax? = nil
  ) -> ExprSyntax {
    guard node.isValue, let id = add(rule, at: node, as: other) else {
      return rewritten ?? ExprSyntax(node)
    }
    return ExprSyntax(source: "\(function)(\(id), \(text))", inPlaceOf: node)
  }

  // MARK: Boundaries moved, comparisons and booleans turned round

  private static let others: [(rule: MutationRule, operators: [String: String])] = [
    (.boundaryMoved, ["<": "<=", "<=": "<", ">": ">=", ">=": ">"]),
    (
      .comparisonTurned,
      [
        "<": ">", ">": "<", "<=": ">=", ">=": "<=", "==": "!=", "!=": "==", "===": "!==",
        "!==": "===",
      ]
    ),
    (.booleanTurned, ["&&": "||", "||": "&&"]),
  ]

  override func visit(_ node: InfixOperatorExprSyntax) -> ExprSyntax {
    let rewritten = super.visit(node).cast(InfixOperatorExprSyntax.self)
    let name = node.operator.trimmedDescription
    let (left, right) = (
      rewritten.leftOperand.trimmedDescription, rewritten.rightOperand.trimmedDescription
    )
    let text = Self.others.reduce("\(left) \(name) \(right)") { text, rule in
      guard let other = rule.operators[name],
        let id = add(
          rule.rule, at: node,
          as: "\(node.leftOperand.trimmedDescription) \(other) "
            + node.rightOperand.trimmedDescription)
      else { return text }
      return "(_m(\(id)) ? (\(left) \(other) \(right)) : (\(text)))"
    }
    let isMutated = text.hasPrefix("(_m(")
    return isMutated ? ExprSyntax(source: text, inPlaceOf: node) : ExprSyntax(rewritten)
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> ExprSyntax {
    let rewritten = super.visit(node).cast(PrefixOperatorExprSyntax.self)
    guard node.operator.text == "!",
      let id = add(.booleanTurned, at: node, as: node.expression.trimmedDescription)
    else { return ExprSyntax(rewritten) }
    return ExprSyntax(
      source: "(_m(\(id)) != (!\(rewritten.expression.trimmedDescription)))", inPlaceOf: node)
  }

  // MARK: Cases and options exchanged for the next of their type

  override func visit(_ node: MemberAccessExprSyntax) -> ExprSyntax {
    guard node.base == nil else { return super.visit(node) }
    let name = node.declName.baseName.text
    guard node.isValue, node.parent?.is(FunctionCallExprSyntax.self) != true else {
      return ExprSyntax(node)
    }
    // Which type is meant is for the compiler to say.
    let text = alternatives.reduce(node.trimmedDescription) { text, names in
      guard let index = names.firstIndex(of: name) else { return text }
      let other = ".\(names[(index + 1) % names.count])"
      return add(.valueExchanged, at: node, as: other).map {
        "_e(\($0), \(other), else: \(text))"
      } ?? text
    }
    return ExprSyntax(source: text, inPlaceOf: node)
  }

  // MARK: Neighbouring arguments exchanged, if their types turn out to be equal, and arguments blanked

  override func visit(_ node: FunctionCallExprSyntax) -> ExprSyntax {
    let rewritten = super.visit(node).cast(FunctionCallExprSyntax.self)
    // Several closures have their types of the other arguments.
    guard node.isValue, node.additionalTrailingClosures.isEmpty else {
      return ExprSyntax(rewritten)
    }
    let originals = node.arguments.map(\.expression)
    var arguments = Array(rewritten.arguments)
    for (index, (first, second)) in zip(originals, originals.dropFirst()).enumerated() {
      let (one, other) = (first.trimmedDescription, second.trimmedDescription)
      guard first.hasType, second.hasType, one != other,
        let id = add(.argumentsExchanged, at: node, as: "\(other), \(one)")
      else { continue }
      let values = arguments[index...index + 1].map(\.expression)
      let texts = values.map(\.trimmedDescription)
      arguments[index].expression = ExprSyntax(
        source: "_x(\(id), \(texts[0]), \(texts[1]))", inPlaceOf: values[0])
      arguments[index + 1].expression = ExprSyntax(
        source: "_x(\(id), \(texts[1]), \(texts[0]))", inPlaceOf: values[1])
    }
    if blanksArguments {
      // A key path may stand for a function.
      for (index, original) in originals.enumerated()
      where (original.hasType || original.callsClosure) && !original.is(KeyPathExprSyntax.self) {
        guard let id = add(.argumentBlanked, at: original, as: "nothing") else { continue }
        let value = arguments[index].expression
        arguments[index].expression = ExprSyntax(
          source: "_d(\(id), \(value.trimmedDescription))", inPlaceOf: value)
      }
    }
    return ExprSyntax(rewritten.with(\.arguments, LabeledExprListSyntax(arguments)))
  }
}

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

  /// Such as `{ a }()`.
  fileprivate var callsClosure: Bool {
    self.as(FunctionCallExprSyntax.self)?.calledExpression.is(ClosureExprSyntax.self) == true
  }

  /// Whether its type is known without what it is passed to, and it may be evaluated elsewhere.
  fileprivate var hasType: Bool {
    !tokens(viewMode: .sourceAccurate).contains { token in
      [.keyword(.try), .keyword(.nil), .leftBrace, .prefixAmpersand].contains(token.tokenKind)
        || token.parent?.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
    } && !self.is(ArrayExprSyntax.self)
  }
}

extension ExprSyntaxProtocol {
  /// Whether another expression may stand in its place: not in attributes, patterns, and raw values, nor in
  /// the message of a trap, which no test can see.
  fileprivate var isValue: Bool {
    for node in sequence(first: Syntax(self), next: \.parent) {
      switch node.kind {
      case .attribute, .availabilityCondition, .enumCaseElement, .expressionPattern,
        .macroExpansionExpr:
        return false
      case .codeBlockItem: return true
      default:
        let call = node.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
        if call?.hasPrefix("precondition") == true { return false }
      }
    }
    return true
  }
}
