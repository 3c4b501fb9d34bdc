import Console

/// What a failed assertion says, short enough to be read.
///
/// Names stand without those around them, objects without their addresses; of two values stands only where
/// they differ, and nothing of the screens that go with it.
package struct FailureMessage {
  package let text: String

  package init(_ message: String) {
    let line = message.prefix { $0 != "↳" }.inOneLine
      .replacing(/\(unknown context at \$\w+\)\./, with: "").replacing(/0x\w+/, with: "0x…")
      .replacing(/\b(?:[A-Z]\w*\.)+(?=\w)/.wordBoundaryKind(.simple), with: "")
    let comparison =
      /(?<lead>XCTAssert\w+ failed: \(")(?<one>.*)(?<verb>"\) is .*?\(")(?<other>.*)(?<end>"\).*)/
    if let match = line.wholeMatch(of: comparison) {
      let (one, other) = Self.differing(String(match.one), String(match.other))
      text = Self.trimmed("\(match.lead)\(one)\(match.verb)\(other)\(match.end)")
    } else {
      text = Self.shortened(Self.trimmed(line))
    }
  }

  /// For whoever wrote the code: what was expected and what is seen, where the message says that.
  package static func plain(_ message: String) -> String {
    let line = message.prefix { $0 != "↳" }.inOneLine
    guard let match = line.firstMatch(of: /\(seen → (.*)\) == \(expected → (.*)\)/) else {
      return Self(message).text
    }
    let (seen, expected) = differing(String(match.1), String(match.2))
    return "expected \(expected), seen \(seen)"
  }

  /// XCTest leaves room for words of the test's own.
  private static func trimmed(_ line: String) -> String {
    line.hasSuffix(" -") ? String(line.dropLast(2)) : line
  }

  /// Without what both begin and end with, but for a little of it.
  private static func differing(_ one: String, _ other: String) -> (String, String) {
    let start = zip(one, other).prefix { $0 == $1 }.count
    let most = min(one.count, other.count) - start
    let end = min(most, zip(one.reversed(), other.reversed()).prefix { $0 == $1 }.count)
    let cut = { (text: String) in
      let (before, after) = (max(0, start - context), max(0, end - context))
      let middle = shortened(String(text.dropFirst(before).dropLast(after)))
      return (before > 0 ? "…" : "") + middle + (after > 0 ? "…" : "")
    }
    return (cut(one), cut(other))
  }

  private static func shortened(_ text: String) -> String {
    text.count > most ? text.prefix(most - 1) + "…" : text
  }

  private static let context = 30
  private static let most = 160
}
