import Foundation
import XCTest

@testable import Console
@testable import Stopwatch
@testable import Timing

/// What is asked of the program that is timed, what becomes of its answers, and how it is linked anew.
final class StopwatchProcessTests: XCTestCase {
  private let launch = Launch(
    versions: ["Direct", "MVC"], cell: Cell(flow: .add, mode: .json, items: 1),
    budget: .microseconds(7), seed: .max)

  func testIsToldWhatToMeasureAndItsAnswerIsRead() throws {
    let samples = launch.cell.ids.map {
      CellSample(
        cell: $0, variants: ["MVC"], gain: 0.1 + 0.7,
        all: CellSample.Times(rounds: 3, ns: 0.1 + 0.2, ratios: [1 / 3]), quiet: nil)
    }
    let output = "a warning\n" + (try samples.jsonLine()) + "\nanother\n"
    var asked: [String] = []
    let process = StopwatchProcess(program: "/tmp/it") {
      asked = [$0] + $1
      return ChildProcess.Outcome(status: 0, output: output)
    }
    XCTAssertEqual(try process.answer(to: .time(launch)), samples)
    XCTAssertEqual(asked.prefix(2), ["/tmp/it", "stopwatch-task"])
    guard case .time(let read) = try StopwatchTask(jsonLine: asked[2]) else {
      return XCTFail("another task")
    }
    XCTAssertEqual(read.versions, launch.versions)
    XCTAssertEqual(read.cell.name, launch.cell.name)
    XCTAssert(read.budget == launch.budget && read.seed == launch.seed)
  }

  func testWhatWentWrongIsSaid() {
    let cases: [(Int32, String, String)] = [
      (1, "MVC failed: offline\n", "ended with status 1: MVC failed: offline"),
      (3, "", "ended with status 3: "),
      (
        133, "a.swift:3: Fatal error: Index out of range\na trace\n",
        "ended with status 133: a.swift:3: Fatal error: Index out of range"
      ),
      (0, "{\"cells\": 1}\n", "ended with status 0: {\"cells\": 1}"),
      (0, "a\u{1B}[2J\n", "ended with status 0: a\u{FFFD}[2J"),
    ]
    for (status, output, words) in cases {
      let failure = failure(of: ChildProcess.Outcome(status: status, output: output))
      XCTAssertEqual(failure, words)
    }
    XCTAssertEqual(failure(of: nil), "/tmp/it can't be started")
  }

  private func failure(of outcome: ChildProcess.Outcome?) -> String? {
    let process = StopwatchProcess(program: "/tmp/it") { _, _ in outcome }
    do {
      let samples: [CellSample] = try process.answer(to: .time(launch))
      return "\(samples)"
    } catch {
      return "\(error)"
    }
  }

  func testTheObjectsAreTheSameInAnotherOrder() throws {
    let objects = (1...20).map { "/build/\($0).o" }
    let folder = try TemporaryFolder()
    var relinker = try relinker(of: objects, in: folder)
    var order: [String] = []
    relinker.link = { arguments in
      let list = arguments.last?.dropFirst() ?? ""
      let text = try? String(contentsOfFile: String(list), encoding: .utf8)
      order = (text ?? "").split(separator: "\n").map(String.init)
      return true
    }
    let orders = [1, 2, 3, 2 as UInt64].map { seed in
      XCTAssertNotNil(relinker.relinked(seed: seed))
      return order
    }
    XCTAssert(orders.allSatisfy { Set($0) == Set(objects) && $0.count == 20 })
    XCTAssertEqual(Set(orders).count, 3)
    XCTAssertEqual(orders[3], orders[1])
  }

  func testWhatCannotBeLinkedIsNoProgramAndNothingIsLeftBehind() throws {
    let folder = try TemporaryFolder()
    let relinker = try relinker(of: ["a.o"], in: folder)
    let before = try folder.files
    XCTAssertNil(relinker.relinked(seed: 1))
    XCTAssertNotEqual(try folder.files, before)
    relinker.removeFiles()
    XCTAssertEqual(try folder.files, before)
    XCTAssertNil(Relinker(program: folder.path("elsewhere")))
    XCTAssertNil(Relinker(program: nil))
  }

  private func relinker(of objects: [String], in folder: TemporaryFolder) throws -> Relinker {
    let list = objects.joined(separator: "\n")
    try folder.write(Data(list.utf8), to: "it.product/Objects.LinkFileList")
    var relinker = try XCTUnwrap(Relinker(program: folder.path("it"), output: folder.path))
    relinker.link = { _ in false }
    return relinker
  }
}
