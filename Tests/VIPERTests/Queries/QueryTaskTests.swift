import Items
import VIPER
import XCTest

/// Describes the query task; names read describe, context, it.
final class QueryTaskTests: XCTestCase {
  private var log: CallLog!
  private var request: CancellableSpy!
  private var reply: Completion<Int>!

  override func setUp() {
    log = CallLog()
    request = CancellableSpy(log, named: "request")
  }

  // MARK: Starting

  /// L2.
  func testStarting_sendsTheRequestAtOnce() {
    let task = start()
    XCTAssertEqual(log.calls, ["send"])
    withExtendedLifetime(task) {}
  }

  // MARK: Ending

  /// L2 L3.
  func testEnding_tellsTheTasksOwnHandlersThenTheCallers() {
    let replies: [(reply: Result<Int, NetworkError>, result: QueryResult<Int>)] = [
      (.success(7), .success(7)), (.failure(.timedOut), .failure(.timedOut)),
    ]
    for (reply, result) in replies {
      let task = start()
      addHandler("own", to: task)
      addHandler("caller's", to: task)
      log.removeAll()
      self.reply(reply)
      XCTAssertEqual(log.calls, ["own \(result)", "caller's \(result)"])
    }
  }

  /// L2 X4.
  func testEnding_beforeAHandlerIsAdded_tellsItAtOnce() {
    let task = start()
    reply(.success(7))
    log.removeAll()
    addHandler("late", to: task)
    XCTAssertEqual(log.calls, ["late \(QueryResult<Int>.success(7))"])
  }

  /// L2 X4.
  func testEnding_whileStarting_tellsItsHandlersAndCancelsNothing() {
    let task = QueryTask<Int>.start { completion in
      completion(.success(7))
      return self.request
    }
    addHandler("handler", to: task)
    task.cancel()
    XCTAssertEqual(log.calls, ["handler \(QueryResult<Int>.success(7))"])
  }

  /// X4.
  func testEnding_again_tellsNobody() {
    let task = start()
    addHandler("handler", to: task)
    reply(.success(7))
    log.removeAll()
    reply(.success(8))
    reply(.failure(.offline))
    addHandler("late", to: task)
    XCTAssertEqual(log.calls, ["late \(QueryResult<Int>.success(7))"])
  }

  /// X2.
  func testEnding_letsGoOfHandlersAndRequest() {
    let task = start()
    weak let weakRequest = request
    request = nil
    var owner: CallLog? = CallLog()
    weak let weakOwner = owner
    task.addHandler { [owner] _ in owner?.note("over") }
    owner = nil
    XCTAssertNotNil(weakOwner)
    XCTAssertNotNil(weakRequest)
    reply(.success(7))
    XCTAssertNil(weakOwner)
    XCTAssertNil(weakRequest)
    withExtendedLifetime(task) {}
  }

  // MARK: Cancelling

  /// X5 D4 A6.
  func testCancelling_endsAsCancelledAndCancelsTheRequest() {
    let task = start()
    addHandler("own", to: task)
    addHandler("caller's", to: task)
    log.removeAll()
    task.cancel()
    let cancelled = QueryResult<Int>.cancelled
    XCTAssertEqual(
      log.calls, ["own \(cancelled)", "caller's \(cancelled)", "request.cancel"])
  }

  /// X5 X4.
  func testCancelling_whenTheRequestIgnoresIt_isStillTheEnd() {
    let task = start()
    addHandler("handler", to: task)
    task.cancel()
    log.removeAll()
    reply(.success(7))
    reply(.failure(.offline))
    task.cancel()
    addHandler("late", to: task)
    XCTAssertEqual(log.calls, ["late \(QueryResult<Int>.cancelled)"])
  }

  /// X5.
  func testCancelling_whenItIsOver_doesNothing() {
    let task = start()
    addHandler("handler", to: task)
    reply(.success(7))
    log.removeAll()
    task.cancel()
    XCTAssertEqual(log.calls, [])
  }

  // MARK: Being released

  /// X2 X5.
  func testReleasing_cancelsNothingAndTellsNobody() {
    weak var weakTask: QueryTask<Int>?
    do {
      let task = start()
      weakTask = task
      addHandler("handler", to: task)
    }
    XCTAssertNil(weakTask)
    log.removeAll()
    reply(.success(7))
    XCTAssertEqual(log.calls, [])
  }

  private func start() -> QueryTask<Int> {
    .start { completion in
      self.log.note("send")
      self.reply = completion
      return self.request
    }
  }

  private func addHandler(_ name: String, to task: QueryTask<Int>) {
    task.addHandler { [log] in log?.note("\(name) \($0)") }
  }
}
