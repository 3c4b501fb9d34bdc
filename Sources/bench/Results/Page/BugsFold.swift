import Console
import Faults

/// The bugs that break a statement, each closed: what it is, then version by version where it is planted
/// and what turns red.
struct BugsFold {
  let bugs: [Bug]
  let rows: [BugRow]

  /// Nothing for a statement that none of them breaks.
  func html(of statement: String) -> [HTML] {
    let own = rows.filter { $0.statement == statement }
    return bugs.filter { bug in own.contains { $0.bug == bug.id } }.map { bug in
      """
      <details class="bug">
        <summary>Bug: \(bug.title) <code class="soft">\(bug.id)</code></summary>
        <p>\(Markdown().inline("\(bug.seen) \(bug.cause)"))</p>
        <div class="columns">\(own.filter { $0.bug == bug.id }.map(column))</div>
      </details>
      """
    }
  }

  private func column(_ row: BugRow) -> HTML {
    let place = row.file.split(separator: "/").last.map(String.init) ?? ""
    let line = row.line.map { ":\($0)" } ?? ""
    let after: HTML = row.after.isEmpty ? "" : "<ins>+ \(row.after)</ins>"
    return """
      <div class="\(row.architecture)"><h4>\(row.architecture)</h4>
      <pre tabindex="0"><small>\(place)\(line)</small><del>- \(row.before)</del>\(after)</pre>
      <p>Red: \("\(row.red)".counting("test")) of its own suite; acceptance suite: \
      \("\(row.acceptance.count)".counting("test"))</p>
      <ul>\(tests(row))</ul></div>
      """
  }

  private func tests(_ row: BugRow) -> [HTML] {
    let shown = row.seenBy == .acceptance ? row.acceptance : row.own
    return shown.prefix(BugsReport.most).map { test in
      "<li><code>\(test.test.breakable)</code><p>\(test.message.breakable)</p>"
    }
  }
}
