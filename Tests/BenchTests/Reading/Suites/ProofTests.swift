import XCTest

@testable import Console
@testable import Reading
@testable import Results
@testable import bench

/// Of the tests that a slip turns red, the one that cites its statement first is shown, then the shortest.
final class ProofTests: XCTestCase {
  private static let package = [
    "Sources/Shared/Client.swift": "protocol Client {}\n",
    "Sources/A/AApp.swift": "struct AApp {}\n",
    "Sources/A/A.swift": "  a as it was\n",
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

  private static let defects = [
    defect("L1", "a as", "b as", by: ["testLong", "testShort"], slip: "reply-not-stored"),
    defect("L1", "load()", "", by: ["testLong"]), defect("L1", "", "c", by: ["testShort"]),
    defect("X3", "f", "g", by: ["testShort"]),
    defect("X3", "h", "i", by: ["testLong", "testOther"], slip: "second-load-sent"),
    PlantedDefect(
      behaviour: "L4", slip: "row-before-opens", file: "A.swift", find: "", replace: "",
      caughtBy: ["ListTests/testShort", "DetailTests/testDetail"]),
  ]

  private static func defect(
    _ behaviour: String, _ find: String, _ replace: String, by tests: [String], slip: String? = nil
  ) -> PlantedDefect {
    PlantedDefect(
      behaviour: behaviour, slip: slip, file: "A.swift", find: find, replace: replace,
      caughtBy: tests.map { "ListTests/\($0)" })
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(Self.package)
    try folder.write(JSONEncoder().encode(Self.defects), to: "Tests/Defects/A.json")
    return folder
  }

  func testTheTestThatNoticesASlipIsShownWithWhatItTakes() throws {
    let folder = try folder()
    let proofs = try Proofs(of: Suite(of: "A", in: folder.path), in: folder.path)
    let doubles = [
      ("NestedStub", "ListTests", 2), ("ClientStub", "Stubs", 1), ("ClientDummy", "Stubs", 4),
    ]
    var expected = ProofRow(
      behaviour: "L1", slip: "reply-not-stored", architecture: "A",
      planted: PlantedLine(
        file: "Sources/A/A.swift", line: 1, before: "a as it was", after: "b as it was"),
      test: "ListTests/testShort", file: "Tests/ATests/ListTests.swift", line: 12, lastLine: 13,
      code: 1, alone: true, caught: ["reply-not-stored", "`` becomes `c`"],
      caughtAlone: ["`` becomes `c`"],
      doubles: doubles.map { name, file, line in
        ProofRow.TestDouble(
          name: name, file: "Tests/ATests/\(file).swift", line: line, lastLine: line, code: 1)
      })
    XCTAssertEqual(try proofs.row(noticing: "reply-not-stored"), expected)
    expected.message = "a is b"
    XCTAssertEqual(
      try ProofsReport.tables([expected], in: folder.path).map { $0.text() }.joined(
        separator: "\n"),
      """
      L1, asked by a slip planted in every version: reply-not-stored
      Of the tests that it turns red, each suite's is shown that cites L1 before any other statement; of
      several, one beside the type that has the slip, and of these the shortest.

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

  /// What turns red, if all of that is known; what cites the statement first; the shortest.
  func testOneOfTheRedTestsIsChosen() throws {
    let folder = try folder()
    let proofs = try Proofs(of: Suite(of: "A", in: folder.path), in: folder.path)
    for (slip, red, test) in [
      ("second-load-sent", nil, "ListTests/testLong"),
      ("reply-not-stored", nil, "ListTests/testShort"),
      ("reply-not-stored", ["ListTests/testLong"], "ListTests/testLong"),
      ("row-before-opens", nil, "DetailTests/testDetail"), ("row-before-opens", [], nil),
      ("nowhere", nil, nil),
    ] as [(String, [String]?, String?)] {
      XCTAssertEqual(try proofs.row(noticing: slip, red: red)?.test, test, slip)
    }
    let shortest = try XCTUnwrap(proofs.row(citing: "X3"))
    XCTAssertEqual(shortest.test, "ListTests/testShort")
    XCTAssertNil(proofs.row(citing: "L3"))
    XCTAssertEqual(
      try ProofsReport.tables([shortest], in: folder.path)[0].text(),
      """
      X3
      No slip of X3 is planted in every version, so that the tests may be about different things: of those
      that cite it, the shortest.

      """)
  }

  /// What people make before what they don't, and what ends the process last.
  func testAllSuitesAreAskedByOneSlip() throws {
    let folder = try folder()
    let slips = { (names: [(slip: String, crash: Bool?)]) in
      try JSONEncoder().encode(
        names.map { slip, crash in
          PlantedDefect(
            behaviour: "L4", slip: slip, file: "", find: "", replace: "", crash: crash, caughtBy: []
          )
        })
    }
    let all: [(String, Bool?)] = [("crash", true), ("first", nil), ("second", nil), ("bug", nil)]
    try folder.write(slips(all + [("own", nil)]), to: "Tests/Defects/A.json")
    for (others, bugs, slip) in [
      (all, ["crash", "bug"], "bug"), (all, ["second", "bug"], "second"), (all, [], "first"),
      (Array(all.prefix(1)), ["bug"], "crash"), ([], ["bug"], nil),
    ] as [([(String, Bool?)], [String], String?)] {
      try folder.write(slips(others), to: "Tests/Defects/B.json")
      let common = try CommonSlips(of: ["A", "B"], in: folder.path, bugs: bugs)
      XCTAssertEqual(common.slip(of: "L4"), slip)
      XCTAssertNil(common.slip(of: "L3"))
    }
  }

  /// Of a statement with a slip that all versions can make, the five tests are about that one.
  func testEverySuiteAnswersTheSameQuestion() throws {
    let root = try Run.root()
    let statements = try Specification(ofPackageAt: root).behaviours
    let rows = try Run(options: Options(command: .tests)).proofs(of: statements)
    for statement in statements {
      let own = rows.filter { $0.behaviour == statement }
      XCTAssertEqual(own.count, 5, statement)
      XCTAssertEqual(Set(own.map(\.slip)).count, 1, statement)
      XCTAssertEqual(own.allSatisfy { $0.slip != nil }, statement != "X3", statement)
    }
  }

  func testASuiteWithoutAListOfDefectsIsNamed() throws {
    let folder = try TemporaryFolder(Self.package)
    let suite = try Suite(of: "A", in: folder.path)
    for json in [nil, "{}", "[{}]", "[", ""] {
      if let json { try folder.write(Data(json.utf8), to: "Tests/Defects/A.json") }
      let said = json == nil ? "Tests/Defects/A.json isn't there yet" : "/Tests/Defects/A.json: "
      XCTAssertThrowsError(try Proofs(of: suite, in: folder.path)) {
        XCTAssert("\($0)".contains(said), "\($0)")
      }
    }
  }
}
