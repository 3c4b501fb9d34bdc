import HeadlessKit
import Testing

@testable import bench

/// What a default run shows.
struct OverviewTests {
  private let versions = ["Direct", "MVC", "MVVMC", "VIPER", "VIPERS", "CleanSwift", "DirectRows"]

  @Test(arguments: [100, nil])
  func fitsOneScreen(width: Int?) throws {
    let lines = try results.text(.text, part: "costs", width: width)
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 50)
    #expect(lines.filter { String($0).displayWidth > 100 } == [])
    #expect(lines.first == "What the numbers say")
  }

  @Test func saysWhatEachVersionCosts() throws {
    let row = try #require(results.document.costs?.first { $0.architecture == "VIPER" })
    #expect(
      row
        == CostRow(
          architecture: "VIPER", work: 18, allocations: 14, rowsWorded: 12, ratio: 2,
          ratioAgain: 2, ratioOfOpening: 4, code: 7, tests: nil))
    #expect(
      Overview.costs([row], reference: "Direct").cells
        == [["VIPER", "18", "14", "12", "×2.00", "×2.00", "×4.00", "7", ""]])
  }

  @Test func whatWasNotMeasuredIsAbsent() {
    let row = CostRow("MVC", in: Document())
    #expect(row == CostRow(architecture: "MVC"))
    #expect(
      Overview.costs([row], reference: "Direct").cells == [["MVC", "", "", "", "", "", "", "", ""]])
  }

  /// As many versions and sentences as there can be.
  private var results: Results {
    var results = Results()
    let flows = ["open-list", "add"]
    for version in versions {
      for (flow, ratio) in zip(flows, [4.0, 1.0]) {
        results.document.calls.add(
          CallRow(
            architecture: version, flow: flow, crossings: 13, work: 9, wiring: 3, replays: 1,
            participants: 1, depth: 1, seams: []))
        results.document.allocations.add(
          AllocationRow(architecture: version, flow: flow, items: 64, mallocs: 7, bytes: 1))
        for timing in TimingProtocol.allCases {
          let cell = CellID(flow: flow, mode: .typed, protocol: timing, items: 64)
          results.document.latency.add(LatencyFixture.row(version, cell, ratio: ratio))
        }
      }
      results.document.wording.add(
        WordingRow(architecture: version, flow: "open-list", items: 64, rows: 12))
      let place = FilePlace(path: "A.swift")
      for (part, code) in [(LineRow.Part.production, 7), (.tests, 9)] {
        results.document.lines.add(
          LineRow(
            architecture: version, part: part, place: place, file: "A.swift",
            count: SourceCount(code: code)))
      }
    }
    results.document.seed = .max
    let sentence = String(repeating: "Nine words. ", count: 16)
    results.showOverview(saying: Array(repeating: sentence, count: 8), reference: "Direct")
    return results
  }
}

extension Optional {
  fileprivate mutating func add<Row>(_ row: Row) where Wrapped == [Row] {
    self = (self ?? []) + [row]
  }
}
