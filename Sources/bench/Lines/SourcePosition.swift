/// A place in a source as compilers count it: both from 1, the column in bytes of UTF-8.
struct SourcePosition: Comparable, Sendable {
  let line: Int
  let column: Int

  static func < (first: SourcePosition, second: SourcePosition) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}
