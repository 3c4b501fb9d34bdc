import XCTest

@testable import Commands
@testable import Console
@testable import Kept
@testable import Results
@testable import Suites

/// Of the tests that a bug turns red, the one that cites its statement first is shown, then the shortest.
final class ProofTests: XCTestCase {
  private static let package = [
    "Sources/Shared/Client.swift": "protocol Client {}\n",
    "Sources/A/AApp.swift": "struct AApp {}\n", "Sources/A/A.swift": "  a as it was\n",
    "Tests/ATests/Stubs.swift": """
    struct ClientStub: Client {}

    struct ClientSpy: Client {}
    struct ClientDummy: Client {}
    """,
    "Tests/ATests/ListTestCase.swift": """
    import XCTest

    class ListTestCase: XCTestCase {
      let client = ClientStub()
    }
    """,
    "Tests/ATests/ListTests.swift": """
    final class ListTests: ListTestCase {
      private struct NestedStub: Client {}
      let nested = NestedStub()

      /// L1 L4 X3 L5.
      func testLong() {
        check(ClientSpy())

        check(1)
      }

      /// L1 L4 X3 L5.
      func testShort() { check(ClientDummy()) }
    }
    """,
    "Tests/ATests/DetailTests.swift": """
    final class DetailTests: ListTestCase {
      private struct NestedStub: Client {}
      let other = ClientFake()

      /// L4.
      func testDetail() {
        check(NestedStub())
        check(ClientFake())
      }
    }
    """,
    "Tests/ATests/ClientFake.swift": "struct ClientFake: Client {}\n",
  ]

  private static let bugs = [
    bug("L1", "a as", "b as", by: ["testLong", "testShort"], name: "reply-not-stored"),
    bug("L1", "load()", "", by: ["testLong"]), bug("L1", "", "c", by: ["testShort"]),
    bug("X3", "f", "g", by: ["testShort"]),
    bug("X3", "h", "i", by: ["testLong", "testOther"], name: "second-load-sent"),
    PlantedBug(
      statement: "L4", name: "row-before-opens", file: "A.swift", find: "", replace: "",
      failing: ["ListTests/testShort", "DetailTests/testDetail"].map { FailingTest(test: $0) }),
  ]

  private static func bug(
    _ statement: String, _ find: String, _ replace: String, by tests: [String], name: String? = nil
  ) -> PlantedBug {
    PlantedBug(
      statement: statement, name: name, file: "A.swift", find: find, replace: replace,
      failing: tests.map { FailingTest(test: "ListTests/\($0)", message: "a is b") })
  }

  private static func write(_ bugs: [PlantedBug], of suite: String, to folder: TemporaryFolder)
    throws
  {
    try PlainRows(found: Finding(commit: "1", date: "2"), rows: bugs)
      .write(to: folder.path(PlantedBug.path(of: suite)))
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(Self.package.merging(["Tests/Bugs/Stories.json": "[]"]) { $1 })
    try Self.write(Self.bugs, of: "A", to: folder)
    return folder
  }

