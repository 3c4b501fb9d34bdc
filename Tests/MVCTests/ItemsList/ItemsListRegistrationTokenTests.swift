import HeadlessKit
import ItemsScreens
import XCTest

@testable import MVC

final class ItemsListRegistrationTokenTests: XCTestCase {
  /// X4.
  ///
  /// A cell that isn't visible any more is used again, which only its own table can do.
  func testTokenDequeuesFromItsOwnTable() throws {
    let tableView = TableView()
    let stub = ItemsListModelStub(firstState: .success([.milk]))

    try withExtendedLifetime(ItemsListTableViewBinding(observing: stub, handling: tableView)) {
      let cell = try XCTUnwrap(tableView.visibleCells.first)
      stub.currentState = .success([.plants])
      XCTAssertIdentical(tableView.visibleCells.first, cell)
    }
  }

  /// X4.
  ///
  /// The compiler refuses code that uses the token wrongly. The control has no error, which shows that the other
  /// snippets fail for what they do, and not for where they are compiled.
  func testTokenCannotBeForgedOmittedOrMovedToAnotherTable() throws {
    let expected = [
      "ForeignTable: 'tableView' is inaccessible",
      "ForgedToken: 'ItemCell.RegistrationToken' initializer is inaccessible",
      "MissingToken: missing argument for parameter 'having'",
    ]

    let errors = try TypeChecker(modulesOf: Self.self).errors(
      in: ["Control", "ForeignTable", "ForgedToken", "MissingToken"],
      with: "ItemsList/ItemsListRegistrationToken.swift")

    XCTAssertEqual(errors.count, expected.count, "\(errors)")
    for (error, expected) in zip(errors, expected) {
      XCTAssertTrue(error.hasPrefix(expected), error)
    }
  }
}
