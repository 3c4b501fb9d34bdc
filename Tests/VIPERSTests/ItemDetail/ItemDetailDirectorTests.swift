import Items
import VIPERS
import XCTest

/// Tests the detail's director between spies of scene and worker.
final class ItemDetailDirectorTests: XCTestCase {
  // MARK: Spies

  private final class UISpy: ItemDetail_DisplayUI {
    private(set) var isLoading = false
    private(set) var displayedExplanation: String?
    private(set) var displayedError: String?
    private let history: History

    init(_ history: History) {
      self.history = history
    }

    func display(title: String) {
      history.note("ui.display(title: \(title))")
    }

    func display(date: String) {
      history.note("ui.display(date: \(date))")
    }

    func display(state: String) {
      history.note("ui.display(state: \(state))")
    }

    func display(explanation: String) {
      history.note("ui.display(explanation: \(explanation))")
      displayedExplanation = explanation
    }

    func displayError(_ message: String, offersRetry: Bool) {
      history.note("ui.displayError(\(message), offersRetry: \(offersRetry))")
      displayedError = message
    }

    func toggle(loading: Bool) {
      history.note("ui.toggle(loading: \(loading))")
      isLoading = loading
    }
  }

  private final class DataManagerSpy: ItemDetail_ManageData {
    private(set) var fetchedID: Item.ID?
    private(set) var cancelled = false
    private let history: History

    init(_ history: History) {
      self.history = history
    }

    func fetchDetail(of id: Item.ID) {
      history.note("dataManager.fetchDetail(of: \(id))")
      fetchedID = id
    }

    func cancel() {
      history.note("dataManager.cancel")
      cancelled = true
    }
  }

  // MARK: Setup

  private var history: History!
  private var ui: UISpy!
  private var dataManager: DataManagerSpy!
  private var director: ItemDetailDirector!

  override func setUp() {
    history = History()
    ui = UISpy(history)
    dataManager = DataManagerSpy(history)
    director = ItemDetailDirector(item: .plants)
    director.ui = ui
    director.dataManager = dataManager
  }

  override func tearDown() {
    director = nil
  }

  // MARK: Opening

  /// D1 D2.
  func test_onUIReady() {
    // When
    director.onUIReady()

    // Then
    XCTAssertTrue(ui.isLoading)
    XCTAssertEqual(dataManager.fetchedID, 2)
    XCTAssertEqual(
      history.calls,
      [
        "ui.display(title: Water the plants)", "ui.display(date: 29 Feb 2024)",
        "ui.display(state: Disabled)", "ui.toggle(loading: true)",
        "dataManager.fetchDetail(of: 2)",
      ])
  }

  // MARK: Loading

  /// D2 D1.
  func test_presentDetail() {
    // Given
    director.onUIReady()
    history.removeAll()

    // When
    director.present(detail: ItemDetail(item: .milk, explanation: "Two litres."))

    // Then
    XCTAssertFalse(ui.isLoading)
    XCTAssertEqual(ui.displayedExplanation, "Two litres.")
    XCTAssertEqual(
      history.calls, ["ui.display(explanation: Two litres.)", "ui.toggle(loading: false)"])
  }

  /// D3 X1.
  func test_presentError() {
    let messages: [(failure: ItemsFailure, message: String)] = [
      (.network(.offline), "You appear to be offline. Check your connection."),
      (.network(.timedOut), "The server took too long to answer."),
      (.network(.status(404)), "The server refused the request."),
      (.network(.undecodable(reason: "")), "The server sent an answer this app can't read."),
    ]
    for (failure, message) in messages {
      // Given
      director.onRetry()
      XCTAssertTrue(ui.isLoading)
      history.removeAll()

      // When
      director.presentError(failure)

      // Then
      XCTAssertFalse(ui.isLoading)
      XCTAssertEqual(ui.displayedError, message)
      XCTAssertEqual(
        history.calls,
        ["ui.displayError(\(message), offersRetry: true)", "ui.toggle(loading: false)"])
    }
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

  /// D3 D2.
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

  /// D2.
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
    // Given
    director.onUIReady()
    history.removeAll()

    // When
    director.onUILeft()

    // Then
    XCTAssertTrue(dataManager.cancelled)
    XCTAssertEqual(history.calls, ["dataManager.cancel"])
  }

  // MARK: Ownership

  /// X2 X4.
  func test_uiIsNotKeptAlive() {
    // Given
    weak let weakUI = ui

    // When
    ui = nil

    // Then
    XCTAssertNil(weakUI)
    director.onUIReady()
    director.present(detail: ItemDetail(item: .milk, explanation: ""))
    director.presentError(.network(.offline))
  }
}
