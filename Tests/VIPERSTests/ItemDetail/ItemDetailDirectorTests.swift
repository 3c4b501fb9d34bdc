import Items
import VIPERS
import XCTest

/// Tests the detail's director between spies of scene and worker.
final class ItemDetailDirectorTests: XCTestCase {
  // MARK: Spies

  private final class UISpy: Spy, ItemDetail_DisplayUI {
    func display(item: ItemUI) {
      note("ui.display(item: \(item.title), \(item.date), \(item.state))")
    }

    func display(explanation: String) {
      note("ui.display(explanation: \(explanation))")
    }

    func displayError(_ message: String, offersRetry: Bool) {
      note("ui.displayError(\(message), offersRetry: \(offersRetry))")
    }

    func toggle(loading: Bool) {
      note("ui.toggle(loading: \(loading))")
    }
  }

  private final class DataManagerSpy: Spy, ItemDetail_ManageData {
    func fetchDetail(of id: Item.ID) {
      note("dataManager.fetchDetail(of: \(id))")
    }

    func cancel() {
      note("dataManager.cancel")
    }
  }

  // MARK: Setup

  private var history: History!
  private var ui: UISpy!
  private var director: ItemDetailDirector!

  override func setUp() {
    history = History()
    ui = UISpy(history)
    director = ItemDetailDirector(item: .plants)
    director.ui = ui
    director.dataManager = DataManagerSpy(history)
  }

  override func tearDown() {
    director = nil
  }

  // MARK: Loading

  /// D2 X6.
  func test_onUIReadyAgain() {
    // Given
    director.onUIReady()
    history.removeAll()

    // When
    director.onUIReady()

    // Then
    XCTAssertEqual(history.calls, ["ui.display(item: Water the plants, 29 Feb 2024, Disabled)"])
  }

  /// D1 D2.
  func test_onUIReady() {
    // When
    director.onUIReady()

    // Then
    XCTAssertEqual(
      history.calls,
      [
        "ui.display(item: Water the plants, 29 Feb 2024, Disabled)",
        "ui.toggle(loading: true)", "dataManager.fetchDetail(of: 2)",
      ])
  }

  /// D1 D2.
  func test_presentDetail() {
    // Given
    director.onUIReady()
    history.removeAll()

    // When
    director.present(detail: ItemDetail(item: .milk, explanation: "Two litres."))

    // Then
    XCTAssertEqual(
      history.calls, ["ui.display(explanation: Two litres.)", "ui.toggle(loading: false)"])
  }

  /// D3 X1.
  func test_presentError() {
    // Given
    director.onUIReady()
    history.removeAll()

    // When
    director.presentError(.network(.timedOut))

    // Then
    XCTAssertEqual(
      history.calls,
      [
        "ui.displayError(The server took too long to answer., offersRetry: true)",
        "ui.toggle(loading: false)",
      ])
  }

  /// D3 X1.
  func test_presentErrorOfAnItemThatIsGone() {
    // Given
    director.onUIReady()
    history.removeAll()

    // When
    director.presentError(.network(.notFound))

    // Then
    XCTAssertEqual(
      history.calls,
      [
        "ui.displayError(This item no longer exists., offersRetry: false)",
        "ui.toggle(loading: false)",
      ])
  }

  // MARK: Loading again

  /// D3.
  func test_onRetry() {
    // Given
    director.onUIReady()
    director.presentError(.network(.offline))
    history.removeAll()

    // When
    director.onRetry()

    // Then
    XCTAssertEqual(history.calls, ["ui.toggle(loading: true)", "dataManager.fetchDetail(of: 2)"])
  }

  /// D2 X6.
  func test_onRetryWhileLoading() {
    // Given
    director.onUIReady()
    history.removeAll()

    // When
    director.onRetry()

    // Then
    XCTAssertEqual(history.calls, [])
  }

  // MARK: Leaving

  /// D4 X5.
  func test_onUILeft() {
    // When
    director.onUILeft()

    // Then
    XCTAssertEqual(history.calls, ["dataManager.cancel"])
  }

  /// D4.
  func test_onRetryOnceLeft() {
    // Given
    director.onUIReady()
    director.onUILeft()
    history.removeAll()

    // When
    director.onRetry()

    // Then
    XCTAssertEqual(history.calls, ["ui.toggle(loading: true)", "dataManager.fetchDetail(of: 2)"])
  }

  // MARK: Ownership

  /// X2.
  func test_uiIsNotKeptAlive() {
    // Given
    weak let weakUI = ui

    // When
    ui = nil

    // Then
    XCTAssertNil(weakUI)
  }
}
