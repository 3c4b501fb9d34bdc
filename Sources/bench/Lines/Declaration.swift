/// A type, protocol, or extension, and the lines it takes.
struct Declaration: Equatable, Sendable {
  enum Kind: String, Sendable {
    case `class`
    case `struct`
    case `enum`
    case actor
    case `protocol`
    case `extension`
  }

  let kind: Kind
  /// The declared name, or the last part of the extended type's.
  let name: String
  /// The last parts of the names in the inheritance clause, without generic arguments.
  let inherited: [String]
  /// The indices of its lines, from its documentation or first attribute to the closing brace.
  var lines: Range<Int>
}
