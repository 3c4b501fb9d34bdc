import FakeWorld
import Foundation
import Items
import Stopwatch
import XCTest

@testable import Console
@testable import Faults
@testable import Floors
@testable import Reading
@testable import Results
@testable import Timing
@testable import bench

/// Whole runs, from options to what is written, on a clock that moves by itself.
final class RunTests: XCTestCase {
  /// In both modes, with noise and a grade.
  func testTimesAreTakenOfWhatWasAskedFor() throws {
    let document = try document(
      Options(command: .latency, flows: ["refresh"], items: [3], seed: 42))
    let rows = try XCTUnwrap(document.latency)
    let arms = ["Direct"] + Registry.arms.map(\.name).filter { $0 != "Direct" }
    let kinds = ["typed first", "typed again", "wire first"]
    XCTAssertEqual(rows.map(\.architecture), kinds.flatMap { _ in arms })
    XCTAssertEqual(
      rows.map { "\($0.mode) \($0.protocol)" }, kinds.flatMap { kind in arms.map { _ in kind } })
    for row in rows {
      XCTAssertEqual([row.flow, "\(row.items)", row.reference], ["refresh", "3", "Direct"])
      XCTAssert(row.nsLow <= row.ns && row.ns <= row.nsHigh && row.rounds >= 3)
      XCTAssert(row.launches == 20 && row.overDirectNs != nil)
    }
    XCTAssertEqual(document.noise?.map(\.mode), [.typed, .typed, .wire])
    XCTAssertNotNil(document.environment?.grade)
    XCTAssertNotNil(document.environment?.gradeReason)
    XCTAssertEqual(document.seed, 42)
  }

  func testAnyArmCanBeTheReference() throws {
    let options = Options(
      command: .latency, architectures: ["MVC"], flows: ["refresh"], items: [3], reference: "VIPER")
    let rows = try XCTUnwrap(document(options).latency)
    XCTAssertEqual(Set(rows.map(\.architecture)), ["MVC", "VIPER"])
    XCTAssert(rows.allSatisfy { $0.reference == "VIPER" })
  }

  func testEachContenderRunsItsOwnArm() throws {
    let starts = Starts()
    let arms = ["A", "B"].map { name in
      Arm(name) { environment in
        starts.note(name)
        return DirectApp(environment: environment)
      }
    }
    let options = Options(
      command: .latency, flows: ["open-list"], items: [0], reference: "A")
    _ = try Run.ticking(options, registry: arms, inEarnest: true).latency()
    let counts = ["A", "B"].map { name in starts.names.count { $0 == name } }
    XCTAssertGreaterThan(counts[1], 4)
    // The controls are the reference entered again.
    XCTAssertGreaterThan(counts[0], 2 * counts[1])
  }

  func testNothingIsTimedWhereArmsDisagreeOrALaunchFails() throws {
    let folder = try TemporaryFolder()
    let options = Options(command: .latency, flows: ["open-list"], items: [0])
    let other = Arm("Other") { environment in
      _ = try? environment.store.readAll()
      return DirectApp(environment: environment)
    }
    let disagreeing = Run.ticking(options, registry: [.direct, other])
    var failing = Run.ticking(options)
    failing.launcher = { _ in throw RunFailure("ended by signal 4") }
    for (run, reason) in [
      (disagreeing, "Other"),
      (failing, "0 items failed: ended by signal 4"),
    ] {
      XCTAssertThrowsError(try run.perform(to: Output(path: folder.path("out")))) {
        XCTAssert(($0 as? RunFailure)?.description.contains(reason) == true, "\($0)")
      }
    }
    XCTAssertEqual(try folder.files, [])
  }

  func testOnlyWhatWasChosenIsCounted() throws {
    var options = Options(
      command: .calls, architectures: ["Direct"], flows: ["add", "refresh"])
    let calls = try XCTUnwrap(document(options).calls)
    XCTAssertEqual(calls.map(\.architecture), ["Direct", "Direct"])
    XCTAssertEqual(calls.map(\.flow), ["refresh", "add"])
    XCTAssertEqual(calls.map(\.work), [4, 10])
    (options.command, options.flows) = (.trace, ["refresh"])
    let trace = try XCTUnwrap(document(options).trace)
    XCTAssertEqual(
      trace.map { "\($0.depth) \($0.method)" },
      [
        "1 fetchItems(completion:)", "1 fetchItems(completion:)", "2 replaceAll(with:)",
        "2 readAll()",
      ])
    // Allocations can't be counted in these runs.
    options.command = .allocations
    XCTAssert(try write(options).contains("Allocations aren't counted here:"))
    let path = try XCTUnwrap(PackageRoot.path) + "/Sources/MVC/AddItem/AddItemController.swift"
    let files = try document(Options(command: .lines, words: [path])).files
    XCTAssertEqual(files?.map(\.file), [path])
  }

