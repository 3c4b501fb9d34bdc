import Console
import Reading

/// Bugs that people really write, each planted in every version.
package struct BugMuseum {
  package let bugs: [Bug]
  /// Bug by bug, version by version; of a version for which nothing is recorded there are none.
  package let rows: [BugRow]

  package init(of versions: [String], in root: String) throws(InputError) {
    let bugs = try Bug.all(in: root)
    let records = try CheckRecord<BugRecord>.kept(at: BugRecord.path, in: root).outcomes
    var rows: [BugRow] = []
    for version in versions {
      let slips = try PlantedDefect.all(of: version, in: root)
      for record in records where record.architecture == version {
        guard let bug = bugs.first(where: { $0.id == record.bug }),
          let slip = slips.first(where: { $0.slip == record.bug })
        else { continue }
        let path = "Sources/\(version)/\(slip.file)"
        let source = try String(readFrom: "\(root)/\(path)")
        rows.append(BugRow(bug, slip, in: source, at: path, record))
      }
    }
    self.bugs = bugs
    self.rows = bugs.flatMap { bug in rows.filter { $0.bug == bug.id } }
  }

  /// The bugs that a word stands for: one itself, those that break a statement, or those with a mark.
  package func bugs(for word: String) -> [Bug] {
    bugs.filter { bug in
      let statement = rows.first { $0.bug == bug.id }?.statement
      return [bug.id, bug.mark?.rawValue, statement].contains {
        $0?.lowercased() == word.lowercased()
      }
    }
  }
}
