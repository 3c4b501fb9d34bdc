/// A file with a type in it that gets a member more.
struct TypeEdit: Equatable, Sendable {
  let path: String
  private let text: String
  /// The index of the line of the closing brace.
  private let end: Int

  /// Finds the type among files; throws where none declares it over several lines.
  init(of type: String, among files: [SwiftFile]) throws {
    for file in files {
      let found = file.declarations.first {
        $0.name == type && $0.kind != .extension && $0.lines.count > 1
      }
      guard let found else { continue }
      path = file.path
      text = file.text
      end = found.lines.upperBound - 1
      return
    }
    throw InputError(
      description: "no file declares \(type) over several lines; name another type in BuildSubject")
  }

  /// The file's text with a member that no round before had, on which nothing depends.
  func text(inRound round: Int) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines.insert("  typealias BenchRound\(round) = Int", at: end)
    return lines.joined(separator: "\n")
  }
}
