import TextWidth

/// What a terminal makes of text.
extension String {
  /// The text with a replacement for each character that would move the cursor or break the line.
  package var printable: String {
    String(map { $0.movesTheCursor ? "\u{FFFD}" : $0 })
  }

  package var displayWidth: Int { DisplayWidth.columns(of: self) }
}

extension StringProtocol {
  /// With a space wherever lines or columns were.
  package var inOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

extension Character {
  fileprivate var movesTheCursor: Bool {
    isNewline || unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
