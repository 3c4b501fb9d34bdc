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
  /// The compiler refuses code that uses the token wrongly.
  func testTokenCannotBeForgedOmittedOrMovedToAnotherTable() throws {
    let refused: KeyValuePairs<UInt, (snippet: String, because: String)> = [
      #line: ("ForgedToken", "'ItemCell.RegistrationToken' initializer is inaccessible"),
      #line: ("MissingToken", "missing argument for parameter 'having'"),
      #line: ("ForeignTable", "'tableView' is inaccessible"),
    ]

    for (line, scenario) in refused {
      let errors = try errors(in: scenario.snippet)
      XCTAssertEqual(errors.count, 1, "\(errors)", line: line)
      XCTAssertTrue(errors.allSatisfy { $0.contains(scenario.because) }, "\(errors)", line: line)
    }
  }

  /// X4.
  ///
  /// This shows that the other snippets fail for what they do, and not for where they are compiled.
  func testRegisteredTableDequeues() throws {
    XCTAssertEqual(try errors(in: "Control"), [])
  }

  /// X4.
  ///
  /// The compiler accepts code that uses the shared function instead of the token. Only the architecture rules refuse it.
  func testSharedFunctionGoesAroundTheToken() throws {
    XCTAssertEqual(try errors(in: "AroundToken"), [])
  }

  private func errors(in snippet: String) throws -> [String] {
    try TypeChecker(modulesOf: Self.self).errors(
      in: snippet, with: "ItemsList/ItemsListRegistrationToken.swift")
  }
}
