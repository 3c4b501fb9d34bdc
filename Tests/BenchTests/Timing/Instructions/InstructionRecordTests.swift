import Foundation
import Testing

@testable import Arms
@testable import Stopwatch
@testable import bench

/// What was counted of a build is found again, and what was counted of another one isn't.
struct InstructionRecordTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Data("one build".utf8), to: "bench")
  }

  @Test func isKeptBesideTheProgram() throws {
    var record = try InstructionRecord(of: program)
    #expect(record.rows.isEmpty)
    try record.keep([row(8, 1), row(64, 2)], of: program)
    try record.keep([row(64, 3)], of: program)
    #expect(try InstructionRecord(of: program).rows == [row(8, 1), row(64, 3)])
    #expect(try folder.files.sorted() == ["bench", "bench.instructions.json"])
  }

  @Test func anotherBuildHasNone() throws {
    var record = try InstructionRecord(of: program)
    try record.keep([row(8, 1)], of: program)
    try folder.write(Data("two build".utf8), to: "bench")
    #expect(try InstructionRecord(of: program).rows.isEmpty)
  }

  @Test func whatCannotBeReadIsNothing() throws {
    try folder.write(Data("{".utf8), to: "bench.instructions.json")
    #expect(try InstructionRecord(of: program).rows.isEmpty)
    #expect(TimedProgram(at: folder.path("nowhere/bench")) == nil)
  }

  @Test func whatIsKeptIsNotCountedAgainAndLongListsAreReadOffALine() {
    let run = Run.ticking(Options(), registry: [.mvc])
    let cells = [0, 64, 512, 4_096].map { Cell(flow: .openList, mode: .typed, items: $0) }
    let kept = InstructionRow(
      architecture: "MVC", flow: "open-list", items: 64, module: "Swift", instructions: 1)
    let wire = Cell(flow: .add, mode: .wire, items: 64)
    let steps = run.steps(explaining: cells + [wire], but: [kept])
    #expect(steps.map(\.items) == [0, 128, 256])
    #expect(run.steps(explaining: cells, but: []).map(\.items) == [0, 64, 128, 256])
  }

  private var program: TimedProgram {
    get throws { try #require(TimedProgram(at: folder.path("bench"))) }
  }

  private func row(_ items: Int, _ count: Int) -> InstructionRow {
    InstructionRow(
      architecture: "A", flow: "add", items: items, module: "A", instructions: count)
  }
}
