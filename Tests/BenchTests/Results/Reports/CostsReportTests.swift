import Stopwatch
import XCTest

@testable import Console
@testable import Reading
@testable import Results
@testable import Timing

/// What a default run shows.
final class CostsReportTests: XCTestCase {
  func testItFitsOneScreen() throws {
    for width in [100, nil] {
      let lines = try Self.results.text(.text, part: "costs", width: width)
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      XCTAssertLessThanOrEqual(lines.count, 50)
      XCTAssertEqual(lines.filter { $0.displayWidth > 100 }, [])
      XCTAssertEqual(lines.first, "What the numbers say")
      XCTAssert(lines.contains { $0.hasPrefix("The machine was noisy") })
    }
    XCTAssertEqual(Self.results.opening.count, 10)
  }

  func testItSaysWhatEachVersionCosts() throws {
    let costs = try XCTUnwrap(Self.results.document.costs)
    let viper = costs.filter { $0.version == "VIPER" }
    XCTAssertEqual(
      Dictionary(uniqueKeysWithValues: viper.map { ($0.criterion, $0.value) }),
      [
        "cold": 4, "warm": 4, "opening": 4, "allocations": 14, "formatting": 12, "calls": 18,
        "lines": 7, "tests": 2_002, "coupling": 1.5,
      ])
    XCTAssertEqual(Criterion.costs(of: ["MVC"], in: Document()), [])
  }

  func testWhatIsMissingStaysEmptyAndWhatIsLoadedIsMarked() {
    let table = CostsReport.table([
      CostRow(version: "MVC", criterion: "cold", value: 4, low: 3, high: 5, core: .unknown),
      CostRow(version: "VIPER", criterion: "lines", value: 1_234),
    ])
    XCTAssertEqual(
      table.cells, [["Time, cold", "×4.00*", ""], ["Lines to write", "", "1234"]])
    XCTAssertEqual(
      table.note?.hasSuffix("program, which we can't find out on this processor."), true)
  }

  func testAChangeIsShownByTheNumbersOfOneFlowBeforeAndAfterIt() {
    let cells = TimingProtocol.allCases.map {
      CellID(flow: "add", mode: .withoutDecoding, protocol: $0, items: 64)
    }
    let runs = [(9, [1.2, 1.1]), (8, [1.4, 1.11])].map { count, ratios in
      Document(
        calls: [.sample("MVC", count), .sample("MVC", 70, in: "refresh")],
        formatting: [.sample("MVC", count)],
        allocations: [.sample("MVC", count), .sample("MVC", 5, items: 8)],
        instructions: [.sample("MVC", count, in: "add"), .sample("MVC", 6, in: "add", items: 8)],
        latency: zip(cells, ratios).map {
          LatencyFixture.row("MVC", $0, ratio: $1, reference: "Direct")
        })
    }
    let (before, after) = (runs[0].only(.add, items: 64), runs[1].only(.add, items: 64))
    XCTAssertEqual(
      CostsReport.change(from: before, to: after, of: ["MVC"]).cells,
      [
        ["Time, cold", "×1.20 → ×1.40"], ["Time, warm", "×1.10 → ×1.11 ?"],
        ["Allocations", "9 → 8"], ["Calls to follow", "9 → 8"], ["Instructions", "9 → 8"],
      ])
  }

  /// As many versions and sentences as there can be, the least of each by half of the versions.
  private static let results = {
    let versions = ["Direct", "MVC", "MVVMC", "VIPER", "VIPERS", "CleanSwift", "DirectRows"]
    let opened = [0, 8, 64, 512, 4_096].map { ("open-list", $0) }
    let cells =
      TimingProtocol.allCases.flatMap { timing in
        (opened + [("add", 64)]).map {
          CellID(flow: $0, mode: .withoutDecoding, protocol: timing, items: $1)
        }
      } + [CellID(flow: "open-list", mode: .json, protocol: .cold, items: 64)]
    let rows = versions.flatMap { version in
      cells.map { cell in
        let ratio = cell.flow == "add" ? 1 : version.count % 2 == 0 ? 3.0 : 4
        return LatencyFixture.row(version, cell, ratio: ratio, reference: "Direct")
      }
    }
    let means = rows.filter { $0.items == 64 && $0.flow != "add" && $0.mode == .withoutDecoding }
      .map { row in
        LatencyFixture.row(row.version, row.cell.mean, ratio: row.ratio, reference: "Direct")
      }
    var outcome = LatencyFixture.outcome(rows, means: means, grade: .noisy)
    outcome.planned = 100
    var results = RunResults()
    results.document = counts(of: versions.map { (name: $0, more: $0.count % 2) })
    results.add(outcome, shown: [])
    results.showOverview()
    return results
  }()

  private static func counts(of versions: [(name: String, more: Int)]) -> Document {
    Document(
      calls: versions.map { .sample($0, 17 + $1) },
      formatting: versions.map { .sample($0, $0 == Variant.directRows.name ? 12 : 11 + $1) },
      allocations: versions.map { .sample($0, 13 + $1) },
      instructions: versions.flatMap { version, more in
        [(version, 1 + more), ("Swift", 100)].map {
          .sample(version, $1, of: $0, items: 4_096)
        }
      },
      lines: versions.map { .sample($0, 6 + $1) },
      coupling: versions.map { version, more in
        CouplingRow(version: version, TypeGraph(["A": more > 0 ? ["B"] : [], "B": []]))
      },
      suites: versions.filter { !Variant.isBaseline($0.name) }.map {
        .sample($0, tests: 100 + $1, code: 2_000 + $1)
      })
  }
}
