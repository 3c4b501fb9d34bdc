import XCTest

@testable import Console
@testable import Reading
@testable import Results

/// Of the tests that prove a statement, the one that a slip or a defect needs comes first, then the shortest.
final class ProofTests: XCTestCase {
  private static let package = [
    "Sources/Shared/Client.swift": "protocol Client {}\n",
    "Sources/A/AApp.swift": "struct AApp {}\n",
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
    defect("L1", "a", "b", by: ["testLong", "testShort"], slip: "reply-not-stored"),
    defect("L1", "load()", "", by: ["testLong"]), defect("L1", "", "c", by: ["testShort"]),
    defect("L4", "d", "e", by: ["testLong", "testShort"]),
    defect("X3", "f", "g", by: ["testShort"]),
    defect("X3", "h", "i", by: ["testLong", "testOther"], slip: "second-load-sent"),
    defect("L5", "j", "k", by: ["testShort"], slip: "pull-not-joined"),
    defect("L5", "l", "m", by: ["testLong", "testOther"], slip: "second-load-sent"),
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

  func testTheShortestTestThatADefectNeedsIsShownWithItsDoubles() throws {
    let folder = try folder()
    let proofs = try Proofs(of: Suite(of: "A", in: folder.path), in: folder.path)
    let proof = try XCTUnwrap(proofs.row(of: "L1"))
    let doubles = [
      ("NestedStub", "ListTests", 2), ("ClientStub", "Stubs", 1), ("ClientDummy", "Stubs", 4),
    ]
    let expected = ProofRow(
      behaviour: "L1", architecture: "A", test: "ListTests/testShort",
      file: "Tests/ATests/ListTests.swift", line: 12, lastLine: 13, code: 1, alone: true,
      caught: ["reply-not-stored", "`` becomes `c`"], caughtAlone: ["`` becomes `c`"],
      doubles: doubles.map { name, file, line in
        ProofRow.TestDouble(
          name: name, file: "Tests/ATests/\(file).swift", line: line, lastLine: line, code: 1)
      })
    XCTAssertEqual(proof, expected)
    XCTAssertEqual(
      try SuitesReport.table(proof, in: folder.path).text(),
      """
      L1 in A: ListTests/testShort
      Alone it notices a planted defect. Doubles: NestedStub (Tests/ATests/ListTests.swift:2), ClientStub
      (Tests/ATests/Stubs.swift:1), ClientDummy (Tests/ATests/Stubs.swift:4).
      Tests/ATests/ListTests.swift:12
      -----------------------------------------
      /// L1 L4 X3 L5.
      func testShort() { check(ClientDummy()) }

      """)
  }

  /// A slip of every version comes first, for a question one that all suites are asked; else the shortest test.
  func testWhatProvesBestComesFirst() throws {
    let folder = try folder()
    let proofs = try Proofs(of: Suite(of: "A", in: folder.path), in: folder.path)
    let cases = [
      ("X3", "testLong", false, ["second-load-sent"]),
      ("L5", "testLong", false, ["second-load-sent"]),
      ("L4", "testShort", false, ["`d` becomes `e`"]),
    ]
    for (behaviour, test, alone, caught) in cases {
      let proof = try XCTUnwrap(proofs.row(of: behaviour))
      XCTAssertEqual(proof.test, "ListTests/\(test)", behaviour)
      XCTAssertEqual(proof.alone, alone, behaviour)
      XCTAssertEqual(proof.caught, caught, behaviour)
      let note = try SuitesReport.table(proof, in: folder.path).note
      XCTAssertEqual(note?.hasPrefix("No shorter one proves more. Doubles: NestedStub ("), true)
    }
    XCTAssertNil(proofs.row(of: "L3"))
  }

  func testASuiteWithoutAListOfDefectsIsNamed() throws {
    let folder = try TemporaryFolder(Self.package)
    let suite = try Suite(of: "A", in: folder.path)
    for json in [nil, "{}", "[{}]", "[", ""] {
      if let json { try folder.write(Data(json.utf8), to: "Tests/Defects/A.json") }
      XCTAssertThrowsError(try Proofs(of: suite, in: folder.path)) {
        XCTAssert("\($0)".contains("/Tests/Defects/A.json: "), "\($0)")
      }
    }
  }
}
