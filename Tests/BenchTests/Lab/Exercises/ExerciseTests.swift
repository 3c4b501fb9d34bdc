import Foundation
import XCTest

@testable import Console
@testable import Reading
@testable import Stopwatch
@testable import lab

/// What an exercise begins with, and what its folder says, keeps, and refuses; `.ci/exercise-check` builds them.
final class ExerciseTests: XCTestCase {
  private let data = ExerciseData(
    kind: .change, name: "filter", version: "MVC", summary: "A switch.",
    statements: [Statement(number: "F1", text: "It hides.")], tests: ["ListTests/testOne"],
    given: ["Tests/AcceptanceTests/FilterTests.swift": Data("given".utf8)],
    start: [
      "Sources/MVC/List.swift": Data("start\n".utf8), "Sources/MVC/Old.swift": Data(),
      "Tests/MVCTests/ListTests.swift": Data(suite().utf8),
    ],
    solution: [
      "Sources/MVC/List.swift": Data("solution\n".utf8), "Sources/MVC/New.swift": Data(),
      "Tests/MVCTests/ListTests.swift": Data(suite("  /// F1.\n  func testTwo() {}\n").utf8),
    ])

  private static func suite(_ more: String = "", one: String = "  func testOne() {}\n") -> String {
    "final class ListTests: XCTestCase {\n\(one)\(more)}\n"
  }

  private var temporary: TemporaryFolder!
  private var folder: ExerciseFolder!

  override func setUpWithError() throws {
    temporary = try TemporaryFolder()
    try ExerciseMaker.write(data, checkedBy: "/bin/sh", to: temporary.path("mine"))
    folder = try ExerciseFolder(at: temporary.path("mine"))
  }

  override func tearDown() {
    (temporary, folder) = (nil, nil)
  }

  private func maker() throws -> ExerciseMaker {
    ExerciseMaker(of: Registry.architectures.map(\.name), in: try PackageManifest(in: Run.root()))
  }

  private func write(_ text: String, to path: String) throws {
    try temporary.write(Data(text.utf8), to: path)
  }

  // MARK: What it begins with

  func testABugIsPlantedAtTheStartAndNothingElseDiffers() throws {
    let root = try Run.root()
    let bug = try XCTUnwrap(Bug.all(in: root).first { $0.id == "list-not-told" })
    let data = try maker().data(of: Exercise(.bug(bug), in: "VIPERS"))
    let slip = try XCTUnwrap(PlantedDefect.all(of: "VIPERS", in: root).first { $0.slip == bug.id })
    XCTAssertEqual(data.changed, ["Sources/VIPERS/\(slip.file)"])
    XCTAssertEqual(data.statements.map(\.number), [slip.behaviour])
    let source = String(decoding: try XCTUnwrap(data.solution[data.changed[0]]), as: UTF8.self)
    XCTAssertEqual(data.start[data.changed[0]], slip.planted(in: source).map { Data($0.utf8) })
    XCTAssertFalse(data.needsTests)
    XCTAssert(data.concepts.contains(Concept.navigation.summary), "\(data.concepts)")
  }

  func testAChangeBeginsWithItsGroundAndTheVersionAsItIs() throws {
    let root = try Run.root()
    let data = try maker().data(of: Exercise(.change(.filter), in: "MVC"))
    XCTAssertEqual(data.statements.map(\.number), ["F1", "F2", "F3", "F4", "F5"])
    let model = "Sources/MVC/ItemsList/ItemsListModel.swift"
    XCTAssertEqual(data.start[model], FileManager.default.contents(atPath: "\(root)/\(model)"))
    XCTAssertNotNil(data.given["Tests/AcceptanceTests/FilterTests.swift"])
    XCTAssert(data.changed.contains { data.start[$0] == nil && $0.hasPrefix("Tests/MVCTests/") })
    XCTAssert(data.given.keys.allSatisfy { !$0.hasPrefix("Sources/MVC/") })
  }

