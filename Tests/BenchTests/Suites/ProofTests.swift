import Testing

@testable import Arms
@testable import bench

/// Of the tests that prove a statement, the one that a defect needs comes first, then the shortest.
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

      /// L1 L2.
      func testLong() {
        check(ClientSpy())

        check(1)
      }

      /// L1 L2.
      func testShort() { check(ClientDummy()) }
    }
    """,
    "Tests/ATests/DetailTests.swift": """
    final class DetailTests: ListTestCase {
      private struct NestedStub: Client {}
      let other = ClientFake()

      /// L2.
      func testDetail() {
        check(NestedStub())
        check(ClientFake())
      }
    }
    """,
    "Tests/ATests/ClientFake.swift": "struct ClientFake: Client {}\n",
    "Tests/Defects/A.json": """
    [
      {"behaviour": "L1", "caughtBy": ["ListTests/testLong"]},
      {"behaviour": "L1", "caughtBy": ["ListTests/testLong", "ListTests/testShort"]},
      {"behaviour": "L2", "caughtBy": ["ListTests/testLong", "ListTests/testShort"]}
    ]
    """,
  ]

  @Test func theTestThatADefectNeedsIsShownWithItsDoubles() throws {
    let proof = try #require(try proof(of: "L1"))
    #expect(
      proof.text() == """
        L1 in A: ListTests/testLong
        Alone it notices a planted defect. Doubles: NestedStub (Tests/ATests/ListTests.swift:2), ClientStub
        (Tests/ATests/Stubs.swift:1), ClientSpy (Tests/ATests/Stubs.swift:3).
        Tests/ATests/ListTests.swift:5
        ------------------------------
        /// L1 L2.
        func testLong() {
          check(ClientSpy())

          check(1)
        }

        """)
  }

  @Test func elseItIsTheShortest() throws {
    let proof = try #require(try proof(of: "L2"))
    #expect(proof.title == "L2 in A: ListTests/testShort")
    #expect(proof.note?.hasPrefix("The shortest there is. Doubles: NestedStub (") == true)
    #expect(proof.note?.contains("ClientDummy (Tests/ATests/Stubs.swift:4)") == true)
    #expect(proof.cells == [["/// L1 L2."], ["func testShort() { check(ClientDummy()) }"]])
  }

  @Test func whatNothingProvesHasNone() throws {
    #expect(try proof(of: "L3") == nil)
  }

  @Test func aSuiteWithoutDefectsIsNamed() throws {
    var package = Self.package
    package["Tests/Defects/A.json"] = nil
    let folder = try TemporaryFolder(package)
    let suite = try Suite(of: "A", in: folder.path)
    #expect(throws: InputError.self) { try suite.proof(of: "L1", in: folder.path) }
  }

  @Test(arguments: Registry.architectures.map(\.name))
  func everyStatementHasAProof(version: String) throws {
    let root = try #require(PackageRoot.path)
    let suite = try #require(try Suite.all.get().first { $0.architecture == version })
    for behaviour in try Specification(ofPackageAt: root).behaviours {
      let proof = try #require(try suite.proof(of: behaviour, in: root))
      #expect(proof.cells.first?[0].contains(behaviour) == true)
      #expect(proof.cells.last == ["}"])
    }
  }

  private func proof(of behaviour: String) throws -> Table? {
    let folder = try TemporaryFolder(Self.package)
    return try Suite(of: "A", in: folder.path).proof(of: behaviour, in: folder.path)
  }
}
