/// A bug that people really write, as Tests/Bugs/Bugs.json tells of it.
///
/// Where it is planted, and which statement it breaks, stands in Tests/Defects under its name.
struct Bug: Codable, Equatable, Sendable {
  enum Mark: String, CaseIterable, Codable, Sendable {
    /// Something of a screen outlives it.
    case leak
    /// It can end the process.
    case crash
  }

  /// That of its slip.
  let id: String
  let title: String
  /// What the user notices.
  let seen: String
  /// How people come to write it.
  let cause: String
  let mark: Mark?
}
