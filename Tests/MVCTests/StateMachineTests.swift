import XCTest

@testable import MVC

final class StateMachineTests: XCTestCase {
  /// L2 D2 A2.
  ///
  /// A transition to the same state is announced, too.
  func testObserverReceivesTheFirstStateAndEveryTransition() {
    let stateMachine = StateMachine(startingWith: "initial")
    let observer = ObserverSpy(observing: stateMachine.didChange)

    stateMachine.transit(to: "success")
    stateMachine.transit(to: "success")

    XCTAssertEqual(observer.callArgs, ["initial", "success", "success"])
    XCTAssertEqual(stateMachine.currentState, "success")
  }
}
