import Items
import ItemsNetworking
import XCTest

/// The double that carries the requests ignores cancel, so that what is proven is the slot's own guard.
final class RequestSlotTests: XCTestCase {
  let slot = RequestSlot()
  let log = Log()

  /// Starts a request and returns what completes it.
  @discardableResult
  func start(_ name: String, onCancel: @escaping () -> Void = {}) -> Completion<Int> {
    var complete: Completion<Int> = { _ in }
    slot.start { completion in
      complete = completion
      return Handle { [log] in
        log.append("\(name) cancelled")
        onCancel()
      }
    } then: { [log] in
      log.append("\(name) \($0)")
    }
    return complete
  }

  func testResultIsHandledOnce() {
    let complete = start("list")
    complete(.success(1))
    complete(.success(2))
    XCTAssertEqual(log.entries, ["list success(1)"])
  }

  /// X5.
  func testResultThatComesAfterACancelIsNotHandled() {
    let complete = start("list")
    slot.cancel()
    complete(.success(1))
    XCTAssertEqual(log.entries, ["list cancelled"])
  }

  /// A4 X5.
  func testNewRequestCancelsTheOneUnderWayWhoseResultIsNotHandled() {
    let first = start("first")
    let second = start("second")
    first(.success(1))
    second(.success(2))
    first(.success(1))
    XCTAssertEqual(log.entries, ["first cancelled", "second success(2)"])
  }

  func testCancellingWithNothingUnderWayDoesNothing() {
    slot.cancel()
    start("list")(.success(1))
    slot.cancel()
    XCTAssertEqual(log.entries, ["list success(1)"])
  }

  func testCancelThatStartsAnotherRequestKeepsThatOneUnderWay() {
    var second: Completion<Int> = { _ in }
    let first = start("first") { [self] in second = start("second") }
    slot.cancel()
    first(.success(1))
    second(.success(2))
    XCTAssertEqual(log.take(), ["first cancelled", "second success(2)"])
    start("first") { [self] in start("second") }
    for _ in 0..<3 { slot.cancel() }
    XCTAssertEqual(log.entries, ["first cancelled", "second cancelled"])
  }

  func testRequestThatTheCancelOfTheOldOneStartsIsNotSentWhereANewOneReplacesBoth() {
    var second: Completion<Int> = { _ in }
    start("first") { [self] in second = start("second") }
    let third = start("third")
    second(.success(2))
    third(.success(3))
    XCTAssertEqual(log.entries, ["first cancelled", "third success(3)"])
  }

  func testNewRequestIsSentEvenIfEachCancelStartsAnother() {
    var left = 10
    func startAgain() {
      left -= 1
      if left > 0 { start("\(left)", onCancel: startAgain) }
    }
    start("first", onCancel: startAgain)
    start("new")(.success(1))
    XCTAssertEqual(log.entries, ["first cancelled", "new success(1)"])
  }

  func testRequestCanFollowAnotherFromWithinItsHandler() {
    var second: Completion<Int> = { _ in }
    var first: Completion<Int> = { _ in }
    slot.start { completion in
      first = completion
      return Handle { XCTFail("cancelled") }
    } then: { [self] _ in
      second = start("second")
    }
    first(.success(1))
    second(.success(2))
    XCTAssertEqual(log.entries, ["second success(2)"])
  }

  func testRequestMayCompleteBeforeItHasBeenSentAndStartAnother() {
    slot.start { completion in
      let request = PendingRequest(completion: completion)
      request.complete { .success(1) }
      return request
    } then: { [self] (result: Result<Int, NetworkError>) in
      log.append("first \(result)")
      start("second")
    }
    slot.cancel()
    XCTAssertEqual(log.entries, ["first success(1)", "second cancelled"])
  }

  func testRequestCancelledWhileItIsSentIsCalledOffAndNotHandled() {
    slot.start { completion in
      slot.cancel()
      completion(.success(1))
      return Handle { [log] in log.append("cancelled") }
    } then: { [log] (result: Result<Int, NetworkError>) in
      log.append("\(result)")
    }
    XCTAssertEqual(log.entries, ["cancelled"])
  }

  /// X2 X5.
  func testSlotThatIsGoneHandlesNothingAndNoRequestKeepsIt() {
    var slot: RequestSlot? = RequestSlot()
    weak let released = slot
    var complete: Completion<Int> = { _ in }
    slot?.start { completion in
      complete = completion
      return Handle {}
    } then: { [log] in
      log.append("\($0)")
    }
    slot = nil
    XCTAssertNil(released)
    complete(.success(1))
    XCTAssertEqual(log.entries, [])
  }

  /// X2 X4.
  func testHandlerOrACancelMayReleaseTheSlot() {
    for isCancel in [false, true] {
      var slot: RequestSlot? = RequestSlot()
      weak let released = slot
      var complete: Completion<Int> = { _ in }
      slot?.start { completion in
        complete = completion
        return Handle { slot = nil }
      } then: { _ in
        slot = nil
      }
      if isCancel { slot?.cancel() } else { complete(.success(1)) }
      XCTAssert(slot == nil && released == nil)
    }
  }
}
