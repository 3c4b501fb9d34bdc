/// The words that make up a name.
extension String {
  // Made once: it takes longer than to match a name. Nothing changes it.
  nonisolated(unsafe) private static let word = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}]+|[0-9]+/

  /// The words in lower case: `isEnabled` is `is` and `enabled`, `HTTPManager` is `http` and `manager`.
  var words: [String] {
    matches(of: Self.word).map { $0.output.lowercased() }
  }

  /// Whether the words stand in this name one after another.
  func contains(words: [String]) -> Bool {
    // Turns nearly all names away, for much less than splitting them takes.
    let text = lowercased()
    return !words.isEmpty && words.allSatisfy { text.contains($0) } && self.words.contains(words)
  }
}
