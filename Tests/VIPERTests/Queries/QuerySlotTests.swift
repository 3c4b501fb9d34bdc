import Items
import ItemsNetworking
import VIPER
import XCTest

/// Describes the slot that keeps a data manager's query.
final class QuerySlotTests: XCTestCase {
  private var log: CallLog!
  private var replies: [Completion<Int>]!
  private var sut: QuerySlot!

  override func setUp() {
    log = CallLog()
    replies = []
    sut = QuerySlot()
  }

  override func tearDown() {
    sut = nil
  }

  // MARK: describe starting a query

  /// L2 L3.
  func test_whenStarting_itTellsTheCallerOfTheReply() {
    start("first")
    complete(replies, with: .success(7))
    XCTAssertEqual(log.calls, ["send first", "first: success(7)"])
  }

  /// A4 X5 X6.
  func test_whenStarting_andOneIsUnderWay_itEndsThatAsCancelledFirst() {
    start("first")
    start("second")
    complete(replies, 0, with: .success(7))
    complete(replies, 1, with: .success(8))
    XCTAssertEqual(
      log.calls,
      ["send first", "first: cancelled", "first.cancel", "send second", "second: success(8)"])
  }

  /// X6 X4.
  func test_whenStarting_andTheEndOfAnotherStartsAThird_itLosesNone() {
    start("first") { self.start("third") }
    start("second")
    complete(replies, 1, with: .success(7))
    complete(replies, 2, with: .success(8))
    XCTAssertEqual(
      log.calls,
      [
        "send first", "first: cancelled", "send third", "first.cancel", "third: cancelled",
        "third.cancel", "send second", "second: success(8)",
      ])
  }

  /// L2 X4.
  func test_whenStarting_andTheReplyComesAtOnceAndStartsAnother_itKeepsThat() {
    sut.start(
      { completion in
        completion(.success(7))
        return CancellableSpy(self.log, named: "first")
      },
      completion: {
        self.note("first")($0)
        self.start("second")
      })
    complete(replies, with: .success(8))
    XCTAssertEqual(
      log.calls, ["first: success(7)", "send second", "first.cancel", "second: success(8)"])
  }

  /// L5 X6.
  func test_whenAReplyStartsAnother_itKeepsThat() {
    start("first") { self.start("second") }
    complete(replies, 0, with: .failure(.offline))
    sut.cancel()
    XCTAssertEqual(
      log.calls,
      [
        "send first", "first: failure(Items.NetworkError.offline)", "send second",
        "second: cancelled", "second.cancel",
      ])
  }

  // MARK: describe cancelling

  /// X5 D4 A6.
  func test_whenCancelling_itEndsTheQueryAsCancelled() {
    start("first")
    sut.cancel()
    XCTAssertEqual(log.calls, ["send first", "first: cancelled", "first.cancel"])
  }

  /// X5.
  func test_whenCancelling_andNothingIsUnderWay_itDoesNothing() {
    sut.cancel()
    start("first")
    complete(replies, with: .success(7))
    sut.cancel()
    XCTAssertEqual(log.calls, ["send first", "first: success(7)"])
  }

  // MARK: describe being released

  /// X2 X4.
  func test_whenReleased_itTellsNobodyOfTheReply() {
    start("first")
    weak let weakSlot = sut
    sut = nil
    XCTAssertNil(weakSlot, "the slot is kept")
    complete(replies, with: .success(7))
    XCTAssertEqual(log.calls, ["send first"])
  }

  private func start(_ name: String, then next: @escaping () -> Void = {}) {
    sut.start(
      { completion in
        self.log.note("send \(name)")
        self.replies.append(completion)
        return CancellableSpy(self.log, named: name)
      },
      completion: {
        self.note(name)($0)
        next()
      })
  }

  private func note(_ name: String) -> (QueryResult<Int>) -> Void {
    { [log] in log?.note("\(name): \($0)") }
  }
}
