/// A numbered statement of docs/SPEC.md.
struct Statement: Equatable, Sendable {
  /// Such as `L5`.
  let number: String
  /// In Markdown.
  let text: String

  static func all(inPackageAt root: String) throws(InputError) -> [Statement] {
    try String(readFrom: "\(root)/docs/SPEC.md").matches(of: /(?m)^\| ([A-Z][0-9]+) \| (.+) \|$/)
      .map { Statement(number: String($0.1), text: String($0.2)) }
  }
}
