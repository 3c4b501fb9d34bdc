import Results

/// A part of a document that a command writes, between two marks.
struct GeneratedSection {
  enum Kind: String, CaseIterable, Sendable {
    case conclusions
    /// A drawing in a file of its own, and what may be concluded from it.
    case picture
    case calls, allocations, latency, lines, tests, mutants
    /// Who holds whom in a version.
    case holds
    /// A declaration, cut from its file, and one as a change makes it.
    case code, changed
    /// The tests by which the suites answer the question of a statement.
    case question
    /// What each change took that the user sees.
    case changes
    /// What a change makes of the costs of the detail.
    case costs
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

    /// What follows it in a mark.
    var arguments: [String] {
      switch self {
      case .code: ["PATH", "DECLARATION"]
      case .changed: ["CHANGE", "PATH", "DECLARATION"]
      case .costs: ["CHANGE"]
      case .picture: ["NAME"]
      case .question: ["NUMBER"]
      default: []
      }
    }

    /// How a mark names it.
    var usage: String { ([rawValue] + arguments).joined(separator: " ") }
  }

  /// What a command writes: the text between the marks, and the picture where there is one.
  typealias Content = (text: String, svg: String?)

  let kind: Kind
  /// What follows the kind in its mark.
  let arguments: [String]
  /// The document's, below the package's folder.
  let path: String
  /// What stands between the marks now.
  let content: Substring

  /// The file of its picture, below the package's folder.
  var picture: String { "docs/images/\(arguments.first ?? "").svg" }

  /// Whether its numbers come from the program that is timed.
  var needsStopwatch: Bool {
    [.allocations, .conclusions, .latency].contains(kind)
      || arguments == [Picture.Kind.costs.rawValue]
  }
}