  func testASuiteBeginsWithoutTheTestsWhoseSlipsItAsksFor() throws {
    let root = try Run.root()
    let data = try maker().data(of: Exercise(.suite, in: "VIPERS"))
    let path = "Tests/VIPERSTests/AddItem/AddItemDirectorTests.swift"
    XCTAssertEqual(data.changed, [path])
    XCTAssertEqual(data.solution[path], FileManager.default.contents(atPath: "\(root)/\(path)"))
    let start = String(decoding: try XCTUnwrap(data.start[path]), as: UTF8.self)
    XCTAssert(start.contains("class UISpy") && !start.contains("func test"), start)
    XCTAssert(data.tests.allSatisfy { !$0.hasPrefix("AddItemDirectorTests/") })
    XCTAssertNotNil(data.given["Sources/VIPERS/AddItem/AddItemDirector.swift"])
    let record = try MutationRecord(of: "VIPERS", in: root).mutants
    let slips = record.filter { data.slips.contains($0.id) }
    XCTAssertEqual(slips.count, data.statements.count)
    XCTAssert(
      slips.allSatisfy {
        $0.file == "AddItem/AddItemDirector.swift"
          && $0.red.contains { $0.hasPrefix("AddItemDirectorTests/") }
      })
    XCTAssertEqual(data.others.map(\.whose).first, "in MVC")
    XCTAssert(data.statements.allSatisfy { !$0.text.contains("\n") })

    try ExerciseMaker.write(data, checkedBy: "/bin/sh", to: temporary.path("suite"))
    let hint = try ExerciseFolder(at: temporary.path("suite")).hint()
    XCTAssert(hint.hasPrefix("The reference has these tests:\n  test_"), hint)
  }

  // MARK: Its folder

  func testFolderSaysWhatIsWantedAndRunsItsChecker() throws {
    let readme = try temporary.contents("mine/README.md")
    XCTAssert(
      readme.hasPrefix("# filter, in MVC\n\nA switch. Make it so, in `Sources/MVC`"), readme)
    XCTAssert(readme.contains("| F1 | It hides. |"), readme)
    for script in ["check", "exercise"] {
      XCTAssert(FileManager.default.isExecutableFile(atPath: temporary.path("mine/\(script)")))
      XCTAssert(try temporary.contents("mine/\(script)").contains("/.exercise/bench\" exercise "))
    }
  }

  func testRepositoryAroundAHookIsLeftAlone() throws {
    setenv("GIT_DIR", temporary.path("outer"), 1)
    defer { unsetenv("GIT_DIR") }
    try ExerciseMaker.write(data, checkedBy: "/bin/sh", to: temporary.path("own"))
    XCTAssertEqual(try temporary.files, ["mine", "own"])
  }

  func testHintNamesWhatTheReferenceChanges() throws {
    XCTAssertEqual(
      try folder.hint(),
      """
      In the reference:
        changes Sources/MVC/List.swift
        new     Sources/MVC/New.swift
        goes    Sources/MVC/Old.swift
        changes Tests/MVCTests/ListTests.swift

      """)
  }

  func testHintToABugSaysFirstWhatTheCodeIsFor() throws {
    var bug = data
    bug.concepts = ["calls the client"]
    try ExerciseMaker.write(bug, checkedBy: "/bin/sh", to: temporary.path("bug"))
    let folder = try ExerciseFolder(at: temporary.path("bug"))
    XCTAssertEqual(
      try folder.hint(),
      "The bug is in code that does this:\n  calls the client\nAsked again, this names the file.\n")
    XCTAssert(try folder.hint().hasPrefix("In the reference:"))
  }

  func testReferenceIsShownWhenAskedTwice() throws {
    XCTAssertFalse(try folder.isShown(after: nil))
    XCTAssert(try folder.isShown(after: nil))
  }

  func testReferenceIsShownOnceAllHolds() throws {
    var outcome = ExerciseOutcome(exercise: "filter", version: "MVC")
    outcome.statements = [.init(statement: "F1", holds: true, red: [])]
    try folder.keep(outcome)
    XCTAssert(try folder.isShown(after: folder.last))
  }

  func testReferenceAndStartTakeThePlaceOfWhatIsKept() throws {
    try write("mine\n", to: "mine/Sources/MVC/List.swift")
    let differences = try folder.differences()
    XCTAssert(differences.contains("-mine\n+solution\n"), differences)

    XCTAssertEqual(try folder.replace(withSolution: true), ".exercise/kept/1")
    XCTAssertEqual(try folder.differences(), "")
    XCTAssertEqual(try temporary.contents("mine/.exercise/kept/1/Sources/MVC/List.swift"), "mine\n")

    XCTAssertEqual(try folder.replace(withSolution: false), ".exercise/kept/2")
    XCTAssertEqual(try temporary.contents("mine/Sources/MVC/List.swift"), "start\n")
    XCTAssert(FileManager.default.fileExists(atPath: temporary.path("mine/Sources/MVC/Old.swift")))
    XCTAssertFalse(
      FileManager.default.fileExists(atPath: temporary.path("mine/Sources/MVC/New.swift")))
  }

