import HeadlessKit
import Items
import XCTest

@testable import MVC

final class ItemCellRegistrationTokenTests: XCTestCase {
  /// Extra.
  func testRegisteredCellIsDequeued() {
    let tableView = TableView()

    let token = ItemCell.register(to: tableView)

    let first = ItemCell.dequeue(by: tableView, andMustHave: token)
    let second = ItemCell.dequeue(by: tableView, andMustHave: token)
    XCTAssertEqual(first.reuseIdentifier, ItemCell.reuseIdentifier)
    XCTAssertNotIdentical(first, second)
  }

  /// Extra.
  ///
  /// The compiler does the testing: a token comes from registering only, and without one nothing is
  /// dequeued.
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
    ]

    let typeChecker = TypeChecker(modulesOf: Self.self)
    for (line, scenario) in scenarios {
      XCTAssertEqual(
        try typeChecker.errors(
          in: scenario.snippet, with: "Extras/ItemCell+RegistrationToken.swift"),
        scenario.errors, line: line)
    }
  }
}
