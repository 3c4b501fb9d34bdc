/// What a person can ask a program to do: the first word of the command line, and all there is to know of it.
///
/// `Context` is what runs it.
package struct Command<Context>: Sendable {
  package let name: String
  /// What follows the name, such as `[PATH…]`.
  package let words: String
  /// What it does, in a line of the help; empty where it serves other programs only, and people aren't told of it.
  package let summary: String
  /// What else its own help says.
  package let details: String
  /// The options which mean something to it; any other one is a usage error.
  package let options: [any AnyOption]
  /// The parts of the document that CSV can have, by their keys.
  package let tables: [String]
  /// Whether it ends by itself once it is told to, with what it has by then; others are ended at once.
  package let endsGently: Bool
  /// Says what is wrong with a request, as far as that can be said before it runs; nil where nothing is.
  let check: @Sendable (Request) throws -> String?
  package let run: @Sendable (Context, Request, Output) throws -> ExitCode

  package init(
    _ name: String, takes words: String = "", _ summary: String = "", details: String = "",
    _ options: [any AnyOption] = [], tables: [String] = [], endsGently: Bool = false,
    check: @escaping @Sendable (Request) throws -> String? = { _ in nil },
    run: @escaping @Sendable (Context, Request, Output) throws -> ExitCode
  ) {
    (self.name, self.words, self.summary, self.details) = (name, words, summary, details)
    (self.options, self.tables, self.endsGently) = (options, tables, endsGently)
    (self.check, self.run) = (check, run)
  }

  /// The name and what follows it, as a person writes them.
  package var usage: String { words.isEmpty ? name : "\(name) \(words)" }

  /// The options that are written as such: the others are words.
  var spelledOptions: [any AnyOption] { options.filter { $0.words == nil } }
}

/// What was asked for beside the command's name.
package struct Request: Sendable {
  /// Those that no option knows.
  package var words: [String]
  package var options: OptionValues
  /// The kinds of words that the command's options know.
  package let known: [OptionWords]

  package init(
    words: [String] = [], options: OptionValues = OptionValues(), known: [OptionWords] = []
  ) {
    (self.words, self.options, self.known) = (words, options, known)
  }

  package subscript<Value>(option: Option<Value>) -> Value { options[option] }

  /// Refuses words beyond the first few.
  package func expect(atMost count: Int = 0) throws(UsageError) {
    guard words.count > count else { return }
    let word = words[count]
    if known.isEmpty || count > 0 {
      throw UsageError("there is nothing to do with '\(word.printable)'; leave it out")
    }
    throw UsageError.unknown(word, known: known.map { ($0.kind, $0.names) })
  }
}
