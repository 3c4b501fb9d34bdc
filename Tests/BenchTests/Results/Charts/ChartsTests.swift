import Foundation
import XCTest

@testable import Kept
@testable import Results
@testable import Timing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// What is drawn is what the rows say.
final class ChartsTests: XCTestCase {
  func testValuesHaveTheirPlaces() {
    let (linear, log) = (
      Scale.linear(0, 10, to: (100, 0)), Scale.logarithmic(1, 100, to: (0, 50))
    )
    XCTAssertEqual([0, 5, 10].map(linear.callAsFunction), [100, 50, 0])
    XCTAssertEqual([1, 10, 100].map { (log($0) * 10).rounded() / 10 }, [0, 25, 50])
    // All alike are at the start.
    XCTAssertEqual(Scale.linear(3, 3, to: (7, 9))(3), 7)
  }

  func testTicksAreRoundAndFew() {
    for (low, high, ticks) in [
      (0.9, 1.6, [1, 1.2, 1.4, 1.6]), (1, 1.02, [1, 1.005, 1.01, 1.015, 1.02]),
      (1, 4.2, [1, 1.5, 2, 3]), (1, 20, [1, 2, 5, 10, 20]), (1, 3e4, [1, 10, 100, 1e3, 1e4]),
    ] as [(Double, Double, [Double])] {
      let found = Scale.ticks(low, high, 5).map { ($0 * 1e6).rounded() / 1e6 }
      XCTAssertEqual(found, ticks, "\(low)...\(high)")
    }
  }

  /// Each panel has its own scale.
  func testBarsAreAsLongAsTheirNumbers() {
    let rows = [("A", [3.0, 1]), ("B", [8, 0])].map { name, values in
      Bars.Row(version: name, parts: values)
    }
    let widths = Bars(groups: [("1", rows), ("2", [rows[0]])]).charts.map { chart in
      chart.content.source.matches(of: /width="([\d.]+)" height="12"/).compactMap { Double($0.1) }
    }
    let room = PanelChart.room.1 - PanelChart.room.0
    XCTAssertEqual(widths[0][2], room)
    XCTAssertEqual(widths[0][1], room / 8, accuracy: 0.1)
    XCTAssertEqual(widths[1][1], room / 4, accuracy: 0.1)
  }

  func testAnIntervalThatLeavesTheChartEndsInAnArrow() throws {
    let rows = [1.1, 1.2].map { LatencyFixture.row("VIPERS", ratio: $0) }
    var wide = rows
    wide[1].ratioHigh = 99
    let arrows = [rows, wide].map { rows in
      Chart.times("add", rows, noise: []).content.source.matches(of: /class='arrow/).count
    }
    XCTAssertEqual(arrows, [0, 1])
  }

  /// Each reader's colours, shades with their names, and a title for who can't see.
  func testAPictureStandsAlone() throws {
    let sizes = [(500, 0.4), (900, 1)].map {
      SuiteSizeRow(
        version: "MVC", lines: $0, mutationScore: $1, mutationScoreLow: $1, mutationScoreHigh: $1)
    }
    let picture = try XCTUnwrap(Document(sizes: sizes).picture(.suites))
    for part in [
      "<svg xmlns=\"http://www.w3.org/2000/svg\"", "aria-label=\"\(picture.title)\"", "light-dark(",
      "class=\"name MVC\"",
    ] { XCTAssert(picture.svg.contains(part), part) }
    let parser = XMLParser(data: Data(picture.svg.utf8))
    XCTAssert(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")")
    XCTAssertNil(Document().picture(.suites))
    let keyed = Picture(title: "", charts: [], columns: 1, key: ["added"]).svg
    XCTAssert(keyed.contains(/part-0"\/><text [^>]*>added</))
  }
}
