/// A type, protocol, or extension, and the lines it takes.
package struct Declaration: Equatable, Sendable {
  package enum Kind: String, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`

    package var isType: Bool { self != .protocol && self != .extension }
  }

  package let kind: Kind
  /// The declared name, or the last part of the extended type's.
  package let name: String
  /// The last parts of the names in the inheritance clause, without generic arguments.
  package let inherited: [String]
  /// The indices of its lines, from its documentation or first attribute to the closing brace.
  package let lines: Range<Int>
  /// The index of its keyword's line.
  package let line: Int
  /// The words between its braces.
  package let body: Range<Int>
  /// Its words from the keyword to the closing brace.
  package let words: Range<Int>
  package let isNested: Bool
}
