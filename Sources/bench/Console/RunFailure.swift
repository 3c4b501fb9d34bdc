/// Why there is nothing to report: an arm failed, or arms disagree.
struct RunFailure: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

extension RunFailure {
  static let noCompiler = RunFailure("can't find 'swift' on the search path; add it to PATH")
}
