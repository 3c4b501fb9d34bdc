import RandomUse
import SwiftSource

/// Bugs that people really write, each planted in every version.
struct BugMuseum {
  let bugs: [Bug]
  /// Bug by bug, version by version; of a version for which nothing is recorded there are none.
  let rows: [BugRow]

  init(of versions: [String], in root: String) throws(InputError) {
    let bugs: [Bug] = try Self.list("Tests/Bugs/Bugs.json", in: root)
    let records: [BugRecord] = try Self.list("Tests/Bugs/Recorded.json", in: root)
    var rows: [BugRow] = []
    for version in versions {
      let slips: [PlantedDefect] = try Self.list("Tests/Defects/\(version).json", in: root)
      for record in records where record.architecture == version {
        guard let bug = bugs.first(where: { $0.id == record.bug }),
          let slip = slips.first(where: { $0.slip == record.bug })
        else { continue }
        let path = "Sources/\(version)/\(slip.file)"
        let file = SwiftFile(path: path, text: try String(readFrom: "\(root)/\(path)"))
        rows.append(BugRow(bug, slip, in: file, record))
      }
    }
    self.bugs = bugs
    self.rows = bugs.flatMap { bug in rows.filter { $0.bug == bug.id } }
  }

  /// The bugs that a word stands for: one itself, those that break a statement, or those with a mark.
  func bugs(for word: String) throws(UsageError) -> [Bug] {
    let found = bugs.filter { bug in
      let names = [bug.id, bug.mark?.rawValue, statement(of: bug)]
      return names.contains { $0?.lowercased() == word.lowercased() }
    }
    if found.isEmpty {
      throw UsageError(
        "unknown bug '\(word.printable)'; write a statement "
          + "(\(bugs.compactMap(statement).uniqued().joined(separator: ", "))), leak, crash, or a bug: "
          + bugs.map(\.id).joined(separator: ", "))
    }
    return found
  }

  private func statement(of bug: Bug) -> String? {
    rows.first { $0.bug == bug.id }?.statement
  }

  private static func list<Element: Decodable>(
    _ path: String, in root: String
  ) throws(InputError) -> [Element] {
    try [Element].read(from: "\(root)/\(path)", or: "not the list that was expected")
  }
}
