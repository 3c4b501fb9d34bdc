/// What is wrong with a command line, and what to write instead.
package struct UsageError: ReportedError, Equatable {
  package let description: String

  var exitCode: ExitCode { .usage }

  package init(_ description: String) {
    self.description = description
  }

  /// A name that doesn't exist; the kind is a word such as `flow`.
  package static func unknown(_ kind: String, _ text: String, known: [String]) -> UsageError {
    UsageError("unknown \(kind) '\(text.printable)'; \(kind)s: \(known.joined(separator: ", "))")
  }
}
