import Testing

/// What is typed or sent as a title, told so that nothing of it is invisible.
struct Title: CustomTestStringConvertible, ExpressibleByStringLiteral, Sendable {
  let text: String

  init(stringLiteral text: String) {
    self.text = text
  }

  var testDescription: String {
    "“" + text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "”"
  }
}
