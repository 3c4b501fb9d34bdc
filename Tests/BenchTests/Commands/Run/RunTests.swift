import FakeWorld
import Foundation
import Items
import ItemsApp
import ItemsNetworking
import Stopwatch
import XCTest

@testable import Baselines
@testable import Commands
@testable import Console
@testable import Reading
@testable import Results
@testable import Suites
@testable import Timing

/// Whole runs, from options to what is written, on a clock that moves by itself.
final class RunTests: XCTestCase {
  /// In both modes, with noise and a grade.
  func testTimesAreTakenOfWhatWasAskedFor() throws {
    let document = try document("latency refresh --items 3 --seed 42")
    let rows = try XCTUnwrap(document.latency)
    let variants = ["Direct"] + Registry.variants.map(\.name).filter { $0 != "Direct" }
    let kinds = ["without decoding cold", "without decoding warm", "JSON cold"]
    XCTAssertEqual(rows.map(\.version), kinds.flatMap { _ in variants })
    XCTAssertEqual(
      rows.map { "\($0.mode.rawValue) \($0.protocol.rawValue)" },
      kinds.flatMap { kind in variants.map { _ in kind } })
    for row in rows {
      XCTAssertEqual([row.flow, "\(row.items)", row.reference], ["refresh", "3", "Direct"])
      XCTAssert(row.nsLow <= row.ns && row.ns <= row.nsHigh && row.rounds >= 3)
      XCTAssert(row.launches == 20 && row.overDirectNs != nil)
    }
    XCTAssertEqual(document.noise?.map(\.mode), [.withoutDecoding, .withoutDecoding, .json])
    XCTAssertNotNil(document.environment?.grade)
    XCTAssertNotNil(document.environment?.gradeReason)
    XCTAssertEqual(document.seed, 42)
  }

  func testAnyVariantCanBeTheReference() throws {
    let rows = try XCTUnwrap(document("latency MVC refresh --items 3 --reference VIPER").latency)
    XCTAssertEqual(Set(rows.map(\.version)), ["MVC", "VIPER"])
    XCTAssert(rows.allSatisfy { $0.reference == "VIPER" })
  }

  func testEachContenderRunsItsOwnVariant() throws {
    let starts = Starts()
    let variants = ["MVC", "VIPER"].map { name in
      Variant(name) { environment in
        starts.note(name)
        return DirectApp(environment: environment)
      }
    }
    let options = "latency open-list --items 0 --reference MVC"
    var results = RunResults()
    _ = try Run.ticking(registry: variants, inEarnest: true).asked(options)
      .addLatency(to: &results)
    let counts = ["MVC", "VIPER"].map { name in starts.names.count { $0 == name } }
    XCTAssertGreaterThan(counts[1], 4)
    // The controls are the reference entered again.
    XCTAssertGreaterThan(counts[0], 2 * counts[1])
  }

  func testNothingIsTimedWhereVariantsDisagreeOrALaunchFails() throws {
    let folder = try TemporaryFolder()
    let options = "latency open-list --items 0"
    let other = Variant("Other") { environment in
      _ = try? environment.store.readAll()
      return DirectApp(environment: environment)
    }
    let disagreeing = Run.ticking(registry: [.direct, other])
    var failing = Run.ticking()
    failing.launcher = { _ in throw RunFailure("ended by signal 4") }
    for (run, reason) in [
      (disagreeing, "Other"),
      (failing, "0 items failed: ended by signal 4"),
    ] {
      XCTAssertThrowsError(try run.perform(options, to: Output(path: folder.path("out")))) {
        XCTAssert(($0 as? RunFailure)?.description.contains(reason) == true, "\($0)")
      }
    }
    XCTAssertEqual(try folder.files, [])
  }

  func testOnlyWhatWasChosenIsCounted() throws {
    let calls = try XCTUnwrap(document("calls Direct add refresh").calls)
    XCTAssertEqual(calls.map(\.version), ["Direct", "Direct"])
    XCTAssertEqual(calls.map(\.flow), ["refresh", "add"])
    XCTAssertEqual(calls.map(\.work), [4, 10])
    // Allocations can't be counted in these runs.
    XCTAssert(
      try write("allocations Direct refresh").contains(
        "bench can't count allocations here:"))
    let path = try XCTUnwrap(PackageRoot.path) + "/Sources/MVC/AddItem/AddItemController.swift"
    let files = try document("lines \(path)").files
    XCTAssertEqual(files?.map(\.file), [path])
  }

