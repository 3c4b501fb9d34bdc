/// What a physical line is: the most telling of the tokens that touch it.
package enum LineKind: Int, Comparable, Sendable {
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

  package static func < (first: LineKind, second: LineKind) -> Bool {
    first.rawValue < second.rawValue
  }
}
