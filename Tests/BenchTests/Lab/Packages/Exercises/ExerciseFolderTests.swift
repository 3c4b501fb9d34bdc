import Foundation
import XCTest

@testable import Console
@testable import Reading
@testable import Suites
@testable import lab

/// What an exercise's folder has, puts back, and refuses; `.ci/exercise-check` builds and checks real ones.
final class ExerciseFolderTests: XCTestCase {
  private static func suite(_ more: String = "", one: String = "  func testOne() {}\n") -> String {
    "final class ListTests: XCTestCase {\n\(one)\(more)}\n"
  }

  private static let start = [
    "Tests/AcceptanceTests/FilterTests.swift": "given", "Sources/HeadlessKit/Kit.swift": "",
    "Sources/MVC/List.swift": "one\ntwo\n", "Sources/MVC/Old.swift": "old\n",
    "Tests/MVCTests/ListTests.swift": suite(),
  ]

  private let exercise = PreparedExercise(
    data: ExerciseData(
      kind: .change, name: "filter", version: "MVC",
      statements: [Statement(number: "F1", text: "It hides.")], tests: ["ListTests/testOne"]),
    summary: "A switch.", start: start.mapValues { Data($0.utf8) },
    solution: start.merging(["Sources/MVC/New.swift": "new\n"]) { $1 }
      .filter { $0.key != "Sources/MVC/Old.swift" }.mapValues { Data($0.utf8) })

  private var temporary: TemporaryFolder!
  private var folder: ExerciseFolder!

  override func setUpWithError() throws {
    temporary = try TemporaryFolder()
    try exercise.write(to: temporary.path("mine"), checkedBy: "/it's/bench")
    folder = try ExerciseFolder(
      at: temporary.path("mine"), of: exercise, place: temporary.path("start"), tools: "")
  }

  override func tearDown() {
    (temporary, folder) = (nil, nil)
  }

  private func write(_ text: String, to path: String) throws {
    try temporary.write(Data(text.utf8), to: "mine/\(path)")
  }

  private func git(_ arguments: String...) throws -> String {
    try Repository(folder: folder.folder).git(arguments)
  }

