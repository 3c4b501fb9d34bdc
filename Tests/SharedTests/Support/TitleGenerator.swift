/// Makes titles that are hard to trim and to count, the same ones on every run.
struct TitleGenerator {
  private static let whiteSpace = [
    " ", "\t", "\n", "\r\n", "\u{B}", "\u{85}", "\u{A0}", "\u{2003}", "\u{2028}", "\u{3000}",
  ]
  private static let characters = [
    "a", "7", "é", "e\u{301}", "h\u{337}\u{340}", "暗", "ش", "ש", "👨‍👩‍👧‍👦", "👩🏽‍💻", "🇻🇳", "🗣️",
    "1️⃣", "<b>", "\\", "\u{200D}", "\u{301}", "\u{200F}",
  ]

  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// Returns a title, often blank, often about as long as allowed, often with white space around it.
  mutating func next() -> String {
    let lengths = [0, 1, 2, 78, 79, 80, 81, 82, 200]
    let length = lengths.randomElement(using: &random) ?? 0
    let middle = pick(length, from: Self.characters + Self.whiteSpace.prefix(3))
    return space() + middle + space()
  }

  private mutating func space() -> String {
    pick(Int.random(in: 0...3, using: &random), from: Self.whiteSpace)
  }

  private mutating func pick(_ count: Int, from pieces: [String]) -> String {
    (0..<count).compactMap { _ in pieces.randomElement(using: &random) }.joined()
  }
}
