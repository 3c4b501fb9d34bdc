@testable import bench

/// Which brackets belong together, and which of them a word stands in.
struct Brackets: Sendable {
  /// For an opening bracket the closing one, and the other way round.
  private(set) var partners: [Int: Int] = [:]
  /// For each word the innermost bracket that is open there.
  private(set) var enclosing: [Int?] = []

  init(_ words: [Word]) {
    var open: [Int] = []
    for (index, word) in words.enumerated() {
      let isClosing = word.kind == .punctuation && [")", "]", "}"].contains(word.text)
      if isClosing, let opening = open.popLast() {
        partners[opening] = index
        partners[index] = opening
      }
      enclosing.append(open.last)
      if word.kind == .punctuation, ["(", "[", "{"].contains(word.text) { open.append(index) }
    }
  }

  /// The words between a bracket and its partner.
  func inside(_ opening: Int) -> Range<Int> {
    opening + 1..<max(opening + 1, partners[opening] ?? opening + 1)
  }
}
