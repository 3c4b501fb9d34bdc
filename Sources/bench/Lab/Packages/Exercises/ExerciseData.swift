import Suites

/// The facts about an exercise that its checks need, besides the files of its folder.
struct ExerciseData: Codable, Equatable, Sendable {
  enum Kind: String, Codable {
    case bug, suite, change
  }

  let kind: Kind
  let name: String
  let version: String
  /// The statements that fail at the start and must hold at the end; in a suite, the mutants that
  /// tests must notice.
  var statements: [Statement]
  /// The tests of the version's suite at the start.
  let tests: [String]
  /// In a suite, the ids of the mutants, in the order of the statements.
  var mutants: [Int] = []
}

extension ExerciseData {
  /// Below the exercise's folder.
  static let path = ".exercise.json"

  /// The folders in which the learner works; to fix a bug, the learner doesn't change tests.
  var folders: [String] {
    (kind == .suite ? [] : ["Sources/\(version)"]) + (kind == .bug ? [] : [suite])
  }

  func isOwn(_ path: String) -> Bool { folders.contains { path.hasPrefix("\($0)/") } }

  /// Where the version's tests are.
  var suite: String { "Tests/\(version)Tests" }

  /// Whether each statement needs a test of its own in the version's suite.
  var needsTests: Bool { kind == .change }
}
