import Testing

@testable import Arms
@testable import bench

/// Of the tests that prove a statement, the one that a slip or a defect needs comes first, then the shortest.
struct ProofTests {
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
    "Tests/Defects/A.json": """
    [
      {
        "behaviour": "L1", "file": "A.swift", "caughtBy": ["ListTests/testLong", "ListTests/testShort"], "find": "a",
        "replace": "b", "slip": "reply-not-stored"
      },
      {
        "behaviour": "L1", "file": "A.swift", "caughtBy": ["ListTests/testLong"], "find": "load()", "replace": ""
      },
      {"behaviour": "L1", "file": "A.swift", "caughtBy": ["ListTests/testShort"], "find": "", "replace": "c"},
      {
        "behaviour": "L4", "file": "A.swift", "caughtBy": ["ListTests/testLong", "ListTests/testShort"],
        "find": "d", "replace": "e"
      },
      {"behaviour": "X3", "file": "A.swift", "caughtBy": ["ListTests/testShort"], "find": "f", "replace": "g"},
      {
        "behaviour": "X3", "file": "A.swift", "caughtBy": ["ListTests/testLong", "OtherTests/testOther"], "find": "h",
        "replace": "i", "slip": "second-load-sent"
      },
      {
        "behaviour": "L5", "file": "A.swift", "caughtBy": ["ListTests/testShort"], "find": "j", "replace": "k",
        "slip": "pull-not-joined"
      },
      {
        "behaviour": "L5", "file": "A.swift", "caughtBy": ["ListTests/testLong", "ListTests/testOther"], "find": "l",
        "replace": "m", "slip": "second-load-sent"
      }
    ]
    """,
  ]

  @Test func theShortestTestThatADefectNeedsIsShownWithItsDoubles() throws {
    let folder = try TemporaryFolder(Self.package)
    let proof = try #require(try proof(of: "L1", in: folder))
    #expect(
      proof
        == ProofRow(
          behaviour: "L1", architecture: "A", test: "ListTests/testShort",
          file: "Tests/ATests/ListTests.swift", line: 12, lastLine: 13, code: 1, alone: true,
          caught: ["reply-not-stored", "`` becomes `c`"], caughtAlone: ["`` becomes `c`"],
          doubles: [
            double("NestedStub", "ListTests", 2), double("ClientStub", "Stubs", 1),
            double("ClientDummy", "Stubs", 4),
          ]))
    #expect(
      try SuitesReport.table(proof, in: folder.path).text() == """
        L1 in A: ListTests/testShort
        Alone it notices a planted defect. Doubles: NestedStub (Tests/ATests/ListTests.swift:2), ClientStub
        (Tests/ATests/Stubs.swift:1), ClientDummy (Tests/ATests/Stubs.swift:4).
        Tests/ATests/ListTests.swift:12
        -----------------------------------------
        /// L1 L4 X3 L5.
        func testShort() { check(ClientDummy()) }

        """)
  }

  @Test func aSlipOfEveryVersionComesFirst() throws {
    let proof = try proof(of: "X3", in: try TemporaryFolder(Self.package))
    #expect(proof?.test == "ListTests/testLong")
    #expect(proof?.caught == ["second-load-sent"])
  }

  @Test func aQuestionHasOneSlipInEverySuite() throws {
    let proof = try proof(of: "L5", in: try TemporaryFolder(Self.package))
    #expect(proof?.test == "ListTests/testLong")
    #expect(proof?.alone == false)
  }

  @Test func elseItIsTheShortest() throws {
    let folder = try TemporaryFolder(Self.package)
    let proof = try #require(try proof(of: "L4", in: folder))
    #expect(proof.test == "ListTests/testShort")
    #expect(!proof.alone)
    #expect(proof.caught == ["`d` becomes `e`"])
    let table = try SuitesReport.table(proof, in: folder.path)
    #expect(table.note?.hasPrefix("No shorter one proves more. Doubles: NestedStub (") == true)
    #expect(try self.proof(of: "L3", in: folder) == nil)
  }

  @Test(arguments: [nil, "{}", "[{}]", "[", ""])
  func aSuiteWithoutAListOfDefectsIsNamed(json: String?) throws {
    var package = Self.package
    package["Tests/Defects/A.json"] = json
    let folder = try TemporaryFolder(package)
    let error = #expect(throws: InputError.self) { try proof(of: "L1", in: folder) }
    #expect(error?.description.contains("/Tests/Defects/A.json: ") == true)
  }

  @Test(arguments: Registry.architectures.map(\.name))
  func everyStatementHasAProof(version: String) throws {
    let root = try #require(PackageRoot.path)
    let suite = try #require(try Suite.all.get().first { $0.architecture == version })
    let proofs = try Proofs(of: suite, in: root)
    for behaviour in try Specification(ofPackageAt: root).behaviours {
      let proof = try #require(proofs.row(of: behaviour))
      let code = try SuitesReport.table(proof, in: root).cells.map { $0[0] }
      let name = proof.test.split(separator: "/")[1]
      #expect(code.first?.contains(behaviour) == true)
      #expect(code.last == "}")
      #expect(code.contains { $0.contains("func \(name)()") })
    }
  }

  private func proof(of behaviour: String, in folder: TemporaryFolder) throws -> ProofRow? {
    try Proofs(of: Suite(of: "A", in: folder.path), in: folder.path).row(of: behaviour)
  }

  private func double(_ name: String, _ file: String, _ line: Int) -> ProofRow.TestDouble {
    ProofRow.TestDouble(
      name: name, file: "Tests/ATests/\(file).swift", line: line, lastLine: line, code: 1)
  }
}
