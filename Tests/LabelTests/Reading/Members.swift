@testable import bench

/// A type, protocol, or extension, and the words of its body.
struct TypeDeclaration: Sendable {
  let declaration: Declaration
  let line: Int
  let body: Range<Int>
  let isNested: Bool

  var name: String { declaration.name }
  var kind: Declaration.Kind { declaration.kind }
}

/// A function or initialiser of a type.
struct Function: Sendable {
  struct Parameter: Sendable {
    let label: String
    let name: String
    let type: [String]
  }

  /// `init` for an initialiser.
  let name: String
  let owner: TypeDeclaration
  let modifiers: Set<String>
  let parameters: [Parameter]
  let result: [String]
  /// Empty for a requirement.
  let body: Range<Int>
  let line: Int

  /// As it is called: `save(title:isEnabled:)`.
  var signature: String {
    "\(name)(\(parameters.map { $0.label + ":" }.joined()))"
  }
}

/// A property, or a local variable, which has no owner.
struct Variable: Sendable {
  let name: String
  let owner: TypeDeclaration?
  let modifiers: Set<String>
  let isConstant: Bool
  let isComputed: Bool
  let isTopLevel: Bool
  /// As it is written, without an initial value.
  let type: [String]
  /// The initial value's words on the first line.
  let initial: [String]
  let line: Int

  /// A property that takes memory.
  var isStored: Bool { owner.map { $0.kind != .protocol } ?? false && !isComputed }
}