  func testFolderSaysWhatIsWantedAndHasACheck() throws {
    let readme = try temporary.contents("mine/README.md")
    XCTAssert(
      readme.hasPrefix("# filter, in MVC\n\nA switch. Make this change in `Sources/MVC`, "), readme)
    XCTAssert(readme.contains("| F1 | It hides. |"), readme)
    XCTAssert(FileManager.default.isExecutableFile(atPath: temporary.path("mine/check")))
    XCTAssert(
      try temporary.contents("mine/check").contains(#"lab='/it'\''s/bench'"#))
  }

  func testTagsHaveTheStartAndTheReferenceAndTheFolderIsAtTheStart() throws {
    XCTAssertEqual(
      try git("diff", "--name-status", "start", "solution"),
      "A\tSources/MVC/New.swift\nD\tSources/MVC/Old.swift\n")
    XCTAssertEqual(try git("status", "--short", "--branch"), "## main\n")
    XCTAssertEqual(try git("log", "--format=%s"), "Begin filter in MVC\n")
    XCTAssertEqual(try temporary.contents("mine/Sources/MVC/Old.swift"), "old\n")
  }

  func testRepositoryAroundAHookIsLeftAlone() throws {
    try FileManager.default.createDirectory(
      atPath: temporary.path("outer"), withIntermediateDirectories: false)
    try Repository(folder: temporary.path("outer")).git("init", "-q")
    setenv("GIT_DIR", temporary.path("outer/.git"), 1)
    setenv("GIT_INDEX_FILE", temporary.path("outer/.git/index"), 1)
    defer { for name in ["GIT_DIR", "GIT_INDEX_FILE"] { unsetenv(name) } }
    let own = temporary.path("outer/own")
    try exercise.write(to: own, checkedBy: "")
    XCTAssertEqual(
      try ExerciseFolder(at: own, of: exercise, place: temporary.path("outer/start"), tools: "")
        .restore(), [])
    XCTAssertEqual(try Repository(folder: own).git("tag"), "solution\nstart\n")
    XCTAssertEqual(
      try Repository(folder: temporary.path("outer")).git("status", "--short"),
      "?? own/\n?? start/\n")
    XCTAssertThrowsError(try Repository(folder: temporary.path("outer")).git("log"))
  }

  func testWithoutItsRepositoryTheOneAroundIsNotAsked() throws {
    let inner = temporary.path("mine/Sources")
    XCTAssertThrowsError(try Repository(folder: inner).git("status"))
  }

  func testWhatWasBuiltElsewhereIsForgotten() throws {
    try write("", to: ".build/old")
    try folder.forgetBuildElsewhere()
    XCTAssertFalse(FileManager.default.fileExists(atPath: temporary.path("mine/.build/old")))
    try write("", to: ".build/new")
    try folder.forgetBuildElsewhere()
    XCTAssert(FileManager.default.fileExists(atPath: temporary.path("mine/.build/new")))
  }

  func testWhatIsNoPartOfTheTaskIsPutBack() throws {
    let given = "Tests/AcceptanceTests/FilterTests.swift"
    try write("mine\n", to: "Sources/MVC/List.swift")
    XCTAssertEqual(try folder.restore(), [])
    for isCommitted in [false, true] {
      try write("changed", to: given)
      try FileManager.default.removeItem(
        atPath: temporary.path("mine/Sources/HeadlessKit/Kit.swift"))
      if isCommitted { try Repository(folder: folder.folder).commit("Cheat", tag: "mine") }
      XCTAssertEqual(try folder.restore(), ["Sources/HeadlessKit/Kit.swift", given])
      XCTAssertEqual(try temporary.contents("mine/\(given)"), "given")
      XCTAssertEqual(try folder.restore(), [])
    }
    XCTAssertEqual(try temporary.contents("mine/Sources/MVC/List.swift"), "mine\n")
  }

  func testLearnersLinesAreThoseThatWereNotThereAtTheStart() throws {
    try write("// why\none\nmore\ntwo\n", to: "Sources/MVC/List.swift")
    try write("new\n", to: "Sources/MVC/Scene/New.swift")
    let lines = try folder.learnersLines()
    XCTAssertEqual(
      lines, ["List.swift": [1, 3], "Old.swift": [], "Scene/New.swift": [1]])
  }

  func testLogicInTheWrongRoleIsNamedByTheRuleOfTheLabel() throws {
    let path = "Sources/MVC/ItemsList/ItemsListViewController.swift"
    try write(
      """
      final class ItemsListViewController: ViewController {
        private var rows: [Item] = []
        func show(_ items: [Item]) { rows = items.filter(\\.isEnabled) }
      }
      """, to: path)
    let refusals = try refusals()
    XCTAssert(
      refusals.contains {
        $0.hasPrefix("\(path):3: chooses what to show by filter. Every version: A screen shows ")
      }, "\(refusals)")
  }

  func testCodeThatCouldWriteTheLogOrNoticeTheCheckIsNamed() throws {
    let suite = "Tests/MVCTests/ListTests.swift"
    let test = "  /// F1.\n  func testTwo() { use() }\n"
    for code in [
      "print(1)", "exit(0)", "_m(4)", "@_silgen_name(\"exit\") func leave()", "write(1, text, 4)",
      "Glibc.write(1, text, 4)", "ProcessInfo.processInfo", "text.write(toFile: path)",
      "FileHandle.standardOutput", "getenv(name)", "data.write(to: file)", "OutputStream()",
      "let save = text.write",
    ] {
      try write(Self.suite(test) + code + "\n", to: suite)
      let found = try refusals().map { $0.hasPrefix("\(suite):6: tests can't be trusted beside ") }
      XCTAssertEqual(found, [true], code)
    }
    for code in ["repository.write(items)", "func write(_ items: [Item]) {}", "a?.write(b)"] {
      try write(Self.suite(test) + code + "\n", to: suite)
      XCTAssertEqual(try refusals(), [], code)
    }
    let log = TestLog(output: "Test Case 'ListTests.testTwo' passed (0.1 seconds)")
    XCTAssertEqual(
      try folder.silent(of: SuiteSources(of: "MVC", in: folder.folder), in: log),
      ["ListTests/testOne didn't end; no code may end the tests"])
  }

  func testAnAddedManifestIsRefused() throws {
    try write(Self.suite("  /// F1.\n  func testTwo() {}\n"), to: "Tests/MVCTests/ListTests.swift")
    try write("", to: "Package@swift-6.3.swift")
    XCTAssertEqual(
      try refusals(), ["Package@swift-6.3.swift isn't part of the exercise; remove it"])
  }

  func testWhatGitWasToldInTheFolderHidesNoChange() throws {
    let given = "Tests/AcceptanceTests/FilterTests.swift"
    for arguments in [
      ["update-index", "--skip-worktree", given], ["tag", "-d", "start"],
      ["config", "filter.x.clean", "printf given"],
      ["config", "core.worktree", temporary.path("start")],
    ] {
      try Repository(folder: folder.folder).git(arguments)
      try write("\(given) -diff filter=x\n", to: ".git/info/attributes")
      try write("\(given) -diff filter=x\n", to: ".gitattributes")
      try write("changed", to: given)
      XCTAssertEqual(try folder.restore(), [given], "\(arguments)")
      XCTAssertEqual(try temporary.contents("mine/\(given)"), "given")
    }
  }

  private func refusals() throws -> [String] {
    try folder.refusals(of: SuiteSources(of: "MVC", in: folder.folder))
  }

  func testTestsThatAreGoneSkippedOrMissingAreNamed() throws {
    let suite = "Tests/MVCTests/ListTests.swift"
    XCTAssertEqual(try refusals(), ["F1: no test in Tests/MVCTests has /// F1. above it"])

    let test = "  /// F1.\n  func testTwo() {}\n"
    try write(Self.suite(test), to: suite)
    XCTAssertEqual(try refusals(), [])

    try write(Self.suite(test, one: ""), to: suite)
    XCTAssertEqual(
      try refusals(), ["These tests of the suite are missing: ListTests/testOne; restore them"])

    try write(
      Self.suite("  /// F1.\n  func testTwo() throws { throw XCTSkip() }\n"), to: suite)
    XCTAssertEqual(
      try refusals(),
      ["Tests/MVCTests/ListTests.swift:4: with XCTSkip, a test passes without a check; remove it"])

    for shadow in ["func XCTAssertEqual(_ a: Int) {}", "func == (a: Int, b: Int) -> Bool { true }"]
    {
      try write(Self.suite(test) + shadow + "\n", to: suite)
      XCTAssertEqual(try refusals().count, 1, shadow)
      XCTAssert(try refusals()[0].contains("would replace a comparison of tests"))
    }

    try write(Self.suite(test), to: suite)
    try write("", to: "Tests/AcceptanceTests/Mine.swift")
    XCTAssertEqual(
      try refusals(), ["Tests/AcceptanceTests/Mine.swift isn't part of the exercise; remove it"])
  }
}
