import Console
import Kept
import Suites

/// For each statement the bugs that break it, and of each bug the test of each version that answers for it, side by
/// side.
struct TestsSection {
  let statements: [Statement]
  let proofs: [ProofRow]
  let bugs: [BugStory]
  /// What the suites say of the bugs.
  let rows: [BugRow]
  let code: [SourcePlace: [String]]

  var html: HTML {
    let list = statements.map { statement -> HTML in
      "<a href='#tests-\(statement.number)' title='\(statement.text)'>\(statement.number)</a>"
    }
    return """
      <nav class="statements" aria-label="Statements">\(list)</nav>
      \(statements.map(section))
      """
  }

  private func section(_ statement: Statement) -> HTML {
    let bugs = proofs.filter { $0.behaviour == statement.number }.grouped { $0.bug ?? "" }
    let first = bugs.first.map { "\(heading(of: $0[0]))\(columns($0))" as HTML }
    let others = bugs.dropFirst().map { proofs -> HTML in
      let (title, story) = text(of: proofs[0].bug ?? "")
      return """
        <details><summary>\(title) <code class="soft">\(proofs[0].bug ?? "")</code></summary>
        \(story)\(columns(proofs))</details>
        """
    }
    return """
      <section id="tests-\(statement.number)">
        <h3>\(statement.number)</h3>
        <p>\(HTML(markdown: statement.text))</p>
        \(first ?? "")
        \(others)
      </section>
      """
  }

  private func heading(of proof: ProofRow) -> HTML {
    guard let bug = proof.bug else {
      return """
        <p class="bug">No bug of this statement is planted in every version, so that these tests may be about \
        different things: of those that cite it, the shortest.</p>
        """
    }
    let (title, story) = text(of: bug)
    return """
      <p class="bug"><b>\(title)</b> <code class="soft">\(bug)</code>, planted in every version</p>\(story)
      """
  }

  /// What people call a bug, and how they come to write it.
  private func text(of bug: String) -> (title: String, story: HTML) {
    guard let bug = bugs.first(where: { $0.id == bug }) else { return ("A bug", "") }
    return (bug.title, "<p>\(HTML(markdown: "\(bug.seen) \(bug.cause)"))</p>")
  }

  private func columns(_ proofs: [ProofRow]) -> HTML {
    "<div class='proofs'>\(proofs.map(column))</div>"
  }

  /// What is planted, the test with its message, and what stands in for the rest.
  private func column(_ proof: ProofRow) -> HTML {
    let names = proof.test.split(separator: "/")
    let excerpt = Excerpt(place: proof.sourcePlace, lines: code[proof.sourcePlace] ?? [])
    let row = rows.first { ($0.bug, $0.version) == (proof.bug, proof.version) }
    let count = row.map { row -> HTML in
      """
      <p>Red: \("\(row.red)".counting("test")) of its own suite; acceptance suite: \
      \("\(row.acceptance.count)".counting("test"))</p>
      """
    }
    let doubles = proof.doubles.map(\.name)
    return """
      <article class="\(proof.version)">
        <h4>\(proof.version.versionName)</h4>
        \(proof.planted.map(diff) ?? "")
        <p class="test"><span>\(names[0])</span> <code>\(String(names.last ?? "").breakable)</code></p>
        \(excerpt.listing)
        \(proof.message.map { "<p class='message'>\($0.breakable)</p>" } ?? "" as HTML)
        \(count ?? "")
        <p>Doubles: \((doubles.isEmpty ? "none" : doubles.listed).breakable)</p>
      </article>
      """
  }

  private func diff(_ planted: PlantedLine) -> HTML {
    let name = planted.place.split(separator: "/").last ?? ""
    let after: HTML = planted.after.isEmpty ? "" : "<ins>+ \(planted.after)</ins>"
    return
      "<pre class='diff' tabindex='0'><small>\(name)</small><del>- \(planted.before)</del>\(after)</pre>"
  }
}
