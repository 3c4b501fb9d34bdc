import HeadlessKit
import Items
import XCTest

@testable import MVC

final class ItemsListRegistrationTokenTests: XCTestCase {
  /// L10.
  func testTokenDequeuesFromItsOwnTable() {
    let tables = [TableView(), TableView()]
    let tokens = tables.map { ItemCell.register(to: $0) }

    let cells = tokens.map { ItemCell.dequeue(andMustHave: $0) }

    XCTAssertEqual(cells.map(\.reuseIdentifier), ["ItemCell", "ItemCell"])
    XCTAssertNotIdentical(cells.first, cells.last)
  }

  /// L10.
  ///
  /// The compiler does the testing: a token comes from registering only, without one nothing is dequeued,
  /// and with one only from its own table.
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
