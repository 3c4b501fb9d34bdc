import Foundation
import XCTest

@testable import Console
@testable import Stopwatch
@testable import Timing

/// When the program that is timed is built, what is asked of it, what becomes of its answers, and how it is linked
/// anew.
final class StopwatchBuildTests: XCTestCase {
  private var folder: TemporaryFolder!
  /// What the compiler was asked for.
  private var asked: [[String]] = []

  override func setUpWithError() throws {
    folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: Self.sources.map { ($0, "one") }))
  }

  private static let sources =
    ["Package.swift", "fixtures/a.c", "Sources/Shared/A.swift", "Sources/bench/Stopwatch/A.swift"]
    + Registry.versions.map { "Sources/\($0.name)/App.swift" }

  func testIsBuiltOnceAndThenRunsAsItIs() throws {
    let program = try build().program()
    XCTAssertEqual(
      asked,
      [["build", "-c", "release", "--product", "bench-stopwatch", "--package-path", folder.path]])
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    XCTAssertEqual(try build().program().build, program.build)
    XCTAssertEqual(try build(compiler: nil).program().path, program.path)
    XCTAssertEqual(asked.count, 1)
    XCTAssertEqual(try FileManager.default.subpathsOfDirectory(atPath: folder.path), files)
  }

  func testIsBuiltAnewForOtherSourcesAnotherCompilerOrAnotherProgram() throws {
    _ = try build().program()
    try write("two", to: "Sources/bench/Commands/Help.swift")
    XCTAssertNotNil(build().current)
    XCTAssertNil(build(compiler: "6.4").current)
    for path in Self.sources {
      try write("two", to: path)
      XCTAssertNil(build().current, path)
      try write("one", to: path)
    }
    XCTAssertNotNil(build().current)
    try write("another", to: ".build/release/bench-stopwatch")
    XCTAssertNil(build().current)
  }

  func testWithoutACompilerOrWhereTheBuildFailsNothingIsTimed() {
    assertThrows(
      "nothing can be timed: can't find 'swift' on the search path; add it to PATH",
      try build { nil }.program())
    for outcome in [ChildProcess.Outcome(status: 1, output: ""), .init(status: 0, output: "")] {
      assertThrows(
        "nothing can be timed: 'swift build -c release --product bench-stopwatch' failed",
        try build { outcome }.program())
    }
  }

  func testABuildInBetweenReplacesNothing() throws {
    let program = try build().program()
    try FileManager.default.removeItem(atPath: program.path)
    try write("another", to: ".build/release/bench-stopwatch")
    #if os(Linux)
    XCTAssertEqual(try String(contentsOfFile: program.executable, encoding: .utf8), "a program")
    #endif
    XCTAssertNotEqual(TimedProgram(at: program.path)?.build, program.build)
  }

  func testWhatIsCountedOfABuildIsKeptBesideIt() throws {
    let program = try build().program()
    var record = BuildRecord(of: program)
    let rows = [(8, 1), (64, 2), (64, 3)].map { InstructionRow.sample("A", $1, items: $0) }
    record.add([rows[0], rows[1]])
    record.add([rows[2]])
    try record.write(beside: program)
    XCTAssertEqual(BuildRecord(of: program).instructions, [rows[0], rows[2]])
    XCTAssertNotNil(build().current)
    try write("another", to: ".build/release/bench-stopwatch")
    XCTAssertEqual(
      BuildRecord(of: try XCTUnwrap(TimedProgram(at: program.path))).instructions, [])
  }

  func testWhatCannotBeReadIsNothing() throws {
    let program = try build().program()
    try write("{", to: ".build/release/bench-stopwatch.json")
    XCTAssertNil(BuildRecord(of: program).sources)
    XCTAssertNil(TimedProgram(at: folder.path("nowhere")))
  }

  private func write(_ text: String, to path: String) throws {
    try folder.write(Data(text.utf8), to: path)
  }

  /// A build that writes a program, or comes to something else.
  private func build(
    compiler: String? = "6.3", _ outcome: (() -> ChildProcess.Outcome?)? = nil
  ) -> StopwatchBuild {
    StopwatchBuild(root: folder.path, compiler: compiler) { [unowned self] arguments in
      asked.append(arguments)
      if let outcome { return outcome() }
      try? write("a program", to: ".build/release/bench-stopwatch")
      return ChildProcess.Outcome(status: 0, output: "")
    }
  }

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
