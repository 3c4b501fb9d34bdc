import Items
import ItemsNetworking
import VIPER
import XCTest

/// Describes the query task.
final class QueryTaskTests: XCTestCase {
  private var log: CallLog!
  private var request: CancellableSpy!
  private var reply: Completion<Int>?
  private var results: [QueryResult<Int>]!
  private var sut: QueryTask<Int>!

  override func setUp() {
    log = CallLog()
    request = CancellableSpy(log, named: "request")
    results = []
    sut = QueryTask { self.results.append($0) }
  }

  override func tearDown() {
    sut = nil
  }

  // MARK: describe starting

  /// L2.
  func test_whenStarting_itSendsTheRequestAtOnce() {
    start()
    XCTAssertEqual(log.calls, ["send"])
  }

  /// L2 X4.
  func test_whenTheReplyComesWhileStarting_itTellsTheHandlerOnce() {
    sut.start { completion in
      completion(.success(7))
      return self.request
    }
    sut.cancel()
    XCTAssertEqual(results, [.success(7)])
  }

  /// X5.
  func test_whenCancelledWhileStarting_itEndsAsCancelledAndCancelsTheRequest() {
    sut.start { _ in
      self.sut.cancel()
      return self.request
    }
    XCTAssertEqual(results, [.cancelled])
    XCTAssertEqual(log.calls, ["request.cancel"])
  }

  // MARK: describe ending

  /// L2.
  func test_whenTheReplyComes_itTellsTheHandler() {
    start()
    reply?(.success(7))
    XCTAssertEqual(results, [.success(7)])
  }

  /// L3.
  func test_whenTheRequestFails_itTellsTheHandlerWhy() {
    start()
    reply?(.failure(.timedOut))
    XCTAssertEqual(results, [.failure(.timedOut)])
  }

  /// X4.
  func test_whenItHasEnded_andAReplyComesAgain_itTellsNobody() {
    start()
    reply?(.success(7))
    reply?(.success(8))
    XCTAssertEqual(results, [.success(7)])
  }

  /// X2.
  func test_whenItHasEnded_itLetsGoOfHandlerAndRequest() {
    var owner: CallLog? = CallLog()
    sut = QueryTask { [owner] _ in owner?.note("over") }
    start()
    weak let weakRequest = request
    request = nil
    weak let weakOwner = owner
    owner = nil
    XCTAssertNotNil(weakOwner, "nobody kept the handler")
    XCTAssertNotNil(weakRequest, "nobody kept the request")
    reply?(.success(7))
    XCTAssertNil(weakOwner, "the handler is kept")
    XCTAssertNil(weakRequest, "the request is kept")
  }

  // MARK: describe cancelling

  /// X5 D4 A6.
  func test_whenCancelling_itEndsAsCancelledAndCancelsTheRequest() {
    start()
    sut.cancel()
    XCTAssertEqual(results, [.cancelled])
    XCTAssertEqual(log.calls, ["send", "request.cancel"])
  }

  /// X5 X4.
  func test_whenCancelling_andTheRequestIgnoresIt_itTellsNobodyOfTheReply() {
    start()
    sut.cancel()
    reply?(.success(7))
    XCTAssertEqual(results, [.cancelled])
  }

  /// X5.
  func test_whenCancelling_andItHasEnded_itDoesNothing() {
    start()
    reply?(.success(7))
    sut.cancel()
    XCTAssertEqual(results, [.success(7)])
    XCTAssertEqual(log.calls, ["send"])
  }

  // MARK: describe being released

  /// X2 X5.
  func test_whenReleased_itCancelsNothingAndTellsNobody() {
    start()
    weak let weakTask = sut
    sut = nil
    XCTAssertNil(weakTask, "the task is kept")
    reply?(.success(7))
    XCTAssertEqual(results, [])
    XCTAssertEqual(log.calls, ["send"])
  }

  private func start() {
    sut.start { completion in
      self.log.note("send")
      self.reply = completion
      return self.request
    }
  }
}
