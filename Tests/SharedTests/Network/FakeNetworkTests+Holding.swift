import FakeWorld
import Foundation
import Items
import ItemsNetworking
import XCTest

extension FakeNetworkTests {
  func testHeldReplyWaitsUntilItIsReleased() {
    network.script(.list, Script(isHeld: true))
    stage.send(.items, as: "held", to: log)
    stage.send(.items, as: "free", to: log)
    loop.runUntilSettled()
    XCTAssertEqual(log.take(), ["free 200"])
    XCTAssertEqual(network.exchanges.map(\.isHeld), [true, false])
    network.release(0)
    XCTAssertEqual(log.entries, [])
    loop.runUntilIdle()
    XCTAssertEqual(log.entries, ["held 200"])
    XCTAssertEqual(stage.outcomes, [.replied(200), .replied(200)])
  }

  func testReleasingWhatIsNotHeldOrIsNotThereDoesNothing() {
    network.script(.list, Script(isHeld: true))
    stage.send(.items, as: "held", to: log)
    stage.send(.items, as: "free", to: log)
    for index in [-1, 0, 0, 1, 2] { network.release(index) }
    loop.runUntilSettled()
    XCTAssertEqual(log.entries, ["held 200", "free 200"])
  }

  func testReleasingAllLetsEveryHeldReplyArriveNowAndHoldsNoMore() {
    network.holdsReplies = true
    network.script(.detail, .timedOut)
    stage.send(.items, to: log)
    stage.send(.item(1), to: log)
    network.releaseAll()
    XCTAssertFalse(network.holdsReplies)
    loop.runUntilIdle()
    XCTAssertEqual(log.take(), [" 200", " timedOut"])
    stage.send(.items, to: log)
    loop.runUntilSettled()
    XCTAssertEqual(log.entries, [" 200"])
  }

  func testReplyHeldForLongDoesNotTimeOutNorDoesItsLatencyCount() {
    network.script(.list, Script(latency: .seconds(31), isHeld: true))
    stage.send(.items, to: log)
    loop.advance(by: .seconds(60))
    network.release(0)
    loop.runUntilIdle()
    XCTAssertEqual(log.entries, [" 200"])
  }

  func testHeldReplyCanBeReleasedToArriveAfterAnyTime() {
    network.holdsReplies = true
    stage.send(.items, to: log)
    network.release(0, after: .seconds(31))
    loop.advance(by: .seconds(30))
    XCTAssertEqual(log.entries, [])
    loop.advance(by: .seconds(1))
    XCTAssertEqual(log.entries, [" 200"])
  }

  func testRepliesAlreadyUnderWayAreNotHeldAfterwards() {
    stage.send(.items, to: log)
    network.holdsReplies = true
    loop.runUntilSettled()
    XCTAssertEqual(log.entries, [" 200"])
  }

  func testReplyCanBeScriptedToArriveSeveralTimes() {
    network.script(.list, Script(deliveries: 3))
    stage.send(.items, to: log)
    loop.runUntilSettled()
    XCTAssertEqual(log.entries, [" 200", " 200", " 200"])
  }

  func testHeldReplyArrivesAsOftenAsScriptedOnceReleased() {
    network.script(.list, Script(isHeld: true, deliveries: 2))
    stage.send(.items, to: log)
    network.release(0)
    loop.runUntilIdle()
    XCTAssertEqual(log.entries, [" 200", " 200"])
  }

  func testReplyCanBeRepeatedLaterAndAfterItsRequestHasEnded() {
    stage.send(.items, to: log)
    loop.runUntilSettled()
    network.repeatReply(to: 0)
    network.repeatReply(to: 0, after: .seconds(5))
    loop.runUntilIdle()
    XCTAssertEqual(log.entries.count, 2)
    loop.runUntilSettled()
    XCTAssertEqual(log.entries.count, 3)
    XCTAssertEqual(network.arrivals, [0, 0, 0])
    XCTAssertEqual(stage.outcomes, [.replied(200)])
  }

  func testOnlyAReplyThatHasArrivedCanBeRepeated() {
    stage.send(.items, as: "under way", to: log)
    stage.send(.items, as: "cancelled", to: log).cancel()
    network.holdsReplies = true
    stage.send(.items, as: "held", to: log)
    stage.send(.items, as: "released", to: log)
    network.release(3, after: .milliseconds(200))
    for index in -1...4 { network.repeatReply(to: index) }
    loop.runUntilSettled()
    XCTAssertEqual(log.entries, ["under way 200", "cancelled 200", "released 200"])
    XCTAssertEqual(network.arrivals, [0, 1, 3])
  }

  func testReplyToACancelledRequestArrivesAndTheLogStillSaysCancelled() {
    stage.send(.items, as: "under way", to: log).cancel()
    network.script(.list, Script(isHeld: true))
    stage.send(.items, as: "held", to: log).cancel()
    loop.runUntilSettled()
    network.releaseAll()
    loop.runUntilIdle()
    XCTAssertEqual(log.entries, ["under way 200", "held 200"])
    XCTAssertEqual(stage.outcomes, [.cancelled, .cancelled])
    XCTAssertEqual(network.arrivals, [0, 1])
  }

  func testCancellingWhatHasEndedLeavesItsOutcome() {
    let request = stage.send(.items)
    loop.runUntilSettled()
    request.cancel()
    XCTAssertEqual(stage.outcomes, [.replied(200)])
  }
}