  func testTheTestThatNoticesASlipIsShownWithWhatItTakes() throws {
    let folder = try folder()
    let proofs = try Proofs(of: Suite(of: "A", in: folder.path), in: folder.path)
    let doubles = [
      ("NestedStub", "ListTests", 2), ("ClientStub", "Stubs", 1), ("ClientDummy", "Stubs", 4),
    ]
    var expected = ProofRow(
      behaviour: "L1", bug: "reply-not-stored", version: "A",
      planted: PlantedLine(
        file: "Sources/A/A.swift", line: 1, before: "a as it was", after: "b as it was"),
      test: "ListTests/testShort", file: "Tests/ATests/ListTests.swift", line: 12, lastLine: 13,
      code: 1, alone: true, caught: ["reply-not-stored", "`` becomes `c`"],
      caughtAlone: ["`` becomes `c`"],
      doubles: doubles.map { name, file, line in
        ProofRow.TestDouble(
          name: name, file: "Tests/ATests/\(file).swift", line: line, lastLine: line, code: 1)
      })
    expected.message = "a is b"
    XCTAssertEqual(try proofs.row(noticing: "reply-not-stored"), expected)
    XCTAssertEqual(
      try ProofsReport.tables([expected], in: folder.path).map { $0.text() }.joined(
        separator: "\n"),
      """
      L1, with a bug that we planted in every version: reply-not-stored
      Each version shows one test that fails because of the bug and cites L1 first. We prefer tests of the
      type with the bug, and then the shortest test.

      A
      Sources/A/A.swift:1
      - a as it was
      + b as it was
      ✗ ListTests/testShort
      a is b

      Tests/ATests/ListTests.swift:12
      /// L1 L4 X3 L5.
      func testShort() { check(ClientDummy()) }

      doubles, with their lines of code: NestedStub (1), ClientStub (1), and ClientDummy (1)

      """)
  }

  /// What cites the statement first; the shortest.
  func testOneOfTheRedTestsIsChosen() throws {
    let folder = try folder()
    let proofs = try Proofs(of: Suite(of: "A", in: folder.path), in: folder.path)
    for (name, test) in [
      ("second-load-sent", "ListTests/testLong"), ("reply-not-stored", "ListTests/testShort"),
      ("row-before-opens", "DetailTests/testDetail"), ("nowhere", nil),
    ] {
      XCTAssertEqual(try proofs.row(noticing: name)?.test, test, name)
    }
    let shortest = try XCTUnwrap(proofs.row(citing: "X3"))
    XCTAssertEqual(shortest.test, "ListTests/testShort")
    XCTAssertNil(proofs.row(citing: "L3"))
    XCTAssertEqual(
      try ProofsReport.tables([shortest], in: folder.path)[0].text(),
      """
      X3
      Each version shows its shortest test that cites X3. These tests may check different things, because
      we planted no bug of X3 in all versions.

      """)
  }

  /// Bugs with a story before others, and what ends the process last.
  func testAllSuitesAreAskedByOneBug() throws {
    let folder = try folder()
    let bugs = { (names: [String]) in
      names.map { name in
        PlantedBug(
          statement: "L4", name: name, file: "", find: "", replace: "",
          failing: [FailingTest(test: "T/t", crash: name == "crash" ? true : nil)])
      }
    }
    let all = ["crash", "first", "second", "bug"]
    try Self.write(bugs(all + ["own"]), of: "A", to: folder)
    for (others, stories, name) in [
      (all, ["crash", "bug"], "bug"), (all, ["second", "bug"], "second"), (all, [], "first"),
      (Array(all.prefix(1)), ["bug"], "crash"), ([], ["bug"], nil),
    ] as [([String], [String], String?)] {
      try Self.write(bugs(others), of: "B", to: folder)
      let told = stories.map { BugStory(id: $0, title: "", seen: "", cause: "", mark: nil) }
      try folder.write(JSONEncoder().encode(told), to: "Tests/Bugs/Stories.json")
      let common = try CommonBugs(of: ["A", "B"], in: folder.path)
      XCTAssertEqual(common.bug(breaking: "L4"), name)
      XCTAssertNil(common.bug(breaking: "L3"))
    }
  }

  /// Of a statement with a bug that all versions can make, the five tests are about that one.
  func testEverySuiteAnswersTheSameQuestion() throws {
    let root = try Run.root()
    let statements = try Specification(ofPackageAt: root).behaviours
    let run = Run()
    let rows = try run.proofs(of: statements, by: run.proofs(of: run.suites()))
    for statement in statements {
      let own = rows.filter { $0.behaviour == statement }
      XCTAssertEqual(own.count, 5, statement)
      XCTAssertEqual(Set(own.map(\.bug)).count, 1, statement)
      XCTAssertEqual(own.allSatisfy { $0.bug != nil }, statement != "X3", statement)
    }
  }
}
