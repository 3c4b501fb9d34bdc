import FakeWorld
import XCTest

@testable import RandomUse

/// The shortest failing session is found.
final class ShrinkerTests: XCTestCase {
  func testWhatIsNotNeededGoes() {
    let held = Step.script(.list, Script(fault: .status(500), latency: .seconds(1), isHeld: true))
    let long = Session(
      "long", server: .generating(30), stored: 20, before: [.hold, .fail(.readAll, .always)],
      [
        .pull, .appearAgain, .type("Milk and more", into: "add.title"), .scroll(to: 31), held,
        .tap("items.retry"), .release(7), .goBack, .malformed(.detail, .detailOtherID),
      ])
    let shrunk = long.shrunk {
      $0.steps.contains(held) && $0.steps.contains(.goBack) && $0.stored > 0
        && $0.before.contains(.hold)
    }
    XCTAssertEqual(
      shrunk,
      Session("long", server: .generating(0), stored: 1, before: [.hold], [held, .goBack]))
  }
}
