import UserDriver

/// What a terminal makes of text.
extension String {
  /// The text with a replacement for each character that would move the cursor or break the line.
  var printable: String {
    String(map { $0.unicodeScalars.contains(where: \.isControl) ? "\u{FFFD}" : $0 })
  }

  /// How many columns the text takes in a terminal.
  var displayWidth: Int {
    DisplayWidth.columns(of: self)
  }

  /// The text without the character at its end, however often it stands there.
  func trimmingSuffix(_ character: Character) -> String {
    var text = self[...]
    while text.last == character { text.removeLast() }
    return String(text)
  }
}
