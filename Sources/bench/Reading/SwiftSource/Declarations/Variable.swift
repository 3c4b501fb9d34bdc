/// A property, or a local variable, which has no owner.
package struct Variable: Sendable {
  package let name: String
  package let owner: Declaration?
  package let modifiers: Set<String>
  package let isConstant: Bool
  package let isComputed: Bool
  package let isTopLevel: Bool
  /// As it is written, without an initial value.
  package let type: ArraySlice<Token>
  /// The initial value's words on the first line.
  package let initial: ArraySlice<Token>
  /// The words between the braces that follow it: `get set` for a requirement.
  package let accessors: ArraySlice<Token>
  /// The index of its keyword's line.
  package let line: Int

  /// A property that takes memory.
  package var isStored: Bool { owner.map { $0.kind != .protocol } ?? false && !isComputed }

  /// The words in its type, or in its initial value where that tells the type.
  package var typeNames: [String] { (type + initial).texts }
}
