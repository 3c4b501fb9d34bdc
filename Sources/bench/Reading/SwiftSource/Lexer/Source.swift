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

  /// How many times a byte stands in a row from an offset on.
  func run(of byte: Unicode.Scalar, at offset: Int) -> Int {
    var end = offset
    while self[end] == byte { end += 1 }
    return end - offset
  }
}
