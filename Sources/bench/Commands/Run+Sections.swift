import Arms

extension Run {
  /// What fills the page when all checks have passed.
  func sections(of results: Results, in document: Document) throws -> [String: HTML] {
    let sentences = Conclusions.sentences(document)
    let guide = try ReadingGuide(inPackageAt: Self.root())
    let walks = try walks()
    var weighed = document
    weighed.walk = walks.flatMap(\.rows)
    let numbers = [
      "conclusions": HTML("ul", sentences.map { HTML("li", Markdown().inline($0)) }),
      "numbers": results.numbers(guide, in: document.environment),
      "choosing": HTML(
        template: Page.part("choosing"),
        filling: ["criteria": CriteriaTable(weighed).html]),
    ]
    return try reading(walks, proofs: document.proofs ?? []).merging(numbers) { $1 }
  }

  /// What is read from the package: what runs, where it lives, how it is tested, and why it is so.
  func reading(_ walks: [Walk], proofs: [ProofRow]) throws -> [String: HTML] {
    let root = try Self.root()
    let versions = registry.map(\.name).filter { !Arm.isFloor($0) }
    var listings = try Listings(of: versions, in: root)
    let (rows, steps) = (walks.flatMap(\.rows), walks.flatMap(\.steps))
    for row in rows {
      if let file = row.file, let line = row.line { listings.cite(file, line) }
    }
    let places = try places(of: Concept.allCases)
    for place in places { listings.cite(place.file, place.line) }
    for proof in proofs {
      listings.cite(proof.file, proof.line)
      for double in proof.doubles { listings.cite(double.file, double.line) }
    }
    return [
      "tap": flows.map { WalkTable(of: $0, rows: rows, steps: steps).html }.joined(),
      "where": PlacesTable(rows: places).html,
      "tests": TestsSection(
        statements: try Statement.all(inPackageAt: root), proofs: proofs,
        bugs: BugsFold(try BugMuseum(of: versions, in: root))
      ).html,
      "decisions": try DecisionsSection(root: root, versions: versions).html(),
      "sources": try listings.html(),
    ]
  }
}
