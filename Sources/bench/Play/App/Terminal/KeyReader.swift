import Foundation

/// Takes keys out of what a terminal sends: one read may hold several, or a part of one.
struct KeyReader {
  private static let escape: UInt8 = 0x1B
  /// By what ends a sequence, and where that is a `~` by the number before it.
  private static let sequences: [String: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "Z": .backTab,
    "1~": .home, "4~": .end, "5~": .pageUp, "6~": .pageDown, "7~": .home, "8~": .end,
  ]
  private static let pasteStart = Data("\u{1B}[200~".utf8)
  private static let pasteEnd = Data("\u{1B}[201~".utf8)

  private var pending = Data()

  /// Whether a key may have begun.
  var isWaiting: Bool { !pending.isEmpty }

  /// The keys that are whole by now; at last also what has begun and doesn't go on, such as Escape alone.
  mutating func keys(in bytes: some Sequence<UInt8> = [], isLast: Bool = false) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    while let (key, count) = first(isLast: isLast) {
      pending = Data(pending.dropFirst(count))
      if let key { keys.append(key) }
    }
    return keys
  }

  /// The first key, nil for what is none, and how many bytes it takes; nil while it isn't whole.
  private func first(isLast: Bool) -> (Key?, Int)? {
    guard let byte = pending.first else { return nil }
    switch byte {
    case Self.escape where pending.starts(with: Self.pasteStart): return paste()
    case Self.escape: return sequence(isLast: isLast)
    case 0x0D, 0x0A: return (.enter, 1)
    case 0x09: return (.tab, 1)
    case 0x7F, 0x08: return (.backspace, 1)
    case 0x01...0x1A: return (.control(Character(Unicode.Scalar(byte + 0x60))), 1)
    case 0..<0x20: return (nil, 1)
    default: return character(isLast: isLast)
    }
  }

  /// However long it is on its way, none of it is taken for keys.
  private func paste() -> (Key?, Int)? {
    guard let end = pending.firstRange(of: Self.pasteEnd) else { return nil }
    let text = String(decoding: pending[Self.pasteStart.count..<end.lowerBound], as: UTF8.self)
    let line = text.map { $0.isNewline || $0 == "\t" ? " " : $0 }
      .filter { !$0.unicodeScalars.contains(where: Self.isControl) }
    return (.paste(String(line)), end.upperBound)
  }

  private func sequence(isLast: Bool) -> (Key?, Int)? {
    guard pending.count > 1 else { return isLast ? (.escape, 1) : nil }
    guard [UInt8(ascii: "["), UInt8(ascii: "O")].contains(pending[1]) else { return (.escape, 1) }
    // Linux's console has a second bracket before what ends the sequence.
    let start = pending.dropFirst(2).first == UInt8(ascii: "[") ? 3 : 2
    guard let end = pending.dropFirst(start).firstIndex(where: { (0x40...0x7E).contains($0) })
    else { return isLast ? (nil, pending.count) : nil }
    let number = pending[end] == UInt8(ascii: "~") ? pending[2..<end] : Data()
    let name = number.prefix { $0 != UInt8(ascii: ";") } + [pending[end]]
    let key = Self.sequences[String(decoding: name, as: UTF8.self)]
    return (start == 2 ? key : nil, end + 1)
  }

  /// As many bytes as the first one announces; what isn't UTF-8 is no key.
  private func character(isLast: Bool) -> (Key?, Int)? {
    let count = pending[0] < 0x80 ? 1 : pending[0] < 0xE0 ? 2 : pending[0] < 0xF0 ? 3 : 4
    let isBroken = pending.prefix(count).dropFirst().contains { !(0x80..<0xC0).contains($0) }
    if isBroken || isLast && pending.count < count { return (nil, 1) }
    guard pending.count >= count else { return nil }
    guard let text = String(validating: pending.prefix(count), as: UTF8.self) else {
      return (nil, 1)
    }
    // Also what a terminal takes for a command, such as U+009B.
    let isCommand = text.unicodeScalars.contains(where: Self.isControl)
    return (isCommand ? nil : text.first.map(Key.character), count)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
  }
}

/// A key as a terminal sends it.
enum Key: Equatable, Sendable {
  case character(Character)
  /// With Control held down.
  case control(Character)
  /// Text that was pasted, in one line.
  case paste(String)
  case enter, tab, backTab, escape, backspace
  case up, down, left, right, pageUp, pageDown, home, end
}
