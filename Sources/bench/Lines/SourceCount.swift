import SwiftSource

/// What is counted in Swift source: physical lines of each kind, types, and protocols.
struct SourceCount: Equatable, Sendable {
  var code = 0
  var comment = 0
  var blank = 0
  var types = 0
  var protocols = 0

  /// The physical lines.
  var lines: Int {
    code + comment + blank
  }

  mutating func add(_ line: LineKind) {
    switch line {
    case .code: code += 1
    case .comment: comment += 1
    case .blank: blank += 1
    }
  }

  mutating func add(_ declaration: Declaration.Kind) {
    switch declaration {
    case .class, .struct, .enum, .actor: types += 1
    case .protocol: protocols += 1
    case .extension: break
    }
  }

  static func += (sum: inout SourceCount, next: SourceCount) {
    sum.code += next.code
    sum.comment += next.comment
    sum.blank += next.blank
    sum.types += next.types
    sum.protocols += next.protocols
  }
}
