/// What is counted in Swift source: physical lines of each kind, types, and protocols.
struct SourceCount: Equatable, Sendable {
  var code = 0
  var comment = 0
  var blank = 0
  var types = 0
  var protocols = 0

  var lines: Int { code + comment + blank }

  static func += (sum: inout SourceCount, next: SourceCount) {
    sum.code += next.code
    sum.comment += next.comment
    sum.blank += next.blank
    sum.types += next.types
    sum.protocols += next.protocols
  }
}

extension [SourceCount] {
  var sum: SourceCount { reduce(into: SourceCount()) { $0 += $1 } }
}
