import HeadlessKit
import Testing

/// What holds on every screen; here, that errors are told in words.
struct AlwaysTests {
  /// X1; other tests compare what shows with these very messages.
  ///
  /// At most two sentences of plain words: no figures, no names of types.
  @Test(arguments: Failure.messages)
  func `A message is in words`(message: String) {
    let words = message.split { $0 == " " || $0 == "." }
    #expect(words.count >= 3)
    #expect(words.allSatisfy { $0.wholeMatch(of: /[A-Z]?[a-z]+('[a-z]+)?/) != nil })
    #expect(message.count { $0 == "." } <= 2)
  }
}
