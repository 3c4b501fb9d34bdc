import Stopwatch
import XCTest

@testable import Commands
@testable import Console
@testable import Reading
@testable import Results

/// What the commands show fits, however wide the terminal is, and has no name broken.
final class WidthTests: XCTestCase {
  private static let commands: [(String, @Sendable (Run, inout RunResults) throws -> Void)] = [
    ("calls add", { try $0.addCalls(to: &$1) }),
    ("walk add --where", { try $0.addWalks(to: &$1) }),
    ("latency add --items 3", { try $0.addLatency(to: &$1) }),
    ("lines", { try $0.addLines(to: &$1) }), ("where", { try $0.addPlaces(to: &$1) }),
    ("where dates", { try $0.addPlaces(to: &$1) }),
    ("tests", { try $0.addTests($0.suites(), naming: ["L5"], to: &$1) }),
    ("tests", { try $0.addProofs(of: ["A4"], to: &$1) }), ("bugs", { try $0.addBugs(to: &$1) }),
    ("bugs L5", { try $0.addBugs(to: &$1) }),
    ("mutants", { try $0.addMutants(of: ["missed"], to: &$1) }),
    ("changes rename", { try $0.addChanges(to: &$1) }),
  ]

  func testNoAnswerIsWiderThanTheTerminalAndNoNameIsBroken() throws {
    for (line, measure) in Self.commands {
      var run = try Run.ticking(registry: Registry.variants).asked(line + " --all")
      run.width = 80
      var results = RunResults()
      try measure(run, &results)
      for width in [80, 200] {
        run.width = width
        let text = try run.text(of: results)
        let lines = text.split(separator: "\n").map(String.init)
        XCTAssertEqual(lines.filter { $0.displayWidth > width }, [], "\(line) \(width)")
        let shown = Set(lines.flatMap { $0.split(separator: " ") })
        let names = Set(results.tables.flatMap { $0.cells.joined() }.flatMap(Self.names))
        let broken = names.filter { !shown.contains($0[...]) && !text.contains($0) }
        XCTAssertEqual(broken, [], "\(line) \(width)")
      }
    }
  }

  func testAllIsShownWhereThatIsAskedFor() throws {
    var run = try Run.ticking(registry: Registry.variants).asked("where --wide")
    run.width = 80
    var results = RunResults()
    try run.addPlaces(to: &results)
    let lines = try run.text(of: results).split(separator: "\n")
    XCTAssertGreaterThan(lines.map { String($0).displayWidth }.max() ?? 0, 200)
    XCTAssertFalse(lines.contains { $0.contains(/and \d+ more/) })
  }

  /// The parts that are never broken.
  private static func names(in cell: String) -> [String] {
    cell.split(separator: " ").flatMap { $0.split(separator: String.softBreak) }.map(String.init)
  }
}
