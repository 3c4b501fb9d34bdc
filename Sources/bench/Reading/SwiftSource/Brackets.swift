/// Which brackets belong together, and which of them a word stands in.
package struct Brackets: Sendable {
  private static let openings = [")": "(", "]": "[", "}": "{"]

  /// For an opening bracket the closing one, and the other way round.
  package private(set) var partners: [Int: Int] = [:]
  /// For each word the innermost bracket that is open there.
  package private(set) var enclosing: [Int?] = []
  /// The same right before it: for a closing bracket its partner.
  package private(set) var before: [Int?] = []

  init(_ words: [Token]) {
    var open: [Int] = []
    for (index, word) in words.enumerated() {
      before.append(open.last)
      let opening = word.kind == .punctuation ? Self.openings[word.text] : nil
      // What is still open inside was never closed, as in a branch of `#if`.
      if let match = opening.flatMap({ text in open.lastIndex { words[$0].text == text } }) {
        partners[open[match]] = index
        partners[index] = open[match]
        before[index] = open[match]
        open.removeSubrange(match...)
      }
      enclosing.append(open.last)
      if word.kind == .punctuation, ["(", "[", "{"].contains(word.text) { open.append(index) }
    }
  }

  /// The words between a bracket and its partner.
  package func inside(_ opening: Int) -> Range<Int> {
    opening + 1..<max(opening + 1, partners[opening] ?? opening + 1)
  }
}
