import Reading
import Suites

/// For each statement a slip that breaks it, and the test of each version that answers for it, side by side.
struct TestsSection {
  let statements: [Statement]
  let proofs: [ProofRow]
  let bugs: BugsFold

  var html: HTML {
    let list = statements.map { statement -> HTML in
      "<a href='#tests-\(statement.number)' title='\(statement.text)'>\(statement.number)</a>"
    }
    return """
      <p>One slip is planted in every version, and of the tests that it turns red each suite's stands here which cites \
      the statement before any other; of several, one beside the type that has the slip, and of these the shortest.</p>
      <nav class="statements" aria-label="Statements">\(list)</nav>
      \(statements.map(section))
      """
  }

  private func section(_ statement: Statement) -> HTML {
    let own = proofs.filter { $0.behaviour == statement.number }
    let slip = own.first?.slip
    return """
      <section data-statement="\(statement.number)">
        <h3 id="tests-\(statement.number)">\(statement.number)</h3>
        <p>\(Markdown().inline(statement.text))</p>
        \(slip.map(bugs.heading) ?? Self.none)
        <div class="proofs">\(own.map(bugs.column))</div>
        \(bugs.html(of: statement.number, without: slip))
      </section>
      """
  }

  private static let none: HTML = """
    <p class="slip">No slip of this statement is planted in every version, so that these tests may be about different \
    things: of those that cite it, the shortest.</p>
    """
}
