import HeadlessKit
import XCTest

final class ControlTests: XCTestCase {
  let control = Control()
  let log = Log()

  func testEveryActionForAnEventRunsInTheOrderTheyWereAdded() {
    for name in ["first", "second"] {
      control.addAction(Action { [log] in log.append(name) }, for: .touchUpInside)
    }
    control.sendActions(for: .touchUpInside)
    XCTAssertEqual(log.entries, ["first", "second"])
  }

  func testActionsForOtherEventsDoNotRun() {
    control.addAction(Action { [log] in log.append("edited") }, for: .editingChanged)
    control.addAction(Action { [log] in log.append("changed") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    XCTAssertEqual(log.entries, ["changed"])
  }

  func testDisabledControlTakesNoTouchesYetSendsWhatCodeHasItSend() {
    control.addAction(Action { [log] in log.append("sent") }, for: .touchUpInside)
    control.isEnabled = false
    control.sendActions(for: .touchUpInside)
    XCTAssertFalse(control.takesTouches)
    XCTAssertEqual(log.entries, ["sent"])
  }

  func testActionAddedByAnActionRunsFromTheNextEventOn() {
    control.addAction(
      Action { [control, log] in
        control.addAction(Action { log.append("added") }, for: .touchUpInside)
      }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    XCTAssertEqual(log.entries, [])
  }

  func testControlThatDiesLetsGoOfItsActions() {
    var button: Button? = Button("Save")
    var held: Log? = Log()
    weak let released = held
    button?.addAction(Action { [held] in held?.append("tapped") }, for: .touchUpInside)
    held = nil
    XCTAssertNotNil(released)
    button = nil
    XCTAssertNil(released)
  }
}