  func testOnlyJSONSendsBytes() throws {
    for mode in Mode.allCases {
      let cell = Cell(flow: .add, mode: mode, items: 1)
      let stage = try cell.stage(.direct, server: FakeServer(generating: 1))
      try cell.flow.run(stage)
      let posts = stage.world.network.exchanges.filter { $0.request.method == .post }
      XCTAssertEqual(posts.map { $0.request.body != nil }, [mode == .json])
    }
  }

  func testTestsKnowsItsStatements() throws {
    let text = try write("tests L5 MVC")
    XCTAssert(text.contains("Tests of L5\n") && text.contains("\nMVC "))
    let document = try document("tests L5 MVC --source")
    XCTAssertEqual(document.proofs?.map(\.version), ["MVC"])
    XCTAssertNil(document.suites)
    refuses("tests Q9", "unknown statement or version 'Q9'; statements such as ")
  }

  func testWhatCannotBeDoneIsAMistake() {
    let open = "latency open-detail --items 0"
    refuses(open, "'open-detail' needs a list with items; write --items 1 or more")
    refuses("tests MVC Direct", "Direct has no suite of its own; leave it out")
    refuses("where MVC Direct", "Direct has no architecture to show; leave it out")
    let rows = "lines DirectRows"
    refuses(rows, "DirectRows is Direct except for how it formats rows; write Direct")
    let step = "walk MVC refresh --step 3"
    refuses(step, "'refresh' has 2 steps; write --step with a number from 1 to 2")
  }

  func testChangesShowHowTheChosenWereMade() throws {
    let text = try write("changes reorder VIPER --source")
    let file = "Sources/VIPER/ItemDetail/ItemDetailInteractor.swift"
    for part in [
      "the detail's logic sends", "\nreorder in VIPER\n\(file)\n…\n",
      "\n-    presenter?.presentLoading()\n", "\nWe made each refactoring at one place only",
    ] {
      XCTAssert(text.contains(part), part)
    }
  }

  func testCSVIsOneTableOfPlainNumbers() throws {
    for (options, header) in [
      ("calls", "version,flow,crossings,work,wiring,"),
      ("walk", "version,flow,step,event,does,depth,kind,from,to,method,file,"),
      ("latency --items 0 --table noise", "flow,mode,protocol,items,floor,control_ratio,"),
    ] {
      let options = "\(options) Direct refresh --format csv"
      let lines = try write(options).split(separator: "\r\n").map(String.init)
      let commas = lines[0].count { $0 == "," }
      XCTAssert(lines.count > 1 && !lines.joined().contains("×"))
      XCTAssert(lines[0].hasPrefix(header), lines[0])
      XCTAssertEqual(
        lines.filter { $0.count { $0 == "," } != commas && !$0.contains("\"") }, [])
    }
  }

  func testCSVIsOfATableThatHasRows() throws {
    let options = "mutants found MVC --format csv"
    XCTAssert(try write(options).hasPrefix("version,id,"))
    refuses("\(options) --table sizes", "'sizes' has no rows here; write --table mutants")
    refuses("\(options) --table bugs", "unknown table 'bugs'; ")
    XCTAssertEqual(
      try write("mutants found missed MVC --format csv --table sizes"), "",
      "nothing has rows")
  }

  // MARK: Running

  private func write(_ line: String) throws -> String {
    let folder = try TemporaryFolder()
    try Run.ticking().perform(line, to: Output(path: folder.path("out")))
    return try folder.contents("out")
  }

  private func document(_ line: String) throws -> Document {
    try Document(json: Data(write("\(line) --format json").utf8))
  }

  private func refuses(_ text: String, _ reason: String, line: UInt = #line) {
    XCTAssertThrowsError(try write(text), line: line) {
      XCTAssert(($0 as? UsageError)?.description.hasPrefix(reason) == true, "\($0)", line: line)
      XCTAssertEqual(($0 as? UsageError)?.exitCode, .usage, line: line)
    }
  }
}
