import Console
import Kept
import Suites

/// The bugs that break a statement, each closed: what it is, then version by version where it is planted
/// and a test that turns red.
struct BugsFold {
  let bugs: [BugStory]
  let rows: [BugRow]
  /// Of each bug and version.
  let proofs: [ProofRow]

  init(_ list: BugList, of versions: [String], in root: String) throws {
    (bugs, rows) = (list.stories, list.rows)
    let suites = try versions.map { try Proofs(of: Suite(of: $0, in: root), in: root) }
    proofs = try list.stories.flatMap { story in
      try suites.compactMap { try $0.row(noticing: story.id) }
    }
  }

  /// Nothing for a statement that none of them breaks; without the one that is shown already.
  func html(of statement: String, without slip: String?) -> [HTML] {
    let broken = Set(rows.filter { $0.statement == statement }.map(\.bug)).subtracting([slip ?? ""])
    return bugs.filter { broken.contains($0.id) }.map { bug in
      """
      <details class="bug">
        <summary>Bug: \(bug.title) <code class="soft">\(bug.id)</code></summary>
        \(story(of: bug))
        <div class="proofs">\(proofs.filter { $0.slip == bug.id }.map(column))</div>
      </details>
      """
    }
  }

  /// What the slip is that the columns stand for.
  func heading(of slip: String) -> HTML {
    let bug = bugs.first { $0.id == slip }
    return """
      <p class="slip"><b>\(bug?.title ?? "A slip")</b> <code class="soft">\(slip)</code>, planted in every version</p>
      \(bug.map(story) ?? "")
      """
  }

  private func story(of bug: BugStory) -> HTML {
    "<p>\(Markdown().inline("\(bug.seen) \(bug.cause)"))</p>"
  }

  /// What is planted, the test with its message, and what stands in for the rest; a script copies the test's source
  /// from the listing, where it stands once.
  func column(_ proof: ProofRow) -> HTML {
    let names = proof.test.split(separator: "/")
    let doubles = proof.doubles.map { link($0.name, to: $0.file, $0.line) }
    let list = doubles.dropFirst().reduce(doubles.first ?? "none.") { "\($0), \($1)" }
    return """
      <article class="\(proof.architecture)" data-file="\(proof.file)" data-line="\(proof.line)" \
      data-last-line="\(proof.lastLine)">
        <h4>\(proof.architecture.versionName)</h4>
        \(proof.planted.map(diff) ?? "")
        <p class="test"><span>\(names[0])</span>\
      \(link(names.last ?? "", to: proof.file, proof.line))</p>
        \(proof.message.map { "<p class='message'>\($0.breakable)</p>" } ?? "" as HTML)
        \(count(proof))
        <p>Doubles: \(list)</p>
      </article>
      """
  }

  private func diff(_ planted: PlantedLine) -> HTML {
    let name = planted.place.split(separator: "/").last ?? ""
    let place: HTML =
      planted.line.map { "<a href='#\(planted.file):\($0)'>\(name)</a>" } ?? "\(name)"
    let after: HTML = planted.after.isEmpty ? "" : "<ins>+ \(planted.after)</ins>"
    return
      "<pre class='diff' tabindex='0'><small>\(place)</small><del>- \(planted.before)</del>\(after)</pre>"
  }

  private func count(_ proof: ProofRow) -> HTML {
    guard
      let row = rows.first(where: { ($0.bug, $0.architecture) == (proof.slip, proof.architecture) })
    else { return "" }
    return """
      <p>Red: \("\(row.red)".counting("test")) of its own suite; acceptance suite: \
      \("\(row.acceptance.count)".counting("test"))</p>
      """
  }

  private func link(_ name: some StringProtocol, to file: String, _ line: Int) -> HTML {
    "<a href='#\(file):\(line)'><code>\(String(name).breakable)</code></a>"
  }
}
