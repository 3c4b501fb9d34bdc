import Console
import SwiftSource

/// A type in a file that gets a member more.
struct TypeEdit: Equatable, Sendable {
  let path: String
  let type: String

  /// Finds the type among files; throws where none declares it over several lines.
  init(of type: String, among files: [SwiftFile]) throws(InputError) {
    guard let file = files.first(where: { Self.lastLine(of: type, in: $0) != nil }) else {
      throw InputError(
        description:
          "no file declares \(type) over several lines; name another type in BuildSubject")
    }
    path = file.path
    self.type = type
  }

  /// The file's text as it stands, with a member that no round before had, on which nothing depends.
  func text(of file: SwiftFile, inRound round: Int) -> String {
    guard let end = Self.lastLine(of: type, in: file) else { return file.text }
    var lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines.insert("  typealias BenchRound\(round) = Int", at: end)
    return lines.joined(separator: "\n")
  }

  /// The index of the line of the closing brace.
  private static func lastLine(of type: String, in file: SwiftFile) -> Int? {
    file.declarations.first {
      $0.name == type && $0.kind != .extension && $0.lines.count > 1
    }.map { $0.lines.upperBound - 1 }
  }
}
