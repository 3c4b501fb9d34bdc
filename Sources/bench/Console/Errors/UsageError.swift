/// What is wrong with a command line, and what to write instead.
package struct UsageError: ReportedError, Equatable {
  package let description: String

  var exitCode: ExitCode { .usage }

  package init(_ description: String) {
    self.description = description
  }

  /// A name that doesn't exist; the kind is a word such as `flow`.
  package static func unknown(_ kind: String, _ text: String, known: [String]) -> UsageError {
    unknown(text, known: [(kind, known)])
  }

  /// A name that is none of several kinds; says which is near, and all of a kind where they are few, or else some.
  package static func unknown(
    _ text: String, known: [(kind: String, names: [String])]
  ) -> UsageError {
    let names = known.flatMap(\.names)
    let near = text.near(in: names)
    let kinds = near.isEmpty ? known : known.filter { !$0.names.filter(near.contains).isEmpty }
    let question =
      near.isEmpty ? nil : "did you mean \(Array(near.prefix(few / 2)).listed(with: "or"))?"
    let lists = kinds.compactMap { kind, names -> String? in
      if names.count <= few { return "\(kind)s: \(names.joined(separator: ", "))" }
      return near.isEmpty
        ? "\(kind)s such as \(names.prefix(few / 2).joined(separator: ", "))" : nil
    }
    let kind = kinds.map(\.kind).listed(with: "or")
    return UsageError(
      ["unknown \(kind) '\(text.printable)'", question].compactMap(\.self).joined(separator: "; ")
        + (lists.isEmpty ? "" : (near.isEmpty ? "; " : " ") + lists.joined(separator: "; ")))
  }

  /// So many names help more than a few of them.
  private static let few = 8
}
