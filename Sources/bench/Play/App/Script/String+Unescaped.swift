extension String {
  /// What a string literal of one line without interpolation says.
  var unescaped: String? {
    guard count >= 2, hasPrefix("\""), !hasPrefix("\"\"\"") || count == 2 else { return nil }
    var text = ""
    var rest = dropFirst().dropLast()
    let signs: [Character: Character] = [
      "n": "\n", "t": "\t", "r": "\r", "0": "\0", "\"": "\"", "'": "'", "\\": "\\",
    ]
    while let character = rest.popFirst() {
      guard character == "\\" else {
        text.append(character)
        continue
      }
      guard let escape = rest.popFirst() else { return nil }
      if let sign = signs[escape] {
        text.append(sign)
      } else {
        guard escape == "u", rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
          let scalar = UInt32(rest[..<end], radix: 16).flatMap(Unicode.Scalar.init)
        else { return nil }
        text.unicodeScalars.append(scalar)
        rest = rest[rest.index(after: end)...]
      }
    }
    return text
  }
}
