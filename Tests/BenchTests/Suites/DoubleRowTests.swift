import SwiftSource
import XCTest

@testable import Reading
@testable import Suites

/// A double is what its comment says, whatever it is called, or else what its name says.
final class DoubleRowTests: XCTestCase {
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
}
