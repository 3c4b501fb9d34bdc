import Faults
import Stopwatch
import XCTest

@testable import Console
@testable import Reading
@testable import Results
@testable import bench

/// What the commands show fits, however wide the terminal is, and has no name broken.
final class WidthTests: XCTestCase {
  private static let commands: [(Options, @Sendable (Run, inout RunResults) throws -> Void)] = [
    (Options(command: .calls, flows: ["add"]), { try $0.addCalls(to: &$1) }),
    (
      Options(command: .trace, flows: ["add"]),
      { $1.show(TraceReport.tables(try $0.counts().flatMap(TraceRow.rows))) }
    ),
    (Options(command: .walk, flows: ["add"], withPlaces: true), { try $0.addWalks(to: &$1) }),
    (Options(command: .latency, flows: ["add"], items: [3]), { try $0.addLatency(to: &$1) }),
    (Options(command: .lines), { try $0.addLines(to: &$1) }),
    (Options(command: .places), { try $0.addPlaces(to: &$1) }),
    (Options(command: .places, concepts: [.dates]), { try $0.addPlaces(to: &$1) }),
    (Options(command: .tests, words: ["L5"], effort: .quick), { try $0.addTests(to: &$1) }),
    (Options(command: .tests, words: ["A4"], withSource: true), { try $0.addProofs(to: &$1) }),
    (Options(command: .bugs), { try $0.addBugs(to: &$1) }),
    (Options(command: .bugs, words: ["L5"]), { try $0.addBugs(to: &$1) }),
    (Options(command: .mutants, mutants: ["missed"]), { try $0.addMutants(to: &$1) }),
    (Options(command: .changes, words: ["rename"]), { try $0.addChanges(to: &$1) }),
  ]

  func testNoAnswerIsWiderThanTheTerminalAndNoNameIsBroken() throws {
    for (options, measure) in Self.commands {
      var run = Run.ticking(options, registry: Registry.arms)
      run.width = 80
      var results = RunResults()
      try measure(run, &results)
      for width in [80, 100, 120, 200] {
        run.width = width
        let text = try run.text(of: results)
        let lines = text.split(separator: "\n").map(String.init)
        XCTAssertEqual(
          lines.filter { $0.displayWidth > width }, [], "\(options.command.name) \(width)")
        let shown = Set(lines.flatMap { $0.split(separator: " ") })
        let names = Set(results.tables.flatMap { $0.cells.joined() }.flatMap(Self.names))
        let broken = names.filter { !shown.contains($0[...]) && !text.contains($0) }
        XCTAssertEqual(broken, [], "\(options.command.name) \(width)")
      }
    }
  }

  func testAllIsShownWhereThatIsAskedFor() throws {
    var run = Run.ticking(Options(command: .places, isWide: true), registry: Registry.arms)
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
