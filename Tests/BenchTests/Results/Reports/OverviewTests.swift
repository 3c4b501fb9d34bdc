import Arms
import Foundation
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
    #expect(results.opening.count == 11)
    #expect(lines.contains { $0.hasPrefix("The machine was noisy") })
  }

  @Test func saysWhatEachVersionCosts() throws {
    let row = try #require(results.document.costs?.first { $0.architecture == "VIPER" })
    #expect(
      row
        == CostRow(
          architecture: "VIPER", work: 18, allocations: 14, rowsWorded: 12, ratio: 4,
          ratioAgain: 4, ratioOfOpening: 4, core: .quiet, code: 7, tests: 101))
    #expect(
      Overview.costs([row], reference: "Direct").cells
        == [["VIPER", "18", "14", "12", "×4.00", "×4.00", "×4.00", "7", "101"]])
  }

  @Test func aRatioOfASharedCoreIsMarked() {
    let row = CostRow(architecture: "VIPER", ratio: 4, core: .unknown)
    let table = Overview.costs([row], reference: "Direct")
    #expect(table.cells == [["VIPER", "", "", "", "×4.00*", "", "", "", ""]])
    #expect(table.note?.hasSuffix("* isn't known to be of a core that was quiet.") == true)
  }

  @Test func whatWasNotMeasuredIsAbsent() {
    let row = CostRow("MVC", in: Document())
    #expect(row == CostRow(architecture: "MVC"))
    #expect(
      Overview.costs([row], reference: "Direct").cells == [["MVC", "", "", "", "", "", "", "", ""]])
  }

  /// As many versions and sentences as there can be, the least of each by half of the versions.
  private var results: Results {
    var results = Results()
    let cells =
      TimingProtocol.allCases.flatMap { timing in
        ([0, 8, 512, 4_096].map { ("open-list", $0) } + [("open-list", 64), ("add", 64)]).map {
          CellID(flow: $0.0, mode: .typed, protocol: timing, items: $0.1)
        }
      } + [CellID(flow: "open-list", mode: .wire, protocol: .first, items: 64)]
    let rows = versions.flatMap { version in
      cells.map { cell in
        let ratio = cell.flow == "add" ? 1 : version.count % 2 == 0 ? 3.0 : 4
        return LatencyFixture.row(version, cell, ratio: ratio, reference: "Direct")
      }
    }
    let means = rows.filter { $0.items == 64 && $0.flow != "add" && $0.mode == .typed }.map { row in
      let cell = CellID(flow: "mean", mode: .typed, protocol: row.protocol, items: 64)
      return LatencyFixture.row(row.architecture, cell, ratio: row.ratio, reference: "Direct")
    }
    var outcome = LatencyFixture.outcome(rows, means: means, grade: .noisy)
    outcome.planned = 100
    results.add(outcome, shown: [])
    for version in versions { addCounts(of: version, to: &results.document) }
    results.showOverview(reference: "Direct")
    return results
  }

  private func addCounts(of version: String, to document: inout Document) {
    let more = version.count % 2
    for flow in ["open-list", "add"] {
      document.calls.add(
        CallRow(
          architecture: version, flow: flow, crossings: 13, work: 8 + more, wiring: 3, replays: 1,
          participants: 1, depth: 1, seams: []))
      document.allocations.add(
        AllocationRow(architecture: version, flow: flow, items: 64, mallocs: 6 + more, bytes: 1))
    }
    document.wording.add(
      WordingRow(
        architecture: version, flow: "open-list", items: 64,
        rows: version == Arm.directRows.name ? 12 : 11 + more))
    document.wording.add(
      WordingRow(architecture: version, flow: "refresh", items: 64, rows: 0))
    for module in [version, "Swift"] {
      document.instructions.add(
        InstructionRow(
          architecture: version, flow: "open-list", items: 4_096, module: module,
          instructions: module == "Swift" ? 100 : 1 + more))
    }
    for (part, code) in [(LineRow.Part.production, 6 + more), (.tests, 9)] {
      document.lines.add(
        LineRow(
          architecture: version, part: part, place: FilePlace(path: "A.swift"), file: "A.swift",
          count: SourceCount(code: code)))
    }
    let graph = TypeGraph(["A": more > 0 ? ["B"] : [], "B": []])
    document.coupling.add(CouplingRow(architecture: version, graph))
    guard !Arm.isFloor(version) else { return }
    let suite = """
      {"architecture": "\(version)", "testCases": 1, "tests": \(100 + more), "code": \(2_000 + more),
      "assertionsWritten": \(200 + more), "doubles": 1, "codeOfDoubles": 1, "codePerTest": 1, "setUp": 1}
      """
    let row = try? JSONDecoder().decode(SuiteRow.self, from: Data(suite.utf8))
    document.suites = (document.suites ?? []) + [row].compactMap(\.self)
  }
}

extension Optional {
  fileprivate mutating func add<Row>(_ row: Row) where Wrapped == [Row] {
    self = (self ?? []) + [row]
  }
}
