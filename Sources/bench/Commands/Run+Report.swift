import Console
import FakeWorld
import Reading
import Results
import Stopwatch
import Suites
import Timing
import UserDriver

extension Command<Run> {
  static let report = Command(
    "report", "all of it as one page for a browser, with the code that runs beside it",
    [Option.output, Option.open],
    check: { request in
      request[.output] == nil
        ? "a page goes to a file; write report --output report.html" : nil
    },
    run: { run, request, output in
      try run.asked(request).report(to: output)
      return .success
    })
}

extension Run {
  /// Measures all parts, and writes them as a page beside what is read from the sources.
  func report(to output: Output) throws {
    var results = RunResults()
    var failure: RunFailure?
    do {
      try measureParts(of: &results)
    } catch let error as RunFailure {
      (results, failure) = (RunResults(), error)
    }
    results.document.complete = shouldStop() ? false : nil
    let document = results.document(in: .capture())
    let page =
      try failure.map { Page(document: document, failure: "\($0)") }
      ?? page(of: results, document)
    try output.write(try page.html())
    if let path = output.path, request[.open], !Browser().show(path) {
      StandardError.say("nothing here opens pages; open \(path) in a browser")
    }
    if let failure { throw failure }
    try save(results)
  }

  private func page(of results: RunResults, _ document: Document) throws -> Page {
    let walks = try walks()
    return try Page(
      results, document, walk: walks.flatMap(\.rows), steps: walks.flatMap(\.steps),
      places: places(of: Concept.allCases), holds: holds(), screens: screens(), versions: versions,
      root: Self.root())
  }

  private func measureParts(of results: inout RunResults) throws {
    try addLatency(to: &results)
    try addCalls(to: &results)
    try addAllocations(to: &results)
    try addLines(to: &results)
    try addTests(to: &results)
    try addDetection(to: &results)
    try addChanges(to: &results)
    let statements = try Specification(ofPackageAt: Self.root()).behaviours
    results.add(try proofs(of: statements), as: \.proofs)
  }

  /// The three screens, which are the same in every version.
  package func screens() throws -> [String] {
    let world = World(server: try FakeServer())
    registry.first?.launch(in: world)
    let user = world.user
    user.waitUntilSettled()
    var screens = [user.screen()]
    try user.selectRow(0)
    user.waitUntilSettled()
    screens.append(user.screen())
    try user.goBack()
    try user.tap("items.add")
    try user.tap("add.save")
    screens.append(user.screen())
    return screens
  }
}
