import Console
import Reading

/// A bug that people really write, as Tests/Bugs/Bugs.json tells of it.
///
/// Where it is planted, and which statement it breaks, stands in Tests/Defects under its name.
package struct Bug: Codable, Equatable, Sendable {
  package enum Mark: String, CaseIterable, Codable, Sendable {
    /// Something of a screen outlives it.
    case leak
    /// It can end the process.
    case crash
  }

  /// That of its slip.
  package let id: String
  package let title: String
  /// What the user notices.
  package let seen: String
  /// How people come to write it.
  package let cause: String
  package let mark: Mark?

  package static func all(in root: String) throws(InputError) -> [Bug] {
    try [Bug].read(from: "\(root)/Tests/Bugs/Bugs.json", or: "not the list that was expected")
  }
}
