import Reading

/// For each statement the test of each version that proves it best, side by side.
struct TestsSection {
  let statements: [Statement]
  let proofs: [ProofRow]
  let bugs: BugsFold

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
    let columns = proofs.filter { $0.behaviour == statement.number }.map(column)
    return """
      <section data-statement="\(statement.number)">
        <h3 id="tests-\(statement.number)">\(statement.number)</h3>
        <p>\(Markdown().inline(statement.text))</p>
        <div class="proofs">\(columns)</div>
        \(bugs.html(of: statement.number))
      </section>
      """
  }

  /// The source stands in the page once, in the listing; a script copies its lines here.
  private func column(_ proof: ProofRow) -> HTML {
    let names = proof.test.split(separator: "/")
    let doubles = proof.doubles.map { link($0.name, to: $0.file, $0.line) }
    let list = doubles.dropFirst().reduce(doubles.first ?? "none.") { "\($0), \($1)" }
    return """
      <article class="\(proof.architecture)" data-file="\(proof.file)" data-line="\(proof.line)" \
      data-last-line="\(proof.lastLine)">
        <h4>\(proof.architecture)</h4>
        <p class="test"><span>\(names[0])</span>\
      \(link(names.last ?? "", to: proof.file, proof.line))</p>
        \(caught(by: proof))
        <p>Doubles: \(list)</p>
      </article>
      """
  }

  private func caught(by proof: ProofRow) -> HTML {
    guard !proof.caught.isEmpty else {
      return "<p>The shortest; no planted defect is there for it to notice.</p>"
    }
    let defects = proof.caught.map { name -> HTML in
      let isAlone = proof.caughtAlone.contains(name)
      return "<li>\(defect(name))\(isAlone ? "<b> no other test does</b>" : "" as HTML)"
    }
    return "<p>Planted defects it notices:</p><ul>\(defects)</ul>"
  }

  /// Slips are called by names, other defects by what became what.
  private func defect(_ name: String) -> HTML {
    guard let (_, old, new) = name.wholeMatch(of: /(?s)`(.*)` becomes `(.*)`/)?.output else {
      return "<code>\(name)</code>"
    }
    return new.isEmpty
      ? "<code>\(old)</code> is left out" : "<code>\(old)</code> becomes <code>\(new)</code>"
  }

  private func link(_ name: some StringProtocol, to file: String, _ line: Int) -> HTML {
    "<a href='#\(file):\(line)'><code>\(String(name))</code></a>"
  }
}
