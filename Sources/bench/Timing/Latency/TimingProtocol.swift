/// What comes before a run that is timed.
enum TimingProtocol: String, CaseIterable, Codable, Sendable {
  /// Another version has just run, and this one runs once: what a user's tap meets.
  case first
  /// The same has just run, and is timed several times in a row: warm.
  case again
}

extension TimingProtocol {
  var words: String {
    switch self {
    case .first: "first time"
    case .again: "again and again"
    }
  }
}

extension Mode {
  /// How its flows are timed: what a user feels is felt the first time.
  var protocols: [TimingProtocol] {
    switch self {
    case .typed: [.first, .again]
    case .wire: [.first]
    }
  }
}
