/// How wide a terminal draws one character.
extension Character {
  /// 2 columns for East Asian wide characters and emoji, 0 for what only changes its neighbour,
  /// otherwise 1.
  var displayWidth: Int {
    let scalars = unicodeScalars
    // U+FE0F asks for the emoji form of a character which has a narrow form as well.
    if scalars.contains(where: { $0.isWide || $0 == "\u{FE0F}" }) { return 2 }
    return scalars.allSatisfy(\.isZeroWidth) ? 0 : 1
  }
}

extension Unicode.Scalar {
  var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  fileprivate var isZeroWidth: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }

  /// Wide by Unicode's table of East Asian widths, or drawn as an emoji.
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1B000...0x1B2FF,
      0x20000...0x3FFFD:
      true
    default: properties.isEmojiPresentation
    }
  }
}
