import ItemsNetworking
import XCTest

final class PendingRequestTests: XCTestCase {
  let log = Log()

  func request() -> PendingRequest<Int> {
    PendingRequest { [log] in log.append("\($0)") }
  }

  func testCompletesOnceAndLaterResultsAreNotEvenMade() {
    let request = request()
    request.complete { .success(1) }
    request.complete {
      log.append("decoded")
      return .success(2)
    }
    XCTAssertEqual(log.entries, ["success(1)"])
  }

  func testDoesNotCompleteOnceCancelledNorIsTheResultMade() {
    let request = request()
    request.cancel()
    request.complete {
      log.append("decoded")
      return .success(1)
    }
    XCTAssertEqual(log.entries, [])
  }

  func testCancellingCallsOffItsCarrierOnceAndOnlyWhileUnderWay() {
    let request = request()
    request.task = Handle { [log] in log.append("cancelled") }
    request.cancel()
    request.cancel()
    XCTAssertEqual(log.take(), ["cancelled"])
    let completed = self.request()
    completed.task = Handle { [log] in log.append("cancelled") }
    completed.complete { .success(1) }
    completed.cancel()
    XCTAssertEqual(log.entries, ["success(1)"])
  }

  func testCarrierThatComesAfterTheCancelIsCalledOff() {
    let request = request()
    request.cancel()
    request.task = Handle { [log] in log.append("cancelled") }
    XCTAssertEqual(log.entries, ["cancelled"])
    XCTAssertNil(request.task)
  }

  /// X4.
  ///
  /// A carrier usually keeps its completion, and with it the request.
  func testWhatCarriedItIsLetGoOfOnceItIsOver() {
    let endings: KeyValuePairs<UInt, (PendingRequest<Int>) -> Void> = [
      #line: { $0.complete { .success(1) } },
      #line: { $0.cancel() },
    ]
    for (line, end) in endings {
      let request = request()
      request.task = Handle {}
      weak let carrier = request.task
      XCTAssertNotNil(carrier, line: line)
      end(request)
      XCTAssertNil(carrier, line: line)
    }
  }

  /// X4.
  func testWhatCarriedItIsLetGoOfIfItCompletedWithinTheCall() {
    let request = request()
    request.complete { .success(1) }
    request.task = Handle {}
    XCTAssertNil(request.task)
  }

  /// X4.
  func testWhatDiesWithTheCompletionMayCancelAgain() {
    var request: PendingRequest<Int>?
    let farewell = { [log] in
      log.append("farewell")
      request?.cancel()
    }
    request = PendingRequest { [guest = Farewell(onDeath: farewell)] _ in _ = guest }
    request?.cancel()
    XCTAssertEqual(log.entries, ["farewell"])
  }
}
