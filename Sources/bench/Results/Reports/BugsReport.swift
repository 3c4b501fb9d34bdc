/// Shows the bugs of the museum: all of them at a glance, or some with what the suites say of them.
enum BugsReport {
  static func overview(_ bugs: [Bug], _ rows: [BugRow]) -> Table {
    let versions = rows.map(\.architecture).uniqued()
    var table = Table(
      title: "Bugs",
      note:
        "How many tests of a version's own suite turn red by a bug planted there; ! it ends the "
        + "process, so that further tests are unknown; ACC only the acceptance suite notices it, NONE "
        + "nobody; \(NamedCause.rule) bench bugs BUG shows more.",
      columns: [.text("bug"), .text("what it is"), .text("of")] + versions.map { .number($0) })
    for bug in bugs {
      let own = rows.filter { $0.bug == bug.id }
      let cells = versions.map { version in
        own.first { $0.architecture == version }.map(cell) ?? ""
      }
      table.add([bug.id, bug.title, own.first?.statement ?? ""] + cells)
    }
    return table
  }

  /// How many of the bugs each suite notices, and of how many it names the cause.
  static func sentence(_ rows: [BugRow]) -> String {
    let counts = rows.map(\.architecture).uniqued().map { version in
      let own = rows.filter { $0.architecture == version }
      let (seen, named) = (own.count { $0.seenBy == .own }, own.count { $0.namedBy != nil })
      return "\(version) \(seen) and \(named)"
    }
    return "Bugs that a version's own suite notices, and whose cause it names: \(counts.listed)."
  }

  private static func cell(_ row: BugRow) -> String {
    switch row.seenBy {
    case .own: "\(row.red)\(row.namedBy == nil ? "" : "*")\(row.own.hasCrash ? "!" : "")"
    case .acceptance: "ACC"
    case .nobody: "NONE"
    }
  }

  /// The versions side by side, as many as fit.
  static func tables(of bug: Bug, _ rows: [BugRow], width: Int?) -> [Table] {
    let own = rows.filter { $0.bug == bug.id }
    let story = Table(
      [bug.seen, bug.cause], title: "\(bug.id), \(own.first?.statement ?? ""): \(bug.title)",
      fields: [.text("") { $0 }])
    let size = max(1, ((width ?? 0) + gap) / (narrowest + gap))
    return [story]
      + stride(from: 0, to: own.count, by: size).map { table(of: Array(own[$0...].prefix(size))) }
  }

  /// Of a column with code and messages.
  private static let narrowest = 78
  private static let gap = 2

  private static func table(of rows: [BugRow]) -> Table {
    let headings = rows.map { "\($0.architecture): \(verdict($0))" }
    var table =
      rows.count == 1
      ? Table(title: headings[0], columns: [.text("")])
      : Table(
        title: "In \(rows.map(\.architecture).listed)", columns: headings.map { .text($0) })
    let columns = rows.map { [diff($0), tests($0.own, named: $0.namedBy), acceptance($0)] }
    for part in 0..<3 {
      let parts = columns.map { $0[part] }
      for line in 0..<(parts.map(\.count).max() ?? 0) {
        table.add(parts.map { line < $0.count ? $0[line] : "" })
      }
    }
    return table
  }

  private static func verdict(_ row: BugRow) -> String {
    switch row.seenBy {
    case .own:
      "\("\(row.red)".counting("red test"))"
        + (row.namedBy == nil ? ", none of which names the cause" : ", the cause named")
    case .acceptance: "needed the acceptance suite"
    case .nobody: "nobody notices"
    }
  }

  private static func diff(_ row: BugRow) -> [String] {
    [row.line.map { "\(row.file):\($0)" } ?? row.file, "- \(row.before)"]
      + (row.after.isEmpty ? [] : ["+ \(row.after)"])
  }

  private static func acceptance(_ row: BugRow) -> [String] {
    let count =
      "acceptance suite: \("\(row.acceptance.count)".counting("red test")) of \(row.statement)"
    return row.seenBy == .acceptance ? [count] + tests(row.acceptance) : [count]
  }

  /// The one that names the cause first; a few are enough to tell.
  private static func tests(_ tests: [BugRecord.RedTest], named: String? = nil) -> [String] {
    let ordered = tests.filter { $0.test == named } + tests.filter { $0.test != named }
    return ordered.prefix(most).flatMap { test in
      ["✗ \(test.test)\(test.test == named ? " *" : "")", test.message]
    } + (tests.count > most ? ["and \(tests.count - most) more"] : [])
  }

  static let most = 4
}

extension [BugRecord.RedTest] {
  var hasCrash: Bool { contains { $0.crash == true } }
}
