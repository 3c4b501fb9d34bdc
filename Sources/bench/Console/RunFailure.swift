/// Why there is nothing to report: a variant failed, or variants disagree.
package struct RunFailure: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }

  package static let noCompiler = RunFailure(
    "can't find 'swift' on the search path; add it to PATH")
}
