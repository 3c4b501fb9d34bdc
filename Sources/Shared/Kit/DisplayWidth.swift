/// How many terminal columns text takes, without asking the machine's locale.
public enum DisplayWidth {
  public static func columns(of text: String) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  /// Fills text with spaces up to a width.
  public static func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - columns(of: text), 0))
  }

  /// Cuts text that is too wide, with an ellipsis as its last column, and makes it one line.
  public static func cut(_ text: String, to width: Int) -> String {
    let line = String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    guard columns(of: line) > width else { return line }
    var kept = ""
    var room = width - 1
    for character in line {
      room -= columns(of: character)
      if room < 0 { break }
      kept.append(character)
    }
    return kept + "…"
  }

  /// One column, two for emoji and East Asian wide characters, none for invisible ones.
  private static func columns(of character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    let properties = first.properties
    switch properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    let isEmoji =
      properties.isEmojiPresentation
      || character.unicodeScalars.contains { $0.value == 0xFE0F }
    return isEmoji || isWide(first.value) ? 2 : 1
  }

  /// The blocks that Unicode's East Asian Width calls wide or full width.
  private static func isWide(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
      0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
