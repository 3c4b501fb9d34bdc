import Foundation
import Testing

@testable import Arms
@testable import bench

/// The report of a whole run, on a clock that moves by itself.
struct RunReportTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func thePageHasTheDocumentThatIsSaved() throws {
    var options = Options(command: .report, effort: .quick)
    (options.output, options.save) = (folder.path("page"), folder.path("saved"))
    try report(options)
    let page = try folder.contents("page")
    var data = try data(in: page)
    let saved = try Document(json: Data(try folder.contents("saved").utf8))
    data.environment = saved.environment
    #expect(data == saved.withoutLaunches)
    #expect(data.latency?.isEmpty == false && data.behaviours?.isEmpty == false)
    #expect(page.matches(of: /{{\w+}}/).count + page.matches(of: /<p role="alert"/).count == 0)
    // Nothing is fetched, and what would run is the page's own.
    let parts = page.split(separator: /(?s)<(?<part>style|script).*?<\/\k<part>>/).joined()
    #expect(parts.matches(of: /<[^<>]* (src|style|on[a-z]+)=/).count == 0)
    let nonces = page.matches(of: /nonce[-=]"?([0-9A-F-]{36})/).map(\.1)
    #expect(nonces.count == 5 && Set(nonces).count == 1)
  }

  @Test func eachLinkLeadsToSomethingInThePage() throws {
    let run = Run.ticking(Options(command: .report))
    let sections = try run.reading(run.walks(), proofs: run.proofs(of: ["L5", "X4"]))
    let page = try Page(document: Document(), sections: sections).html()
    let links = page.matches(of: /href="#([^"]+)"/).map(\.1)
    #expect(links.count > 300)
    #expect(Set(links).subtracting(page.matches(of: /\sid="([^"]+)"/).map(\.1)) == [])
  }

  @Test func whereVersionsDisagreeThereAreNoNumbers() throws {
    var options = Options(command: .report, effort: .quick)
    (options.output, options.save) = (folder.path("page"), folder.path("saved"))
    #expect(throws: RunFailure.self) {
      try report(options, registry: [.direct, .storingTwice])
    }
    let page = try folder.contents("page")
    #expect(page.contains(/<main>\s*<p role="alert">No numbers: [^<]*StoringTwice/))
    #expect(try data(in: page) == Document(environment: try data(in: page).environment))
    #expect(!page.contains("id=\"numbers-"))
    #expect(try folder.files == ["page"])
  }

  @Test func whatShowsThePageMayBeMissing() {
    #expect(Browser(program: "true").show("report.html"))
    #expect(!Browser(program: "no such program").show("report.html"))
  }

  private func data(in page: String) throws -> Document {
    let script = try #require(page.firstMatch(of: /(?s)type="application\/json">(.*?)<\/script>/))
    return try Document(json: Data(script.1.utf8))
  }

  private func report(_ options: Options, registry: [Arm] = Registry.arms) throws {
    try Run.ticking(options, registry: registry).perform(to: try Output(path: options.output))
  }
}
