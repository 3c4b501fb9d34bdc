/// A stretch of Swift source that the lexer takes as one.
package struct Token: Equatable, Sendable {
  /// What a token is, as far as lines and declarations ask.
  package enum Kind: Sendable {
    case whitespace
    case comment
    /// A name, a keyword, or a name in backticks.
    case identifier
    case number
    /// A string literal, or the rest of one after its last interpolation.
    case string
    /// The text of a string literal up to an interpolation, whose `\(` it includes.
    case stringPart
    /// A regex literal, with a prefix operator that touches it.
    case regex
    case `operator`
    case punctuation
    /// `#` and the word after it, or the shebang line.
    case directive
  }

  package let kind: Kind
  /// A name without its backticks.
  package let text: String
  package let range: Range<Int>
  /// The index of the line where it starts.
  package let line: Int
  /// The index of the line after the last that it touches.
  let endLine: Int
}
