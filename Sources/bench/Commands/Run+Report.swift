import Console
import FakeWorld
import Kept
import Reading
import Results
import Stopwatch
import Suites
import Timing
import UserDriver

extension Command<Run> {
  static let report = Command(
    "report", "make a page for the browser, with code, tests, and numbers",
    [Option.output, Option.open],
    check: { request in
      request[.output] == nil
        ? "the page needs a file; write report --output report.html" : nil
    },
    run: { run, request, output in
      try output.write(try run.page().html)
      if let path = output.path, request[.open], !Browser.show(path) {
        StandardError.say("can't find a browser; open \(path) in one yourself")
      }
      return .success
    })
}

extension Run {
  func page() throws -> Page {
    let root = try Self.root()
    let suites = try suites()
    let list = try BugList(of: versions, in: root)
    let statements = try Specification(ofPackageAt: root).statements
    var results = RunResults()
    let numbers = try numbers(of: suites, list, in: &results)
    let walks = try walks()
    results.add(walks.flatMap(\.rows), as: \.walk)
    results.add(walks.flatMap(\.steps), as: \.steps)
    results.add(try places(of: Concept.allCases), as: \.places)
    results.add(list.rows, as: \.bugs)
    results.add(try proofs(of: statements, by: suites, list), as: \.proofs)
    results.add(Criterion.costs(of: versions, in: results.document), as: \.costs)
    let document = results.document
    let excerpts =
      (document.walk ?? []).compactMap(\.sourcePlace) + (document.places ?? []).map(\.sourcePlace)
      + (document.proofs ?? []).map(\.sourcePlace)
    var page = Page(document)
    page.numbers = numbers
    page.trust = results.trust
    page.statements = statements
    page.bugs = list.stories
    page.patches = try Change.all(in: root).filter(\.isSeen).map { change in
      PatchesSection(
        change.name, change.summary,
        try versions.map { ($0, try change.files(of: $0, in: root)) })
    }
    page.holds = try holds()
    page.screens = try screens()
    page.code = try Dictionary(
      uniqueKeysWithValues: Set(excerpts).map { ($0, try $0.code(in: root)) })
    return page
  }

  /// The tables of each topic, as the command for this topic shows them.
  private func numbers(
    of suites: [Suite], _ list: BugList, in results: inout RunResults
  ) throws -> [NumbersPart] {
    let topics: KeyValuePairs<String, (inout RunResults) throws -> Void> = [
      "Times, instructions, and allocations": {
        let kept = try addKeptTimes(in: Self.root(), to: &$0)
        $0.show(InstructionsReport.tables(kept.instructions ?? []))
        $0.add(kept.allocations ?? [], as: \.allocations, shown: AllocationsReport.tables)
      },
      "Calls": addCalls, "Lines": addLines, "Tests": { try addTests(suites, to: &$0) },
      "What the suites notice": { try addDetection(suites, list, to: &$0) },
      "What changes cost": addChanges,
    ]
    return try topics.map { title, add in
      let count = results.tables.count
      try add(&results)
      return (title, Array(results.tables[count...]))
    }
  }

  /// The tests that prove each statement, and those that notice the other bugs.
  private func proofs(
    of statements: [Statement], by suites: [Suite], _ list: BugList
  ) throws -> [ProofRow] {
    let suites = try self.proofs(of: suites)
    let proofs = try proofs(of: statements.map(\.number), by: suites)
    let asked = Set(proofs.compactMap(\.bug))
    return try proofs
      + list.stories.filter { !asked.contains($0.id) }.flatMap { story in
        try suites.compactMap { try $0.row(noticing: story.id) }
      }
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
