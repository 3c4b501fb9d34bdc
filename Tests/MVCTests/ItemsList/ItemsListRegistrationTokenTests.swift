import HeadlessKit
import ItemsScreens
import XCTest

@testable import MVC

final class ItemsListRegistrationTokenTests: XCTestCase {
  /// X4.
  ///
  /// The cell that went out of view comes back, which only its own table can do.
  func testTokenDequeuesFromItsOwnTable() throws {
    let tableView = TableView()
    let stub = ItemsListModelStub(firstState: .success([.milk]))

    try withExtendedLifetime(ItemsListTableViewBinding(observing: stub, handling: tableView)) {
      let cell = try XCTUnwrap(tableView.visibleCells.first)
      stub.nextState = .success([.plants])
      XCTAssertIdentical(tableView.visibleCells.first, cell)
    }
  }

  /// X4.
  ///
  /// The compiler does the testing: a token comes from registering only, and `dequeue(andMustHave:)` goes
  /// neither without one nor for another's table.
  func testDequeuingBeforeRegisteringDoesNotCompile() throws {
    let scenarios: KeyValuePairs<UInt, (snippet: String, errors: [String])> = [
      // Shows that the snippets below are refused for what they do, not for where they are.
      #line: ("Control", []),
      #line: (
        "ForgedToken",
        [
          "'ItemCell.RegistrationToken' initializer is inaccessible due to 'fileprivate' protection level"
        ]
      ),
      #line: ("MissingToken", ["missing argument for parameter 'andMustHave' in call"]),
      #line: ("ForeignTable", ["extra argument 'by' in call"]),
    ]

    let typeChecker = TypeChecker(modulesOf: Self.self)
    for (line, scenario) in scenarios {
      XCTAssertEqual(
        try typeChecker.errors(
          in: scenario.snippet, with: "ItemsList/ItemsListRegistrationToken.swift"),
        scenario.errors, line: line)
    }
  }
}
