extension String {
  /// The number before the noun, such as `1 test`, `2 tests`, or `2 (A) to 3 (B) tests`.
  package func counting(_ noun: String) -> String { "\(self) \(noun)" + (self == "1" ? "" : "s") }
}

extension [String] {
  /// Such as `A, B, and C`.
  package var listed: String { listed(with: "and") }

  func listed(with word: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + (count > 2 ? "," : "") + " \(word) \(last)"
  }
}