  func testWhatCannotBeWrittenIsSaidWithItsPath() throws {
    let kept = temporary.path("mine/.exercise/kept")
    try write("", to: "mine/.exercise/kept")
    XCTAssertThrowsError(try folder.replace(withSolution: true)) {
      XCTAssert(
        ($0 as? OutputError)?.description.hasPrefix("can't write \(kept)/1/") == true, "\($0)")
    }
  }

  func testCostCountsLinesOfCodeThatComeAndGo() throws {
    try write("// why\nmine\nmore\n", to: "mine/Sources/MVC/List.swift")
    let costs = try folder.costs()
    XCTAssertEqual(costs.map(\.whose), ["yours", "reference"])
    let counts = costs.flatMap { [$0.sources, $0.suite] }.map {
      [$0.changed, $0.made, $0.come, $0.go]
    }
    XCTAssertEqual(counts, [[1, 0, 2, 1], [0, 0, 0, 0], [2, 1, 1, 1], [1, 0, 1, 0]])
    let lines = data.linesThatCame(in: [
      "Sources/MVC/List.swift": Data("// why\nstart\nmore\n".utf8)
    ])
    XCTAssertEqual(lines, ["Sources/MVC/List.swift": [1, 3]])
  }

  func testWhatWasBuiltElsewhereIsForgotten() throws {
    try write("", to: "mine/.build/old")
    try folder.forgetBuildElsewhere()
    XCTAssertFalse(FileManager.default.fileExists(atPath: temporary.path("mine/.build/old")))
    try write("", to: "mine/.build/new")
    try folder.forgetBuildElsewhere()
    XCTAssert(FileManager.default.fileExists(atPath: temporary.path("mine/.build/new")))
  }

  // MARK: What it refuses

  func testLogicInTheWrongRoleIsNamedByTheRuleOfTheLabel() throws {
    try write("", to: "mine/Sources/HeadlessKit/Kit.swift")
    let path = "Sources/MVC/ItemsList/ItemsListViewController.swift"
    try write(
      """
      final class ItemsListViewController: ViewController {
        private var rows: [Item] = []
        func show(_ items: [Item]) { rows = items.filter(\\.isEnabled) }
      }
      """, to: "mine/\(path)")
    let refusals = try folder.refusals(of: SuiteSources(of: "MVC", in: temporary.path("mine")))
    XCTAssert(
      refusals.contains {
        $0.hasPrefix("\(path):3: uses filter. Every version: A screen shows what it is told and ")
      }, "\(refusals)")
  }

  func testWhatIsNoPartOfTheTaskIsPutBack() throws {
    XCTAssertEqual(try folder.restore(), [])
    try write("changed", to: "mine/Tests/AcceptanceTests/FilterTests.swift")
    XCTAssertEqual(try folder.restore(), ["Tests/AcceptanceTests/FilterTests.swift"])
    XCTAssertEqual(try temporary.contents("mine/Tests/AcceptanceTests/FilterTests.swift"), "given")
  }

  func testTestsThatAreGoneSkippedOrMissingAreNamed() throws {
    let suite = "mine/Tests/MVCTests/ListTests.swift"
    func refusals() throws -> [String] {
      try folder.refusals(of: SuiteSources(of: "MVC", in: temporary.path("mine")))
    }
    let untested = "F1: no test in Tests/MVCTests has /// F1. above it"
    XCTAssertEqual(try refusals(), [untested])

    let test = "  /// F1.\n  func testTwo() {}\n"
    try write(Self.suite(test), to: suite)
    XCTAssertEqual(try refusals(), [])

    try write(Self.suite(test, one: ""), to: suite)
    XCTAssertEqual(
      try refusals(), ["Tests of the suite are gone: ListTests/testOne; put them back"])

    try write(
      Self.suite("  /// F1.\n  func testTwo() throws { throw XCTSkip() }\n"), to: suite)
    XCTAssertEqual(
      try refusals(),
      ["Tests/MVCTests/ListTests.swift:4: XCTSkip has a test looked away; take it out"])

    try write(Self.suite(test), to: suite)
    try write("", to: "mine/Tests/AcceptanceTests/Mine.swift")
    XCTAssertEqual(
      try refusals(), ["Tests/AcceptanceTests/Mine.swift: no part of the exercise; take it away"])
  }

