import Items
import VIPER
import XCTest

/// Describes the query task.
final class QueryTaskTests: XCTestCase {
  private var log: CallLog!
  private var request: CancellableSpy!
  private var reply: Completion<Int>?
  private var results: [QueryResult<Int>]!

  override func setUp() {
    log = CallLog()
    request = CancellableSpy(log, named: "request")
    results = []
  }

  // MARK: describe starting

  /// L2.
  func test_whenStarting_itSendsTheRequestAtOnce() {
    let task = start()
    XCTAssertEqual(log.calls, ["send"])
    withExtendedLifetime(task) {}
  }

  /// L2 X4.
  func test_whenTheReplyComesWhileStarting_itTellsTheHandlersAndCancelsNothing() {
    let task = QueryTask<Int>.start { completion in
      completion(.success(7))
      return self.request
    }
    task.addHandler(note)
    task.cancel()
    XCTAssertEqual(results, [.success(7)])
    XCTAssertEqual(log.calls, [])
  }

  // MARK: describe ending

  /// L2 L3.
  func test_whenTheReplyComes_itTellsTheHandlersHow() {
    let replies: [(reply: Result<Int, NetworkError>, result: QueryResult<Int>)] = [
      (.success(7), .success(7)), (.failure(.timedOut), .failure(.timedOut)),
    ]
    for (reply, result) in replies {
      setUp()
      let task = start()
      task.addHandler(note)
      self.reply?(reply)
      XCTAssertEqual(results, [result])
    }
  }

  /// L2 L3.
  func test_whenItEnds_itTellsItsOwnHandlersThenTheCallers() {
    let task = start()
    task.addHandler { _ in self.log.note("own") }
    task.addHandler { _ in self.log.note("caller's") }
    reply?(.success(7))
    XCTAssertEqual(log.calls, ["send", "own", "caller's"])
  }

  /// L2 X4.
  func test_whenItHasEnded_itTellsAHandlerAtOnce() {
    let task = start()
    reply?(.success(7))
    task.addHandler(note)
    XCTAssertEqual(results, [.success(7)])
  }

  /// X4.
  func test_whenItHasEnded_andAReplyComesAgain_itTellsNobody() {
    let task = start()
    task.addHandler(note)
    reply?(.success(7))
    reply?(.success(8))
    XCTAssertEqual(results, [.success(7)])
  }

  /// X4.
  func test_whenItHasEnded_andAReplyHasComeAgain_itTellsAHandlerOfTheFirst() {
    let task = start()
    reply?(.success(7))
    reply?(.success(8))
    task.addHandler(note)
    XCTAssertEqual(results, [.success(7)])
  }

  /// X2.
  func test_whenItHasEnded_itLetsGoOfHandlersAndRequest() {
    let task = start()
    weak let weakRequest = request
    request = nil
    var owner: CallLog? = CallLog()
    weak let weakOwner = owner
    task.addHandler { [owner] _ in owner?.note("over") }
    owner = nil
    XCTAssertNotNil(weakOwner)
    XCTAssertNotNil(weakRequest)
    reply?(.success(7))
    XCTAssertNil(weakOwner)
    XCTAssertNil(weakRequest)
    withExtendedLifetime(task) {}
  }

  // MARK: describe cancelling

  /// X5 D4 A6.
  func test_whenCancelling_itEndsAsCancelledAndCancelsTheRequest() {
    let task = start()
    task.addHandler(note)
    task.cancel()
    XCTAssertEqual(results, [.cancelled])
    XCTAssertEqual(log.calls, ["send", "request.cancel"])
  }

  /// X5 X4.
  func test_whenCancelling_andTheRequestIgnoresIt_itTellsNobodyOfTheReply() {
    let task = start()
    task.addHandler(note)
    task.cancel()
    reply?(.success(7))
    XCTAssertEqual(results, [.cancelled])
  }

  /// X5.
  func test_whenCancelling_andItHasEnded_itDoesNothing() {
    let task = start()
    task.addHandler(note)
    reply?(.success(7))
    task.cancel()
    XCTAssertEqual(results, [.success(7)])
    XCTAssertEqual(log.calls, ["send"])
  }

  // MARK: describe being released

  /// X2 X5.
  func test_whenReleased_itCancelsNothingAndTellsNobody() {
    weak var weakTask: QueryTask<Int>?
    do {
      let task = start()
      weakTask = task
      task.addHandler(note)
    }
    XCTAssertNil(weakTask)
    reply?(.success(7))
    XCTAssertEqual(results, [])
    XCTAssertEqual(log.calls, ["send"])
  }

  private func start() -> QueryTask<Int> {
    .start { completion in
      self.log.note("send")
      self.reply = completion
      return self.request
    }
  }

  private func note(_ result: QueryResult<Int>) {
    results.append(result)
  }
}
