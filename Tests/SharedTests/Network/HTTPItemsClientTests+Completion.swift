import FakeWorld
import Foundation
import ItemsNetworking
import XCTest

extension HTTPItemsClientTests {
  /// X4.
  func testRepeatedReplyCompletesARequestOnce() {
    var completions = 0
    network.script(.list, Script(deliveries: 3))
    _ = client.fetchItems { _ in completions += 1 }
    stage.loop.runUntilSettled()
    network.repeatReply(to: 0)
    stage.loop.runUntilSettled()
    XCTAssertEqual(completions, 1)
  }

  /// D4.
  func testLateReplyToACancelledRequestCompletesNothing() {
    var completions = 0
    let request = client.fetchItems { _ in completions += 1 }
    request.cancel()
    stage.loop.runUntilSettled()
    network.repeatReply(to: 0)
    stage.loop.runUntilSettled()
    XCTAssertEqual(completions, 0)
    XCTAssertEqual(stage.outcomes, [.cancelled])
  }

  func testHeldReplyReleasedAfterACancelCompletesNothing() {
    var completions = 0
    network.holdsReplies = true
    let request = client.fetchItems { _ in completions += 1 }
    request.cancel()
    network.releaseAll()
    stage.loop.runUntilSettled()
    XCTAssertEqual(completions, 0)
  }

  func testCancellingAfterTheCompletionOrTwiceIsHarmless() {
    var completions = 0
    let completed = client.fetchItems { _ in completions += 1 }
    stage.loop.runUntilSettled()
    completed.cancel()
    let cancelled = client.fetchItems { _ in completions += 1 }
    for _ in 0..<2 { cancelled.cancel() }
    stage.loop.runUntilSettled()
    XCTAssertEqual(completions, 1)
    XCTAssertEqual(stage.outcomes, [.replied(200), .cancelled])
  }

  func testCancellingOneRequestLeavesTheOthers() {
    let log = Log()
    let cancelled = client.fetchItems { _ in log.append("cancelled") }
    _ = client.fetchItems { _ in log.append("other") }
    cancelled.cancel()
    stage.loop.runUntilSettled()
    XCTAssertEqual(log.entries, ["other"])
  }

  func testRequestCompletesThoughNobodyKeepsItsHandle() {
    let log = Log()
    _ = client.fetchItems { _ in log.append("completed") }
    stage.loop.runUntilSettled()
    XCTAssertEqual(log.entries, ["completed"])
  }

  func testCompletionThatCancelsItsOwnRequestIsNotCalledAgain() {
    var completions = 0
    var request: (any Cancellable)?
    network.script(.list, Script(deliveries: 2))
    request = client.fetchItems { _ in
      completions += 1
      request?.cancel()
    }
    stage.loop.runUntilSettled()
    XCTAssertEqual(completions, 1)
    XCTAssertEqual(stage.outcomes, [.replied(200)])
  }

  /// X2.
  func testCancellingReleasesTheCompletionWhileItsReplyIsHeld() {
    network.holdsReplies = true
    var object: Log? = Log()
    weak let released = object
    let request = client.fetchItems { [object] _ in object?.append("completed") }
    object = nil
    XCTAssertNotNil(released)
    request.cancel()
    XCTAssertNil(released)
  }

  /// X2.
  func testCompletingReleasesTheCompletion() {
    var object: Log? = Log()
    weak let released = object
    let request = client.fetchItems { [object] _ in object?.append("completed") }
    object = nil
    stage.loop.runUntilSettled()
    withExtendedLifetime(request) { XCTAssertNil(released) }
  }
}
