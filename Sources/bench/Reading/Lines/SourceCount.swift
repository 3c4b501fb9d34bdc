/// What is counted in Swift source: physical lines of each kind, tokens of code, types, and protocols.
struct SourceCount: Equatable, Sendable {
  var code = 0
  var comment = 0
  var blank = 0
  var tokens = 0
  var types = 0
  var protocols = 0

  static func += (sum: inout SourceCount, next: SourceCount) {
    sum.code += next.code
    sum.comment += next.comment
    sum.blank += next.blank
    sum.tokens += next.tokens
    sum.types += next.types
    sum.protocols += next.protocols
  }
}

extension [SourceCount] {
  var sum: SourceCount { reduce(into: SourceCount()) { $0 += $1 } }
}
