import Arms

extension Run {
  /// Measures all parts, and writes them as a page beside what is read from the sources.
  func report(to output: Output) throws {
    var results = Results()
    var failure: RunFailure?
    var numbers: [HTML] = []
    do {
      numbers = try measureParts(of: &results)
    } catch let error as RunFailure {
      (results, failure) = (Results(), error)
    }
    results.document.complete = shouldStop() ? false : nil
    let page = Page(
      document: results.document(in: .capture()),
      sections: [
        "failure": [failure].compactMap(\.self).map { failure in
          HTML("p", "No numbers: \(failure)", ["role": "alert"])
        }.joined(),
        "conclusions": HTML(
          "ul",
          Conclusions.sentences(results.document, reference: reference.name)
            .map { HTML("li", $0) }),
        "numbers": numbers.joined(),
      ])
    try output.write(try page.html())
    if let path = output.path, options.isOpened, !Browser().show(path) {
      StandardError.say("nothing here opens pages; open \(path) in a browser")
    }
    if let failure { throw failure }
    try save(results)
  }

  /// The tables of each part, below its name.
  private func measureParts(of results: inout Results) throws -> [HTML] {
    let parts: [(name: String, title: String, measure: (inout Results) throws -> Void)] = [
      ("latency", "Latency", addLatency), ("calls", "Calls", addCalls),
      ("allocations", "Allocations", addAllocations), ("lines", "Lines", addLines),
      ("suites", "Suites", addTests),
    ]
    return try parts.map { part in
      let start = results.tables.count
      try part.measure(&results)
      return HTML(
        "section", [HTML("h3", part.title)] + results.tables[start...].map(\.html),
        ["id": "numbers-\(part.name)"])
    }
  }
}
