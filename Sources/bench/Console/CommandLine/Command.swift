/// A command of a program: its name, which is the first word of the command line, its help, and its
/// code.
///
/// `Context` is a value that the code of the command gets.
package struct Command<Context>: Sendable {
  package let name: String
  /// What follows the name, such as `[PATH…]`.
  package let words: String
  /// One line of the help; empty for a command that only other programs use, which the help leaves
  /// out.
  package let summary: String
  /// Further sentences in the help of this command.
  package let details: String
  /// The options that it supports; any other option is a usage error.
  package let options: [any AnyOption]
  /// The keys of the document's parts that can be written as CSV.
  package let tables: [String]
  /// Whether Control-C lets it write the results so far; other commands end at once.
  package let endsGently: Bool
  /// Says what is wrong with a request before the command runs; nil if nothing is wrong.
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

  /// The name with the placeholders that follow it, as the help shows them.
  package var usage: String { words.isEmpty ? name : "\(name) \(words)" }

  /// The options that are written with `--`; the others are words.
  var spelledOptions: [any AnyOption] { options.filter { $0.words == nil } }
}

/// The part of a command line after the command's name.
package struct Request: Sendable {
  /// The words that no option knows.
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

  /// Throws if there are more words than expected.
  package func expect(atMost count: Int = 0) throws(UsageError) {
    guard words.count > count else { return }
    let word = words[count]
    if known.isEmpty || count > 0 {
      throw UsageError("'\(word.printable)' has no meaning here; leave it out")
    }
    throw UsageError.unknown(word, known: known.map { ($0.kind, $0.names) })
  }
}
