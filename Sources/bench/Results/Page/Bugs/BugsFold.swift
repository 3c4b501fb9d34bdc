/// The bugs that break a statement, each closed: what it is, then version by version where it is planted
/// and what turns red.
struct BugsFold {
  private let museum: BugMuseum

  init(_ museum: BugMuseum) {
    self.museum = museum
  }

  /// Nothing for a statement that none of them breaks.
  func html(of statement: String) -> [HTML] {
    let own = museum.rows.filter { $0.statement == statement }
    return museum.bugs.filter { bug in own.contains { $0.bug == bug.id } }.map { bug in
      let columns = own.filter { $0.bug == bug.id }.map(column)
      let id = HTML("code", bug.id, ["class": "soft"])
      return HTML(
        "details",
        [
          HTML("summary", [HTML(text: "Bug: \(bug.title) "), id]),
          HTML("p", Markdown().inline("\(bug.seen) \(bug.cause)")),
          HTML("div", columns, ["class": "columns"]),
        ], ["class": "bug"])
    }
  }

  private func column(_ row: BugRow) -> HTML {
    HTML(
      "div", [HTML("h4", row.architecture), diff(row), verdict(row), tests(row)],
      ["class": row.architecture])
  }

  private func diff(_ row: BugRow) -> HTML {
    let after = row.after.isEmpty ? [] : [HTML("ins", "+ \(row.after)")]
    let place = row.file.split(separator: "/").last.map(String.init) ?? ""
    let small = HTML("small", row.line.map { "\(place):\($0)" } ?? place)
    return HTML("pre", [small, HTML("del", "- \(row.before)")] + after, ["tabindex": "0"])
  }

  private func verdict(_ row: BugRow) -> HTML {
    let acceptance = "acceptance suite: \("\(row.acceptance.count)".counting("test"))"
    return HTML("p", "Red: \("\(row.red)".counting("test")) of its own suite; \(acceptance)")
  }

  private func tests(_ row: BugRow) -> HTML {
    let shown = row.seenBy == .acceptance ? row.acceptance : row.own
    return HTML(
      "ul",
      shown.prefix(BugsReport.most).map { test in
        HTML("li", [HTML("code", [test.test.breakable]), HTML("p", [test.message.breakable])])
      })
  }
}
