import HeadlessKit
import SwiftSource
import Testing

@testable import bench

/// How allocations are shown.
struct AllocationsReportTests {
  private let rows = ["VeryCleanSwift", "MVC", "MVVMC", "VIPER", "VIPER-S", "Direct"].flatMap {
    name in
    [("open-list", 2), ("add-rejected", 1)].map { flow, mallocs in
      AllocationRow(
        architecture: name, flow: flow, items: 100_000, mallocs: mallocs * name.count,
        bytes: 1_000_000_000 * mallocs)
    }
  }

  @Test func eachMetricHasARowForEachFlowAndAColumnForEachVersion() throws {
    let tables = AllocationsReport.tables(rows)
    #expect(tables.map(\.title) == ["Allocations", "Allocated bytes"])
    #expect(
      tables.map { $0.columns.map(\.title) }
        == Array(
          repeating: [
            "flow", "items", "VeryCleanSwift", "MVC", "MVVMC", "VIPER", "VIPER-S", "Direct",
          ], count: 2))
    #expect(
      tables[0].cells == [
        ["open-list", "100000", "28", "6", "10", "10", "14", "12"],
        ["add-rejected", "100000", "14", "3", "5", "5", "7", "6"],
      ])
    #expect(tables[1].cells[1][2...].allSatisfy { $0 == "1000000000" })
  }

  @Test func whatVIPERMakesForEachRowIsThere() throws {
    let files = try VersionFiles(ofVersion: "VIPER", in: Run.root()).production
    #expect(files.contains { $0.words.contains { $0.text == AllocationsReport.handler } })
  }

  @Test func fitsATerminal() {
    let lines = AllocationsReport.tables(rows).flatMap { $0.text().split(separator: "\n") }
    #expect(lines.filter { String($0).displayWidth > 100 }.isEmpty)
  }
}
