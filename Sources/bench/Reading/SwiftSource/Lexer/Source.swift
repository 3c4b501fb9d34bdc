/// The bytes of a Swift file.
package struct Source: Sendable {
  let bytes: [UInt8]

  package init(_ text: String) {
    bytes = Array(text.utf8)
  }

  var count: Int { bytes.count }

  /// The byte at an offset, as a scalar to be compared with literals; NUL outside the file.
  subscript(offset: Int) -> Unicode.Scalar {
    bytes.indices.contains(offset) ? Unicode.Scalar(bytes[offset]) : "\0"
  }

  package func text(in range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  func isNewline(at offset: Int) -> Bool {
    bytes.indices.contains(offset) && (bytes[offset] == 10 || bytes[offset] == 13)
  }

  /// Whether a line ends here: a return before a newline is half of a line end.
  func endsLine(at offset: Int) -> Bool {
    isNewline(at: offset) && !(self[offset] == "\r" && self[offset + 1] == "\n")
  }

  /// How many times a byte stands in a row from an offset on, counted up to a limit.
  func run(of byte: Unicode.Scalar, at offset: Int, upTo limit: Int = .max) -> Int {
    var count = 0
    while count < limit, self[offset + count] == byte { count += 1 }
    return count
  }

  /// Whether a text stands at an offset.
  func has(_ text: StaticString, at offset: Int) -> Bool {
    offset + text.utf8CodeUnitCount <= count
      && text.withUTF8Buffer { bytes[offset..<offset + $0.count].elementsEqual($0) }
  }
}
