import Items
import Testing

struct WordingTests {
  private static let networkErrors: [NetworkError] =
    [.offline, .timedOut, .notFound, .undecodable(reason: "typeMismatch(Swift.Int)")]
    + [-1, 0, 100, 204, 304, 400, 401, 404, 422, 499, 500, 503, 599, 1_000].map { .status($0) }

  private static let failures: [ItemsFailure] =
    networkErrors.map { .network($0) } + [.store(.readFailed), .store(.writeFailed)]

  /// X1.
  @Test(arguments: failures)
  func `Every failure is a sentence, without type names and without a code`(failure: ItemsFailure) {
    let message = Wording.message(for: failure)
    #expect(message.split(separator: " ").count >= 4)
    #expect(message.first?.isUppercase == true)
    #expect(message.last == ".")
    #expect(!message.contains { $0.isNumber })
    #expect(!message.contains { "_()<>{}".contains($0) })
    let names = [
      "Error", "Failure", "Fail", "Swift", "Mismatch", "timedOut", "notFound", "undecodable",
      "offline:", "status", "network(", "store(",
    ]
    #expect(!names.contains { message.contains($0) })
  }

  /// L3 X1.
  @Test func `Each reason has its own words`() {
    let reasons: [ItemsFailure] = [
      .network(.offline), .network(.timedOut), .network(.notFound), .network(.status(500)),
      .network(.status(422)), .network(.undecodable(reason: "")), .store(.readFailed),
      .store(.writeFailed),
    ]
    #expect(Set(reasons.map(Wording.message(for:))).count == reasons.count)
  }

  @Test func `What the server can't do is told from what it won't`() {
    let messages = [499, 500, 599, 600].map { Wording.message(for: .network(.status($0))) }
    #expect(messages[0] == "The server refused the request.")
    #expect(Set(messages[1...]) == ["The server is having trouble. Try again later."])
  }

  /// X1.
  @Test func `What was wrong with a body is for developers`() {
    let reasons = ["", "keyNotFound", "暗い"]
    let messages = reasons.map { Wording.message(for: .network(.undecodable(reason: $0))) }
    #expect(Set(messages) == ["The server sent an answer this app can't read."])
  }

  /// D3.
  @Test(arguments: failures)
  func `Trying again could help unless the item is gone`(failure: ItemsFailure) {
    #expect(Wording.offersRetry(after: failure) == (failure != .network(.notFound)))
  }

  /// D3.
  @Test func `An item that is gone is said to be gone`() {
    #expect(Wording.message(for: .network(.notFound)) == "This item no longer exists.")
  }

  /// A2.
  @Test func `A refused title has the words of the contract`() {
    #expect(Wording.message(for: TitleError.blank) == "Title is required")
    #expect(Wording.message(for: TitleError.tooLong) == "Title is too long")
  }
}
