import HeadlessKit
import UserDriver
import VIPERS
import XCTest

/// Tests the detail's scene between a user and a spy of the director.
final class ItemDetailSceneTests: XCTestCase {
  // MARK: Spies

  private final class EventsHandlerSpy: ItemDetail_HandleUIEvents {
    private let history: History

    init(_ history: History) {
      self.history = history
    }

    func onUIReady() {
      history.note("eventsHandler.onUIReady")
    }

    func onRetry() {
      history.note("eventsHandler.onRetry")
    }

    func onUILeft() {
      history.note("eventsHandler.onUILeft")
    }
  }

  // MARK: Setup

  private var history: History!
  private var scene: ItemDetailScene!
  private var user: User!
  private var window: Window!

  override func setUp() {
    history = History()
    scene = ItemDetailScene()
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

  /// D1 D2.
  func test_onUIReady() {
    // When
    scene.viewWillAppear()
    scene.viewDidAppear()

    // Then
    XCTAssertEqual(history.calls, ["eventsHandler.onUIReady"])
    XCTAssertEqual(user.screens, ["Item"])
    XCTAssertEqual(user.signs, [])
  }

  /// D3.
  func test_onRetry() throws {
    // Given
    scene.displayError("Oh", offersRetry: true)
    history.removeAll()

    // When
    try user.tap("detail.retry")

    // Then
    XCTAssertEqual(history.calls, ["eventsHandler.onRetry"])
  }

  /// D4 X5.
  func test_onUILeft() {
    // Given
    scene.viewWillDisappear()
    scene.viewDidDisappear()
    history.removeAll()

    // When
    scene.didMove(toParent: nil)

    // Then
    XCTAssertEqual(history.calls, ["eventsHandler.onUILeft"])
  }

  // MARK: What it displays

  /// D1.
  func test_displayTitleDateAndState() {
    // When
    scene.display(title: "Buy milk")
    scene.display(date: "3 Feb 2026")
    scene.display(state: "Enabled")

    // Then
    XCTAssertEqual(texts, ["Buy milk", "3 Feb 2026", "Enabled", ""])
  }

  /// D2 D1.
  func test_displayExplanation() {
    // Given
    scene.display(title: "Buy milk")

    // When
    scene.display(explanation: "Two litres.")

    // Then
    XCTAssertEqual(texts, ["Buy milk", "", "", "Two litres."])
  }

  /// D3 X1.
  func test_displayError() {
    // When
    scene.displayError("Oh", offersRetry: true)

    // Then
    XCTAssertEqual(user.signs, ["detail.error", "detail.retry"])
    XCTAssertEqual(user.text("detail.error"), "Oh")
    scene.displayError("No", offersRetry: false)
    XCTAssertEqual(user.signs, ["detail.error"])
    XCTAssertEqual(user.text("detail.error"), "No")
  }

  /// D2 D3.
  func test_toggleLoading() {
    // Given
    scene.displayError("Oh", offersRetry: true)

    // When
    scene.toggle(loading: true)

    // Then
    XCTAssertEqual(user.signs, ["detail.loading"])
    scene.displayError("No", offersRetry: true)
    scene.toggle(loading: false)
    XCTAssertEqual(user.signs, ["detail.error", "detail.retry"])
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

  private var texts: [String?] {
    ["title", "date", "state", "explanation"].map { user.text("detail.\($0)") }
  }
}
