import SwiftSource
import XCTest

@testable import Console
@testable import Reading
@testable import Results
@testable import Suites

final class SuiteTests: XCTestCase {
  private static let package = [
    "Sources/Shared/Client.swift": "protocol Client {}\n",
    "Sources/A/AApp.swift": "struct AApp {}\n", "Sources/A/Extras/Log.swift": "struct Log {}\n",
    "Tests/ATests/List/ListTests.swift": """
    import XCTest

    final class ListTests: XCTestCase {
      private struct Stub: Client {
        struct Spy: Client {}
      }
      let stub = Stub()

      /// L1.
      func testOne() {
        XCTAssert(true)
      }
    }
    """,
    "Tests/ATests/List/ListTests+More.swift":
      "extension ListTests {\n  /// L1 L2.\n  func testTwo() {}\n}\n",
    "Tests/ATests/Extras/LogTests.swift": "class LogTests: XCTestCase {\n  func testLog() {}\n}\n",
    "docs/SPEC.md":
      "| | |\n|---|---|\n| L1 | One. |\n| L2 | Two. |\n| X4 | None. |\n\n- **X3**: all.\n",
  ]

  func testASuiteIsCountedWithoutItsExtras() throws {
    let folder = try TemporaryFolder(Self.package)
    let suite = try Suite(of: "A", in: folder.path)
    let row = suite.row
    XCTAssertEqual(row.version, "A")
    XCTAssertEqual([row.testCases, row.tests, row.doubles], [1, 2, 2])
    XCTAssertEqual(row.codePerTest, 2)
    // Import, class, property, brace; extension, brace.
    XCTAssertEqual(row.setUp, 6)
    XCTAssertEqual([row.code, row.codeOfDoubles, row.assertions], [10, 3, 1])
    // What is part of another one isn't listed.
    let file = "Tests/ATests/List/ListTests.swift"
    let stub = DoubleRow(
      version: "A", name: "Stub", kind: .stub, file: file, line: 4, lastLine: 6)
    XCTAssertEqual(suite.kinds, [stub])
  }

  func testTheGridNamesTestsAndHoles() throws {
    let folder = try TemporaryFolder(Self.package)
    let suite = try Suite(of: "A", in: folder.path)
    let rows = try Specification(ofPackageAt: folder.path).rows(of: [suite])
    XCTAssertEqual(rows.map(\.behaviour), ["L1", "L2", "X4"])
    let (one, two) = ("ListTests/testOne", "ListTests/testTwo")
    XCTAssertEqual(rows.map(\.tests), [[two, one], [two], []])
    let counts = [["L1", "2"], ["L2", "1"], ["X4", "NONE"]]
    XCTAssertEqual(SuitesReport.behaviours(rows).cells, counts)
    XCTAssertEqual(
      SuitesReport.tests(of: "L2", rows).cells, [["A"], ["  ListTests"], ["    testTwo"]])
    XCTAssertEqual(SuitesReport.tests(of: "X4", rows).cells, [["A: NONE"]])
  }

  func testTheCommentGoesBeforeTheName() throws {
    let cases: [(source: String, kind: DoubleRow.Kind?, isNamedOtherwise: Bool)] = [
      ("class StoreMock: Store {}", .mock, false),
      ("/// A spy: records.\nclass StoreMock: Store {}", .spy, true),
      ("/// A stub: answers.\n@MainActor\nclass ClientStub: Client {}", .stub, false),
      ("/// Records.\n/// A spy: it does.\nclass StoreFake: Store {}", .fake, false),
      ("/// A pity: it isn't.\nfinal class StoreSpy: Store {}", .spy, false),
      ("/// A dummy: nothing.\nclass Store: Client {}", .dummy, false),
      ("class Impostor: Store {}", nil, false),
    ]
    for (source, kind, isNamedOtherwise) in cases {
      let file = SwiftFile(path: "/A/B.swift", text: source)
      let row = DoubleRow(try XCTUnwrap(file.declarations.first), in: file, at: "B.swift", of: "A")
      XCTAssertEqual(row.kind, kind, source)
      XCTAssertEqual(row.isNamedOtherwise, isNamedOtherwise, source)
    }
  }

  func testAPathGivesSceneAndRole() {
    let cases = [
      ("ItemsList/ItemsListModel.swift", "ItemsList", "Model"),
      ("ItemsList/ItemsListModelState.swift", "ItemsList", "ModelState"),
      ("ItemsList/Views/ItemsListView.swift", "ItemsList", "View"),
      ("ItemsList/ItemsList.swift", "ItemsList", "ItemsList"),
      ("ItemsList/ItemCell.swift", "ItemsList", "ItemCell"),
      ("AddItem/AddItems.swift", "AddItem", "AddItems"),
      ("AddItem/AddItem_Delegate.swift", "AddItem", "_Delegate"), ("MVCApp.swift", "App", "App"),
      ("MVVMCApp.swift", "App", "App"), ("VIPERSAppLeavingTests.swift", "App", "Leaving"),
      ("Bag.swift", "App", "Bag"), ("States/StateMachine+Items.swift", "States", "StateMachine"),
      ("ItemsList/ItemsListModel+MoreTests.swift", "ItemsList", "Model"),
      ("AppFactory.swift", "App", "Factory"),
      ("ItemsList/ItemsListModelTests.swift", "ItemsList", "Model"),
      ("ItemsList/ItemsListTests.swift", "ItemsList", "ItemsList"),
      ("Extras/LoggingNavigator.swift", "Extras", "LoggingNavigator"),
    ]
    for (path, scene, role) in cases {
      let place = FilePlace(path: path)
      XCTAssertEqual([place.scene, place.role], [scene, role], path)
    }
    let known = FilePlace(path: "Mocks/ItemsListModelMock.swift", scene: "ItemsList")
    XCTAssertEqual([known.scene, known.role], ["ItemsList", "ModelMock"])
  }
}
