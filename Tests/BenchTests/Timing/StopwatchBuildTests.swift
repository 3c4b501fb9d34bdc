import Foundation
import XCTest

@testable import Console
@testable import Stopwatch
@testable import Timing

/// When the program that is timed is built, and what is said where it can't be.
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
    XCTAssertThrowsError(try build { nil }.program()) {
      XCTAssertEqual(
        "\($0)", "nothing can be timed: can't find 'swift' on the search path; add it to PATH")
    }
    for outcome in [ChildProcess.Outcome(status: 1, output: ""), .init(status: 0, output: "")] {
      XCTAssertThrowsError(try build { outcome }.program()) {
        XCTAssertEqual(
          "\($0)",
          "nothing can be timed: 'swift build -c release --product bench-stopwatch' failed")
      }
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
}
