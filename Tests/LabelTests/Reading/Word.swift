@testable import bench

/// A token of the code: comments and white space are no words, and a string is one.
struct Word: Sendable {
  /// A name without its backticks.
  let text: String
  let kind: Token.Kind
  let range: Range<Int>
  /// Counted from 1.
  let line: Int

  /// Whether nothing stands between this word and the next.
  func touches(_ next: Word) -> Bool {
    range.upperBound == next.range.lowerBound
  }
}
