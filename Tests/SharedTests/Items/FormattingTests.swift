import Items
import XCTest

final class FormattingTests: XCTestCase {
  private static let networkErrors: [NetworkError] =
    [.offline, .timedOut, .notFound, .undecodable(reason: "typeMismatch(Swift.Int)")]
    + [-1, 0, 100, 204, 304, 400, 401, 404, 422, 499, 500, 503, 599, 1_000].map { .status($0) }

  private static let failures: [ItemsFailure] =
    networkErrors.map { .network($0) } + [.store(.readFailed), .store(.writeFailed)]

  /// X1.
  func testEveryFailureIsASentenceWithoutTypeNamesOrCodes() {
    for failure in Self.failures {
      let message = Formatting.message(for: failure)
      XCTAssertGreaterThanOrEqual(message.split(separator: " ").count, 4, "\(failure)")
      XCTAssertEqual(message.first?.isUppercase, true, "\(failure)")
      XCTAssertEqual(message.last, ".", "\(failure)")
      XCTAssertFalse(message.contains { $0.isNumber }, "\(failure)")
      XCTAssertFalse(message.contains { "_()<>{}".contains($0) }, "\(failure)")
      let names = [
        "Error", "Failure", "Fail", "Swift", "Mismatch", "timedOut", "notFound", "undecodable",
        "offline:", "status", "network(", "store(",
      ]
      XCTAssertFalse(names.contains { message.contains($0) }, "\(failure)")
    }
  }

  /// L3 X1.
  func testEachReasonHasItsOwnWords() {
    let reasons: [ItemsFailure] = [
      .network(.offline), .network(.timedOut), .network(.notFound), .network(.status(500)),
      .network(.status(422)), .network(.undecodable(reason: "")), .store(.readFailed),
      .store(.writeFailed),
    ]
    XCTAssertEqual(Set(reasons.map(Formatting.message(for:))).count, reasons.count)
  }

  func testWhatTheServerCannotDoIsToldFromWhatItWillNot() {
    let messages = [499, 500, 599, 600].map { Formatting.message(for: .network(.status($0))) }
    XCTAssertEqual(messages[0], "The server refused the request.")
    XCTAssertEqual(Set(messages[1...]), ["The server is having trouble. Try again later."])
  }

  /// X1.
  func testWhatWasWrongWithABodyIsForDevelopers() {
    let reasons = ["", "keyNotFound", "暗い"]
    let messages = reasons.map { Formatting.message(for: .network(.undecodable(reason: $0))) }
    XCTAssertEqual(Set(messages), ["The server sent an answer this app can't read."])
  }

  /// D3.
  func testTryingAgainCouldHelpUnlessTheItemIsGone() {
    for failure in Self.failures {
      XCTAssertEqual(
        Formatting.offersRetry(after: failure), failure != .network(.notFound), "\(failure)")
    }
  }

  /// D3.
  func testItemThatIsGoneIsSaidToBeGone() {
    XCTAssertEqual(Formatting.message(for: .network(.notFound)), "This item no longer exists.")
  }

  /// A2.
  func testRefusedTitleHasTheWordsOfTheContract() {
    XCTAssertEqual(Formatting.message(for: TitleError.blank), "Title is required")
    XCTAssertEqual(Formatting.message(for: TitleError.tooLong), "Title is too long")
  }
}
