/// Knows the characters beyond ASCII that start an operator, as the language reference lists them.
enum OperatorCharacter {
  private static let ranges: [ClosedRange<Unicode.Scalar>] = [
    "\u{A1}"..."\u{A7}", "\u{A9}"..."\u{A9}", "\u{AB}"..."\u{AC}", "\u{AE}"..."\u{AE}",
    "\u{B0}"..."\u{B1}", "\u{B6}"..."\u{B6}", "\u{BB}"..."\u{BB}", "\u{BF}"..."\u{BF}",
    "\u{D7}"..."\u{D7}", "\u{F7}"..."\u{F7}", "\u{2016}"..."\u{2017}", "\u{2020}"..."\u{2027}",
    "\u{2030}"..."\u{203E}", "\u{2041}"..."\u{2053}", "\u{2055}"..."\u{205E}",
    "\u{2190}"..."\u{23FF}", "\u{2500}"..."\u{2775}", "\u{2794}"..."\u{2BFF}",
    "\u{2E00}"..."\u{2E7F}", "\u{3001}"..."\u{3003}", "\u{3008}"..."\u{3030}",
  ]

  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    ranges.contains { $0.contains(scalar) }
  }
}
