import HeadlessKit
import UserDriver
import VIPERS
import XCTest

/// Tests the detail's scene between a user and a spy of the director.
final class ItemDetailSceneTests: XCTestCase {
  // MARK: Spies

  private final class EventsHandlerSpy: Spy, ItemDetail_HandleUIEvents {
    private(set) var uiIsReady = false
    private(set) var retried = false
    private(set) var uiIsLeft = false

    func onUIReady() {
      note("eventsHandler.onUIReady")
      uiIsReady = true
    }

    func onRetry() {
      note("eventsHandler.onRetry")
      retried = true
    }

    func onUILeft() {
      note("eventsHandler.onUILeft")
      uiIsLeft = true
    }
  }

  // MARK: Setup

  private var history: CallLog!
  private var eventsHandler: EventsHandlerSpy!
  private var scene: ItemDetailScene!
  private var window: Window!
  private var user: User!

  override func setUp() {
    history = CallLog()
    eventsHandler = EventsHandlerSpy(history)
    scene = ItemDetailScene()
    scene.eventsHandler = eventsHandler
    window = Window()
    user = User(at: scene, in: window)
    history.removeAll()
  }

  override func tearDown() {
    user = nil
    window = nil
    scene = nil
  }

  // MARK: Appearing

  /// D2 X3.
  func test_onUIReady() {
    // Given
    let detail = ItemDetailScene()
    let newEventsHandler = EventsHandlerSpy(history)
    detail.eventsHandler = newEventsHandler

    // When
    scene.navigationController?.pushViewController(detail)

    // Then
    XCTAssertTrue(newEventsHandler.uiIsReady)
    XCTAssertEqual(history.calls, ["eventsHandler.onUIReady"])
    XCTAssertEqual(user.screens.last, "Item")
    XCTAssertEqual(user.signs, [])
    XCTAssertFalse(user.sees("detail.explanation"))
  }

  /// D2 D4 X7.
  func test_appearingAgain() throws {
    // Given
    scene.navigationController?.pushViewController(ViewController())

    // When
    try user.goBack()

    // Then
    XCTAssertEqual(history.calls, [])
  }

  // MARK: Events

  /// D3.
  func test_onRetry() throws {
    // Given
    scene.displayError("Oh", offersRetry: true)

    // When
    try user.tap("detail.retry")

    // Then
    XCTAssertTrue(eventsHandler.retried)
    XCTAssertEqual(history.calls, ["eventsHandler.onRetry"])
  }

  /// D4 X5.
  func test_onUILeft() throws {
    // Given
    let detail = ItemDetailScene()
    detail.eventsHandler = eventsHandler
    scene.navigationController?.pushViewController(detail)
    history.removeAll()

    // When
    try user.goBack()

    // Then
    XCTAssertTrue(eventsHandler.uiIsLeft)
    XCTAssertEqual(history.calls, ["eventsHandler.onUILeft"])
  }

  // MARK: Display

  /// D1.
  func test_displayItem() {
    // When
    scene.display(item: .milk)

    // Then
    XCTAssertEqual(texts, ["Buy milk", "3 Feb 2026", "Enabled", ""])
  }

  /// D1 D2.
  func test_displayExplanation() {
    // Given
    scene.display(item: .milk)

    // When
    scene.display(explanation: "Two litres.")

    // Then
    XCTAssertEqual(texts, ["Buy milk", "3 Feb 2026", "Enabled", "Two litres."])
    XCTAssertTrue(user.sees("detail.explanation"))
  }

  /// D3 X1.
  func test_displayError() {
    // When
    scene.displayError("Oh", offersRetry: true)

    // Then
    XCTAssertEqual(user.signs, ["detail.error", "detail.retry"])
    XCTAssertEqual(user.text("detail.error"), "Oh")
  }

  /// D3.
  func test_displayErrorWithoutRetry() {
    // When
    scene.displayError("Oh", offersRetry: false)

    // Then
    XCTAssertEqual(user.signs, ["detail.error"])
  }

  /// D2 D3.
  func test_toggleLoadingOn() {
    // Given
    scene.displayError("Oh", offersRetry: true)

    // When
    scene.toggle(loading: true)

    // Then
    XCTAssertEqual(user.signs, ["detail.loading"])
  }

  /// D2 D3.
  func test_toggleLoadingOff() {
    // Given
    scene.toggle(loading: true)
    scene.displayError("Oh", offersRetry: true)

    // When
    scene.toggle(loading: false)

    // Then
    XCTAssertEqual(user.signs, ["detail.error", "detail.retry"])
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

  private var texts: [String?] {
    ["title", "date", "state", "explanation"].map { user.text("detail.\($0)") }
  }
}
