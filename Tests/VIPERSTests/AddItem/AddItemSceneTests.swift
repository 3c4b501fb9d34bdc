import HeadlessKit
import UserDriver
import VIPERS
import XCTest

/// Tests the form's scene between a user and a spy of the director.
final class AddItemSceneTests: XCTestCase {
  // MARK: Spies

  private final class EventsHandlerSpy: AddItem_HandleUIEvents {
    private let history: History

    init(_ history: History) {
      self.history = history
    }

    func onTitleChanged() {
      history.note("eventsHandler.onTitleChanged")
    }

    func onSaveItem(title: String, isEnabled: Bool) {
      history.note("eventsHandler.onSaveItem(title: \(title), isEnabled: \(isEnabled))")
    }

    func onUILeft() {
      history.note("eventsHandler.onUILeft")
    }
  }

  // MARK: Setup

  private var history: History!
  private var scene: AddItemScene!
  private var user: User!
  private var window: Window!

  override func setUp() {
    history = History()
    scene = AddItemScene()
    scene.eventsHandler = EventsHandlerSpy(history)
    window = Window()
    user = User(at: scene, in: window)
  }

  override func tearDown() {
    user = nil
    window = nil
    scene = nil
  }

  // MARK: What the user does

  /// A1.
  func test_opening() throws {
    // Then
    let field = try XCTUnwrap(user.state(of: "add.title"))
    XCTAssertEqual(user.screens, ["New item"])
    XCTAssertEqual(field.text, "")
    XCTAssertTrue(field.isFocused)
    XCTAssertEqual(user.state(of: "add.enabled")?.isOn, true)
    XCTAssertEqual(user.signs, [])
    XCTAssertEqual(user.uses, ["add.title", "add.enabled", "add.save"])
    XCTAssertEqual(history.calls, [])
  }

  /// A1 X7.
  func test_appearing_again() {
    // Given
    window.endEditing()

    // When
    scene.viewDidAppear()

    // Then
    XCTAssertEqual(user.state(of: "add.title")?.isFocused, false)
  }

  /// A2.
  func test_onTitleChanged() throws {
    // When
    try user.type("M", into: "add.title")

    // Then
    XCTAssertEqual(history.calls, ["eventsHandler.onTitleChanged"])
  }

  /// A2.
  func test_flippingTheSwitchTellsNobody() throws {
    // When
    try user.tap("add.enabled")

    // Then
    XCTAssertEqual(history.calls, [])
  }

  /// A3 A2.
  func test_onSaveItem() throws {
    // Given
    try user.type(" Milk ", into: "add.title")
    for isEnabled in [true, false] {
      if !isEnabled { try user.tap("add.enabled") }
      history.removeAll()

      // When
      try user.tap("add.save")

      // Then
      XCTAssertEqual(
        history.calls, ["eventsHandler.onSaveItem(title:  Milk , isEnabled: \(isEnabled))"])
      XCTAssertEqual(user.text("add.title"), " Milk ")
    }
  }

  /// A6 X5.
  func test_onUILeft() {
    // Given
    scene.viewWillDisappear()
    scene.viewDidDisappear()
    XCTAssertEqual(history.calls, [])

    // When
    scene.didMove(toParent: nil)

    // Then
    XCTAssertEqual(history.calls, ["eventsHandler.onUILeft"])
  }

  // MARK: What it displays

  /// A2 X1.
  func test_displayError() {
    // When
    scene.displayError("Oh")

    // Then
    XCTAssertEqual(user.signs, ["add.error"])
    XCTAssertEqual(user.text("add.error"), "Oh")
    scene.displayError("No")
    XCTAssertEqual(user.signs, ["add.error"])
    XCTAssertEqual(user.text("add.error"), "No")
    scene.displayError(nil)
    XCTAssertEqual(user.signs, [])
  }

  /// A3 A2 A1.
  func test_toggleLoadingOn() {
    // Given
    scene.displayError("Oh")

    // When
    scene.toggle(loading: true)

    // Then
    XCTAssertEqual(user.signs, ["add.loading"])
    XCTAssertEqual(user.uses, [])
    XCTAssertEqual(user.state(of: "add.title")?.isFocused, false)
  }

  /// A5 A1.
  func test_toggleLoadingOff() throws {
    // Given
    try user.type(" Milk ", into: "add.title")
    try user.tap("add.enabled")
    scene.toggle(loading: true)

    // When
    scene.displayError("Oh")
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

    // When
    scene = nil
    user = nil
    window = nil

    // Then
    XCTAssertNil(weakScene)
  }
}
