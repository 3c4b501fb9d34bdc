/// A part of a document that a command writes, between two marks.
struct GeneratedSection {
  enum Kind: String, CaseIterable, Sendable {
    /// What the numbers say, in sentences.
    case conclusions
    case calls, allocations, latency, lines, tests
    /// Who holds whom in a version.
    case holds
    /// A declaration, cut from its file.
    case code

    /// Those that are measured.
    static let numbers: [Kind] = [.calls, .allocations, .latency, .lines, .tests]

    /// Whether only the release build can tell what it says.
    var needsReleaseBuild: Bool { [.conclusions, .allocations, .latency].contains(self) }

    /// The line above it, as a person writes it.
    var mark: String {
      let name = self == .code ? "\(rawValue) PATH DECLARATION" : rawValue
      return "<!-- \(name): written by `swift run bench docs` -->"
    }
  }

  let kind: Kind
  /// What follows the kind in its mark: for code a path and a declaration, nothing for others.
  let arguments: [String]
  /// What stands between the marks now.
  let content: Substring
}
