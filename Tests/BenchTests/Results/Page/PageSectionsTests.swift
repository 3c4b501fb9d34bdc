import Arms
import Foundation
import Testing

@testable import bench

/// What the page has to be read, scripts or not.
struct PageSectionsTests {
  private let page: String
  private let document: Document

  init() throws {
    let folder = try TemporaryFolder()
    var options = Options(command: .report, effort: .quick)
    options.output = folder.path("page")
    (options.architectures, options.flows) = (["MVC", "VIPER"], ["open-list", "add"])
    try Run.ticking(options).perform(to: try Output(path: options.output))
    page = try folder.contents("page")
    let data = try #require(page.firstMatch(of: /(?s)type="application\/json">(.*?)<\/script>/))
    document = try Document(json: Data(data.1.utf8))
  }

  /// In one, since a report takes seconds.
  @Test func theSectionsHaveWhatTheDocumentHas() throws {
    try everyTableStandsInOnePart()
    try versionsAreWeighedByWhatWasMeasured()
    try statementsAndDeparturesAreThere()
  }

  private func everyTableStandsInOnePart() throws {
    let times = LatencyReport.ratios((document.latency ?? []) + (document.means ?? []))
    let tables =
      times + CallsReport.tables(document.calls ?? []) + LinesReport.tables(document.lines ?? [])
      + FeaturesReport.tables(document.features ?? []) + [
        FeltReport.table(document.latency ?? []), NoiseReport.table(document.noise ?? []),
        CouplingReport.table(document.coupling ?? []), SuitesReport.suites(document.suites ?? []),
        SuitesReport.behaviours(document.behaviours ?? []),
      ]
    let titles = page.matches(of: /<summary>([^<]+)<span/).map { String($0.1) }
    #expect(titles.count == Set(titles).count)
    #expect(tables.map(\.title).filter { !titles.contains($0) } == [])
    // Whatever is explained is said in the words of the guide.
    let guide = try ReadingGuide(inPackageAt: Run.root())
    let names = NumbersPart.all.flatMap { $0.causes + $0.columns }
    #expect(names.filter { guide.texts($0).isEmpty } == [])
  }

  private func versionsAreWeighedByWhatWasMeasured() throws {
    let row = /="coupling">.*?<data value="(?<value>[^"]+)">(?<text>.*?)</
    let cell = try #require(page.firstMatch(of: row))
    let reach = try #require(document.coupling?.first?.reach)
    #expect(Double(cell.value) == reach)
    #expect(String(cell.text) == String(format: "%.1f", reach))
    // Of two flows the median is the mean; each says above its columns how many files it has.
    let files = page.matches(of: /"MVC">MVC<small title="[^"]+">(\d+) files/).map { $0.1 }
    let reading = page.firstMatch(of: /="reading">.*?<data value="([^"]+)"/)?.1
    #expect(reading.flatMap { Double($0) } == files.compactMap { Double($0) }.reduce(0, +) / 2)
    let measured = Criterion.all.filter { $0.number("MVC", document) != nil }.map(\.id)
    let shown = page.matches(of: /data-criterion="(\w+)"/).map { String($0.1) }
    #expect(shown.filter { $0 != "reading" } == measured)
    let absent = Set(Criterion.all.map(\.id)).subtracting(measured)
    #expect(absent.isSubset(of: ["allocations", "reading"]))
  }

  private func statementsAndDeparturesAreThere() throws {
    let statements = try Statement.all(inPackageAt: Run.root())
    #expect(try statements.count == Specification(ofPackageAt: Run.root()).behaviours.count)
    #expect(page.matches(of: /<h3 id="tests-/).count == statements.count)
    #expect(page.matches(of: /data-last-line=/).count == document.proofs?.count)
    #expect(page.matches(of: /<details class="bug">/).count == 30)
    let versions = Registry.arms.map(\.name).filter { !Arm.isFloor($0) }
    let departures = versions.filter { version in
      page.contains("<article class=\"\(version)\"><h4>\(version)</h4><p>After ")
    }
    #expect(departures == versions)
  }
}
