/// What a physical line is: the most telling of the tokens that touch it.
package enum LineKind: Comparable, Sendable {
  // In this order one is more telling than another.
  case blank
  case comment
  case code

  init(_ kind: Token.Kind) {
    switch kind {
    case .whitespace: self = .blank
    case .comment: self = .comment
    default: self = .code
    }
  }
}
