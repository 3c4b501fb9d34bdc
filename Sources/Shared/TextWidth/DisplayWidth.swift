/// How many terminal columns text takes, without asking the machine's locale.
public enum DisplayWidth {
  /// The columns of all its characters together.
  public static func columns(of text: String) -> Int {
    if text.isPlain { return text.utf8.count }
    var sum = 0
    for character in text { sum += columns(of: character) }
    return sum
  }

  /// Fills text with spaces up to a width.
  public static func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - columns(of: text), 0))
  }

  /// Makes text one line that only draws: spaces in place of line ends and tabs, a replacement character
  /// for each other one that would move the cursor, start an escape code, or turn the line around.
  public static func line(_ text: String) -> String {
    if text.isPlain { return text }
    guard text.contains(where: \.isCommand) else { return text }
    return String(
      text.map { !$0.isCommand ? $0 : $0.isNewline || $0 == "\t" ? " " : "\u{FFFD}" })
  }

  /// Makes text one line that only draws, and cuts what is too wide, with an ellipsis as its last column.
  public static func cut(_ text: String, to width: Int) -> String {
    let line = line(text)
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

  /// Keeps letters that are written from the right from reordering what stands beside them in the line: marks of no
  /// width say that the line goes on from the left.
  public static func marked(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isFromTheRight) else { return text }
    return "\u{200E}\(text)\u{200E}"
  }

  /// Letters of Hebrew, Arabic, and the scripts beside them.
  private static func isFromTheRight(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }

  /// Two columns for East Asian wide characters and emoji, none for what only changes its neighbour,
  /// otherwise one.
  public static func columns(of character: Character) -> Int {
    if let ascii = character.asciiValue { return (0x20...0x7E).contains(ascii) ? 1 : 0 }
    let scalars = character.unicodeScalars
    // U+FE0F asks for the emoji form of a character which has a narrow form as well.
    if scalars.contains(where: { isWide($0) || $0 == "\u{FE0F}" }) { return 2 }
    return scalars.allSatisfy(isInvisible) ? 0 : 1
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .enclosingMark, .format, .nonspacingMark: true
    default: false
    }
  }

  /// Wide by Unicode's table of East Asian widths, or drawn as an emoji.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1B000...0x1B2FF,
      0x20000...0x3FFFD:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }
}

extension Character {
  /// Whether a terminal obeys it instead of drawing it: controls, line ends, marks that reorder a line.
  ///
  /// Of a character of several scalars only a line end begins with one of these.
  fileprivate var isCommand: Bool {
    switch unicodeScalars.first?.value ?? 0x20 {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension String {
  /// Whether it is ASCII that draws, as most text is; only to save time.
  fileprivate var isPlain: Bool {
    for byte in utf8 where byte < 0x20 || byte > 0x7E { return false }
    return true
  }
}
