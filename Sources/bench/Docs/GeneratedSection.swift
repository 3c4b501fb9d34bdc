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

    /// Whether only the release build can tell what it says.
    var needsReleaseBuild: Bool { [.conclusions, .allocations, .latency].contains(self) }

    /// The lines around it, as a person writes them.
    var marks: (start: String, end: String) {
      let name = self == .code ? "\(rawValue) PATH DECLARATION" : rawValue
      return ("<!-- \(name): written by `swift run bench docs` -->", "<!-- end of \(rawValue) -->")
    }
  }

  let kind: Kind
  /// What follows the kind in its mark: for code a path and a declaration, nothing for others.
  let arguments: [String]
  /// The document and the line of the mark.
  let position: String
  /// What stands between the marks now.
  var content: Substring

  /// An error about the mark.
  func error(_ text: String) -> InputError {
    InputError(description: "\(position): \(text)")
  }
}
