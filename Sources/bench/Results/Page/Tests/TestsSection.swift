/// For each statement the test of each version that proves it best, side by side.
struct TestsSection {
  let statements: [Statement]
  let proofs: [ProofRow]
  let bugs: BugsFold

  var html: HTML {
    let list = statements.map {
      HTML("a", $0.number, ["href": "#tests-\($0.number)", "title": $0.text])
    }
    return
      ([HTML("nav", list, ["class": "statements", "aria-label": "Statements"])]
      + statements.map(section)).joined()
  }

  private func section(_ statement: Statement) -> HTML {
    let number = HTML("h3", statement.number, ["id": "tests-\(statement.number)"])
    let text = HTML("p", Markdown().inline(statement.text))
    let columns = proofs.filter { $0.behaviour == statement.number }.map(column)
    return HTML(
      "section",
      [number, text, HTML("div", columns, ["class": "proofs"])] + bugs.html(of: statement.number),
      ["data-statement": statement.number])
  }

  /// The source stands in the page once, in the listing; a script copies its lines here.
  private func column(_ proof: ProofRow) -> HTML {
    HTML(
      "article",
      [
        HTML("h4", proof.architecture),
        HTML("p", testCase(of: proof), ["class": "test"]),
      ] + caught(by: proof) + [HTML("p", doubles(of: proof))],
      [
        "class": proof.architecture, "data-file": proof.file, "data-line": "\(proof.line)",
        "data-last-line": "\(proof.lastLine)",
      ])
  }

  private func testCase(of proof: ProofRow) -> [HTML] {
    let names = proof.test.split(separator: "/").map(String.init)
    return [HTML("span", names[0]), link(names.last ?? "", to: proof.file, proof.line)]
  }

  private func caught(by proof: ProofRow) -> [HTML] {
    guard !proof.caught.isEmpty else {
      return [HTML("p", "The shortest; no planted defect is there for it to notice.")]
    }
    let defects = proof.caught.map { name in
      let isAlone = proof.caughtAlone.contains(name)
      return HTML("li", defect(name) + (isAlone ? [HTML("b", " no other test does")] : []))
    }
    return [HTML("p", "Planted defects it notices:"), HTML("ul", defects)]
  }

  /// Slips are called by names, other defects by what became what.
  private func defect(_ name: String) -> [HTML] {
    guard let change = name.wholeMatch(of: /(?s)`(.*)` becomes `(.*)`/) else {
      return [HTML("code", name)]
    }
    let (old, new) = (String(change.1), String(change.2))
    return [HTML("code", old)]
      + (new.isEmpty
        ? [HTML(text: " is left out")] : [HTML(text: " becomes "), HTML("code", new)])
  }

  private func doubles(of proof: ProofRow) -> [HTML] {
    let links = proof.doubles.map { link($0.name, to: $0.file, $0.line) }
    guard let first = links.first else { return [HTML(text: "Doubles: none.")] }
    return [HTML(text: "Doubles: "), first] + links.dropFirst().flatMap { [HTML(text: ", "), $0] }
  }

  private func link(_ name: String, to file: String, _ line: Int) -> HTML {
    HTML("a", [HTML("code", name)], ["href": "#\(file):\(line)"])
  }
}
