import HeadlessKit
import UserDriver
import XCTest

@testable import VIPERS

/// Tests the detail's scene between a user and a spy of the director.
final class ItemDetailSceneTests: XCTestCase {
  // MARK: Spies

  private final class EventsHandlerSpy: Spy, ItemDetail_HandleUIEvents {
    func onUIReady() { note(.onUIReady) }
    func onRetry() { note(.onRetry) }
    func onUILeft() { note(.onUILeft) }
  }

  // MARK: Setup

  private var history: CallLog!
  private var eventsHandler: EventsHandlerSpy!
  private var scene: ItemDetailScene!
  private var window: Window!
  private var user: User!

  override func setUp() {
    super.setUp()
    history = CallLog()
    eventsHandler = EventsHandlerSpy(history)
    scene = ItemDetailScene()
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

  private var texts: [String?] {
    ["title", "date", "state", "explanation"].map { user.text("detail.\($0)") }
  }

  // MARK: Appearing

  /// D2 X3.
  func test_onUIReady() {
    // When setUp has pushed the scene

    // Then
    XCTAssertEqual(history.calls, [.onUIReady])
    XCTAssertEqual(user.screens.last, "Item")
    XCTAssertEqual(user.signs, [])
    XCTAssertFalse(user.sees("detail.explanation"))
  }

  /// D2 D4 X7.
  func test_appearingAgain() throws {
    // Given
    history.removeAll()
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
    history.removeAll()

    // When
    try user.tap("detail.retry")

    // Then
    XCTAssertEqual(history.calls, [.onRetry])
  }

  /// D4 X5.
  func test_onUILeft() throws {
    // Given
    history.removeAll()

    // When
    try user.goBack()

    // Then
    XCTAssertEqual(history.calls, [.onUILeft])
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
}
