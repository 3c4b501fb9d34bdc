import Console

/// What people notice of a bug that every version can have, and how they come to write it.
package struct BugStory: Codable, Equatable, Sendable {
  package enum Mark: String, CaseIterable, Codable, Sendable {
    /// Something of a screen outlives it.
    case leak
    /// It can end the process.
    case crash
  }

  /// The name of the planted bugs that it tells of.
  package let id: String
  package let title: String
  /// What the user notices.
  package let seen: String
  /// How people come to write it.
  package let cause: String
  package let mark: Mark?

  package static func all(in root: String) throws(InputError) -> [BugStory] {
    try [BugStory].read(from: "\(root)/Tests/Bugs/Stories.json", or: "not the expected list")
  }
}
