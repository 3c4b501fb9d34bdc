import HeadlessKit
import UserDriver
import XCTest

@testable import VIPERS

/// Tests the form's scene between a user and a spy of the director.
final class AddItemSceneTests: XCTestCase {
  // MARK: Spies

  private final class EventsHandlerSpy: Spy, AddItem_HandleUIEvents {
    func onTitleChanged() { note(.onTitleChanged) }

    func onSaveItem(title: String, isEnabled: Bool) {
      note(.onSaveItem(title: title, isEnabled: isEnabled))
    }

    func onUILeft() { note(.onUILeft) }
  }

  // MARK: Setup

  private var history: CallLog!
  private var eventsHandler: EventsHandlerSpy!
  private var scene: AddItemScene!
  private var window: Window!
  private var user: User!

  override func setUp() {
    super.setUp()
    history = CallLog()
    eventsHandler = EventsHandlerSpy(history)
    scene = AddItemScene()
    scene.eventsHandler = eventsHandler
    window = Window()
    user = User(at: scene, in: window)
  }

  override func tearDown() {
    user = nil
    window = nil
    scene = nil
    super.tearDown()
  }

  // MARK: Appearing

  /// A1 X3.
  func test_appearing() {
    // When setUp has pushed the scene

    // Then
    XCTAssertEqual(user.screens.last, "New item")
    XCTAssertEqual(user.text("add.title"), "")
    XCTAssertEqual(user.state(of: "add.title")?.isFocused, true)
    XCTAssertEqual(user.state(of: "add.enabled")?.isOn, true)
    XCTAssertEqual(user.signs, [])
    XCTAssertEqual(user.uses, ["add.title", "add.enabled", "add.save"])
  }

  /// A1 X7.
  func test_appearingAgain() throws {
    // Given
    window.endEditing()
    scene.navigationController?.pushViewController(ViewController())

    // When
    try user.goBack()

    // Then
    XCTAssertEqual(user.state(of: "add.title")?.isFocused, false)
    XCTAssertEqual(history.calls, [])
  }

  // MARK: Events

  /// A2.
  func test_onTitleChanged() throws {
    // When
    try user.type("M", into: "add.title")

    // Then
    XCTAssertEqual(history.calls, [.onTitleChanged])
  }

  /// A2.
  func test_flippingTheSwitch() throws {
    // When
    try user.tap("add.enabled")

    // Then
    XCTAssertEqual(history.calls, [])
  }

  /// A2 A3.
  func test_onSaveItem() throws {
    // Given
    try user.type(" Milk ", into: "add.title")
    try user.tap("add.enabled")
    history.removeAll()

    // When
    try user.tap("add.save")

    // Then
    XCTAssertEqual(history.calls, [.onSaveItem(title: " Milk ", isEnabled: false)])
    XCTAssertEqual(user.text("add.title"), " Milk ")
  }

  /// A1 A3.
  func test_onSaveItemOfAFormThatIsUnchanged() throws {
    // When
    try user.tap("add.save")

    // Then
    XCTAssertEqual(history.calls, [.onSaveItem(title: "", isEnabled: true)])
  }

  /// A6 X5.
  func test_onUILeft() throws {
    // When
    try user.goBack()

    // Then
    XCTAssertEqual(history.calls, [.onUILeft])
  }

  // MARK: Display

  /// A2 A5 X1.
  func test_displayError() {
    // When
    scene.displayError("Oh")

    // Then
    XCTAssertEqual(user.signs, ["add.error"])
    XCTAssertEqual(user.text("add.error"), "Oh")
  }

  /// A2.
  func test_displayErrorInPlaceOfAnother() {
    // Given
    scene.displayError("Oh")

    // When
    scene.displayError("Ah")

    // Then
    XCTAssertEqual(user.text("add.error"), "Ah")
  }

  /// A2.
  func test_displayNoError() {
    // Given
    scene.displayError("Oh")

    // When
    scene.displayNoError()

    // Then
    XCTAssertEqual(user.signs, [])
  }

  /// A2 A3.
  func test_toggleLoadingOn() {
    // Given
    scene.displayError("Oh")

    // When
    scene.toggle(loading: true)

    // Then
    XCTAssertEqual(user.signs, ["add.loading"])
    XCTAssertEqual(user.uses, [])
  }

  /// A1 A5.
  func test_toggleLoadingOff() throws {
    // Given
    try user.type(" Milk ", into: "add.title")
    try user.tap("add.enabled")
    scene.toggle(loading: true)
    scene.displayError("Oh")

    // When
    scene.toggle(loading: false)

    // Then
    XCTAssertEqual(user.signs, ["add.error"])
    XCTAssertEqual(user.uses, ["add.title", "add.enabled", "add.save"])
    XCTAssertEqual(user.text("add.title"), " Milk ")
    XCTAssertEqual(user.state(of: "add.enabled")?.isOn, false)
    XCTAssertEqual(user.state(of: "add.title")?.isFocused, false)
  }

  // MARK: Ownership

  /// X2.
  func test_controlsDoNotKeepTheSceneAlive() {
    // Given
    weak let weakScene = scene
    user = nil
    window = nil

    // When
    scene = nil

    // Then
    XCTAssertNil(weakScene)
  }
}