  func testATypedCellSendsNoBytesAndAWireCellDoes() throws {
    for mode in Mode.allCases {
      let cell = Cell(flow: .add, mode: mode, items: 1)
      let stage = try cell.stage(.direct, server: FakeServer(generating: 1))
      try cell.flow.run(stage)
      let posts = stage.world.network.exchanges.filter { $0.request.method == .post }
      XCTAssertEqual(posts.map { $0.request.body != nil }, [mode == .wire])
    }
  }

  func testTestsKnowsItsStatements() throws {
    var options = Options(
      command: .tests, words: ["L5"], architectures: ["MVC"], effort: .quick)
    let text = try write(options)
    XCTAssert(text.contains("Tests of L5\n") && text.contains("\nMVC ") && !text.contains("  ran"))
    options.withSource = true
    let document = try document(options)
    XCTAssertEqual(document.proofs?.map(\.architecture), ["MVC"])
    XCTAssertNil(document.suites)
    options.words = ["Q9"]
    refuses(options, "unknown statement or version 'Q9'; the closest statements: L9, ")
  }

  func testWhatCannotBeDoneIsAMistake() {
    let open = Options(command: .latency, flows: ["open-detail"], items: [0])
    refuses(open, "'open-detail' can't be done without items; add --items 1 or more")
    let floor = Options(command: .tests, architectures: ["MVC", "Direct"], effort: .quick)
    refuses(floor, "Direct has no suite of its own; leave it out of --architecture")
    let places = Options(command: .places, architectures: ["MVC", "Direct"])
    refuses(places, "Direct has no architecture to show; leave it out of --architecture")
    let rows = Options(command: .lines, architectures: ["DirectRows"])
    refuses(rows, "DirectRows is Direct but for its rows and isn't counted; ask for Direct")
    let step = Options(command: .walk, architectures: ["MVC"], flows: ["refresh"], step: 3)
    refuses(step, "'refresh' has 2 steps; write --step with one from 1 to 2")
  }

  func testChangesShowHowTheChosenWereMade() throws {
    let options = Options(command: .changes, words: ["reorder"], architectures: ["VIPER"])
    let text = try write(options)
    let file = "Sources/VIPER/ItemDetail/ItemDetailInteractor.swift"
    for part in [
      "When the detail loads", "\nreorder in VIPER\n\(file)\n…\n",
      "\n-    presenter?.presentLoading()\n", "\nFive refactorings at one place each",
    ] {
      XCTAssert(text.contains(part), part)
    }
  }

  func testCSVIsOneTableOfPlainNumbers() throws {
    var options = Options(
      command: .walk, architectures: ["Direct"], flows: ["refresh"], items: [0], format: .csv)
    for (command, table, header) in [
      (.calls, nil, "architecture,flow,crossings,work,wiring,"),
      (.walk, nil, "architecture,flow,step,event,does,depth,kind,from,to,method,file,"),
      (.latency, "noise", "flow,mode,protocol,items,floor,control_ratio,"),
    ] as [(Command, String?, String)] {
      (options.command, options.table) = (command, table)
      let lines = try write(options).split(separator: "\r\n").map(String.init)
      let commas = lines[0].count { $0 == "," }
      XCTAssert(lines.count > 1 && !lines.joined().contains("×"))
      XCTAssert(lines[0].hasPrefix(header), lines[0])
      XCTAssertEqual(
        lines.filter { $0.count { $0 == "," } != commas && !$0.contains("\"") }, [])
    }
  }

  func testCSVIsOfATableThatHasRows() throws {
    var options = Options(command: .mutants, words: ["found"], architectures: ["MVC"], format: .csv)
    XCTAssert(try write(options).hasPrefix("architecture,id,"))
    options.table = "budgets"
    refuses(options, "'budgets' has no rows here; write --table mutants")
    options.words = ["found", "missed"]
    XCTAssertEqual(try write(options), "", "nothing has rows")
  }

  // MARK: Running

  private func write(_ options: Options) throws -> String {
    let folder = try TemporaryFolder()
    try Run.ticking(options).perform(to: Output(path: folder.path("out")))
    return try folder.contents("out")
  }

  private func document(_ options: Options) throws -> Document {
    var options = options
    options.format = .json
    return try Document(json: Data(write(options).utf8))
  }

  private func refuses(_ options: Options, _ reason: String, line: UInt = #line) {
    XCTAssertThrowsError(try write(options), line: line) {
      XCTAssert(($0 as? UsageError)?.description.hasPrefix(reason) == true, "\($0)", line: line)
      XCTAssertEqual(($0 as? UsageError)?.exitCode, .usage, line: line)
    }
  }
}
