/// A function or initialiser of a type.
package struct Function: Sendable {
  package struct Parameter: Sendable {
    package let label: String
    package let name: String
    package let type: ArraySlice<Token>
  }

  /// `init` for an initialiser.
  package let name: String
  package let owner: Declaration
  package let modifiers: Set<String>
  package let parameters: [Parameter]
  /// What stands between the parameters and the result: `throws(ItemError)`.
  package let effects: ArraySlice<Token>
  package let result: ArraySlice<Token>
  /// The words between its braces; empty for a requirement.
  package let body: Range<Int>
  /// The index of its keyword's line.
  package let line: Int
  /// The indices of its lines, from its documentation or first attribute to the closing brace.
  package let lines: Range<Int>

  /// As it is called: `save(title:isEnabled:)`.
  package var signature: String {
    "\(name)(\(parameters.map { $0.label + ":" }.joined()))"
  }

  package var isRequirement: Bool { owner.kind == .protocol }
}