  // MARK: What a check says

  func testOutcomeIsToldStatementByStatement() {
    var outcome = ExerciseOutcome(exercise: "filter", version: "MVC")
    XCTAssertFalse(outcome.isDone, "nothing was looked at")
    outcome.restored = ["Package.swift"]
    outcome.statements = [
      .init(statement: "F1", holds: false, red: [.init(test: "It hides", message: "expected 1")])
    ]
    outcome.suite = [.init(test: "ListTests/testOne", message: "no")]
    XCTAssertEqual(
      outcome.text(of: data.statements),
      """
      filter in MVC
        Package.swift: no part of the exercise, so it is again as it was

        F1 red    It hides.
          It hides
            expected 1

        Red in Tests/MVCTests:
          ListTests/testOne
            no

      Not done yet: F1. ./exercise hint helps.

      """)
    outcome.statements = [.init(statement: "F1", holds: true, red: [])]
    XCTAssertFalse(outcome.isDone)
    outcome.suite = []
    XCTAssert(outcome.isDone)
    outcome.refused = ["It doesn't build"]
    XCTAssertFalse(outcome.isDone)
  }

  func testManySlipsAreCountedAndTheFirstUnnoticedTold() {
    let statements = (1...12).map { Statement(number: "S\($0)", text: "slip \($0)") }
    var outcome = ExerciseOutcome(exercise: "suite", version: "MVC")
    outcome.statements = statements.enumerated().map {
      .init(statement: $1.number, holds: $0 == 0, red: [])
    }
    let text = outcome.text(of: statements)
    XCTAssert(text.contains("\n  1 of 12 slips are noticed\n"), text)
    XCTAssert(!text.contains("S1 ") && text.contains("S11 red    slip 11"), text)
    XCTAssert(!text.contains("S12"), text)
  }

  func testRoomSeesWhatEachHas() {
    var outcome = ExerciseOutcome(exercise: "filter", version: "MVC")
    outcome.statements = [
      .init(statement: "F1", holds: true, red: []), .init(statement: "F2", holds: false, red: []),
    ]
    XCTAssertEqual(
      ExerciseOutcome.room([(file: "a.json", outcome: outcome)]).cells,
      [["a.json", "filter", "MVC", "not yet", "F1", "F2"]])
  }

  func testComparisonSaysWhatWasExpectedAndWhatIsSeen() {
    XCTAssertEqual(
      FailureMessage.plain("Expectation failed: (seen → [\"a\",\n \"b\"]) == (expected → [])"),
      "expected [], seen [\"a\", \"b\"]")
    XCTAssertEqual(FailureMessage.plain("an error was thrown"), "an error was thrown")
  }

  // MARK: The command line

  func testWrongLinesAreRefused() throws {
    let parser = OptionsParser(
      architectures: Registry.arms.map(\.name), flows: Flow.all.map(\.name))
    XCTAssertEqual(
      try parser.parse(["exercise", "start", "filter", "viper-s", "--output", "d"]),
      .run(
        Options(
          command: .exercise, exercise: .start(name: "filter", version: "VIPERS", folder: "d"))))
    let refused = [
      ["start", "filter"]:
        "'start' needs an exercise, a version, and a folder; "
        + "write exercise start NAME VERSION --output DIR",
      ["start", "filter", "direct", "--output", "d"]:
        "unknown version 'direct'; versions: MVC, MVVMC, VIPER, VIPERS, CleanSwift",
      ["--format", "json"]: "--format goes with check, and is text or json; leave it out",
      ["check", "d", "--watch", "--format", "json"]:
        "--watch goes with check, as text on the terminal; leave one of them out",
      ["room"]: "'room' needs what checks wrote; write exercise room FILE…",
      ["check"]: "'check' needs an exercise's folder; in one, write ./exercise check",
    ]
    for (arguments, line) in refused {
      XCTAssertThrowsError(try parser.parse(["exercise"] + arguments)) {
        XCTAssertEqual($0 as? UsageError, UsageError(line))
      }
    }
    XCTAssertThrowsError(try ExerciseFolder(at: "/dev/null"))
  }
}
