/// A part of a document that a command writes, between two marks.
struct GeneratedSection {
  enum Kind: String, CaseIterable, Sendable {
    case conclusions
    /// A drawing in a file of its own, and what may be concluded from it.
    case picture
    case calls, allocations, latency, lines, tests, mutants
    /// Who holds whom in a version.
    case holds
    /// A declaration, cut from its file.
    case code
    /// What is said in each version while one flow runs.
    case flow
    /// The tests by which the suites answer the question of a statement.
    case question
    /// What each change took that the user sees.
    case changes
    /// Which kinds of doubles the suites have.
    case doubles
    /// The screens of the app.
    case screens
    /// When each version fits, and what it asks for.
    case fits
    /// What the versions are weighed by.
    case criteria
    /// What makes each version what its label says.
    case rules
    /// Which target stands on which.
    case targets

    static let numbers: [Kind] = [.calls, .allocations, .latency, .lines, .tests, .mutants]

    /// What its mark has to say besides.
    var arguments: [String] {
      switch self {
      case .code: ["PATH", "DECLARATION"]
      case .flow, .picture: ["NAME"]
      case .question: ["NUMBER"]
      default: []
      }
    }

    /// The line above it, as a person writes it.
    var mark: String {
      "<!-- \(([rawValue] + arguments).joined(separator: " ")): written by `swift run bench docs` -->"
    }
  }

  let kind: Kind
  /// What follows the kind in its mark.
  let arguments: [String]
  /// The document's, below the package's folder.
  let path: String
  /// What stands between the marks now.
  let content: Substring

  /// The file of its picture, below the package's folder.
  var picture: String { "docs/images/\(arguments.first ?? "").svg" }
}
