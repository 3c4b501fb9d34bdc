import Arms

extension Run {
  /// Measures all parts, and writes them as a page beside what is read from the sources.
  func report(to output: Output) throws {
    var results = Results()
    var failure: RunFailure?
    do {
      try measureParts(of: &results)
    } catch let error as RunFailure {
      (results, failure) = (Results(), error)
    }
    results.document.complete = shouldStop() ? false : nil
    let document = results.document(in: .capture())
    let page = Page(
      document: document,
      sections: try readSections(of: document).merging(
        [
          "failure": [failure].compactMap(\.self).map { failure in
            HTML("p", "No numbers: \(failure)", ["role": "alert"])
          }.joined(),
          "conclusions": HTML(
            "ul",
            Conclusions.sentences(document, reference: reference.name)
              .map { HTML("li", Markdown().inline($0)) }),
          "numbers": results.numbers(
            try ReadingGuide(inPackageAt: Self.root()), in: document.environment),
          "choosing": HTML(
            template: Page.file("choosing.html"),
            filling: ["criteria": CriteriaTable(document).html]),
        ]) { $1 })
    try output.write(try page.html())
    if let path = output.path, options.isOpened, !Browser().show(path) {
      StandardError.say("nothing here opens pages; open \(path) in a browser")
    }
    if let failure { throw failure }
    try save(results)
  }

  private func measureParts(of results: inout Results) throws {
    try addLatency(to: &results)
    try addCalls(to: &results)
    try addAllocations(to: &results)
    try addLines(to: &results)
    try addTests(to: &results)
    let statements = try Specification(ofPackageAt: Self.root()).behaviours
    results.add(try proofs(of: statements), as: \.proofs)
  }

  /// What is read from the package, whatever was measured.
  private func readSections(of document: Document) throws -> [String: HTML] {
    let root = try Self.root()
    let versions = Registry.arms.map(\.name).filter { !Arm.isFloor($0) }
    return [
      "decisions": try DecisionsSection(root: root, versions: versions).html(),
      "tests": TestsSection(
        statements: try Statement.all(inPackageAt: root), proofs: document.proofs ?? []
      ).html,
    ]
  }
}
