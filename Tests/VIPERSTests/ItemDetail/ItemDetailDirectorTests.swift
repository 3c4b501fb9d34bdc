import Items
import ItemsNetworking
import VIPERS
import XCTest

/// Tests the detail's director between spies of scene and worker.
final class ItemDetailDirectorTests: XCTestCase {
  // MARK: Spies

  private final class UISpy: Spy, ItemDetail_DisplayUI {
    private(set) var displayedItem: ItemUI?
    private(set) var displayedExplanation: String?
    private(set) var displayedError: String?
    private(set) var retryIsOffered: Bool?
    private(set) var isLoading = false

    func display(item: ItemUI) {
      note("ui.display(item:)")
      displayedItem = item
    }

    func display(explanation: String) {
      note("ui.display(explanation:)")
      displayedExplanation = explanation
    }

    func displayError(_ message: String, offersRetry: Bool) {
      note("ui.displayError")
      displayedError = message
      retryIsOffered = offersRetry
    }

    func toggle(loading: Bool) {
      note("ui.toggle(loading: \(loading))")
      isLoading = loading
    }
  }

  private final class DataManagerSpy: Spy, ItemDetail_ManageData {
    private(set) var fetchedID: Item.ID?
    private(set) var cancelled = false
    /// What becomes of a request before the call that sends it returns.
    var answer: (() -> Void)?

    func fetchDetail(of id: Item.ID) {
      note("dataManager.fetchDetail")
      fetchedID = id
      answer?()
    }

    func cancel() {
      note("dataManager.cancel")
      cancelled = true
    }
  }

  // MARK: Setup

  private var history: CallLog!
  private var ui: UISpy!
  private var dataManager: DataManagerSpy!
  private var director: ItemDetailDirector!

  override func setUp() {
    history = CallLog()
    ui = UISpy(history)
    dataManager = DataManagerSpy(history)
    director = ItemDetailDirector(item: .plants)
    director.ui = ui
    director.dataManager = dataManager
  }

  override func tearDown() {
    director = nil
  }

  // MARK: Loading

  /// D1 D2.
  func test_onUIReady() {
    // When
    director.onUIReady()

    // Then
    XCTAssertEqual(ui.displayedItem, .plants)
    XCTAssertTrue(ui.isLoading)
    XCTAssertEqual(dataManager.fetchedID, 2)
    XCTAssertEqual(
      history.calls, ["ui.display(item:)", "ui.toggle(loading: true)", "dataManager.fetchDetail"])
  }

  /// D2 X6.
  func test_onUIReadyAgain() {
    // Given
    director.onUIReady()
    history.removeAll()

    // When
    director.onUIReady()

    // Then
    XCTAssertEqual(history.calls, ["ui.display(item:)"])
  }

  /// D1 D2.
  func test_presentDetail() {
    // Given
    director.onUIReady()
    history.removeAll()

    // When
    director.present(detail: ItemDetail(item: .milk, explanation: "Two litres."))

    // Then
    XCTAssertEqual(ui.displayedExplanation, "Two litres.")
    XCTAssertFalse(ui.isLoading)
    XCTAssertEqual(history.calls, ["ui.display(explanation:)", "ui.toggle(loading: false)"])
  }

  /// D3 X1.
  func test_presentError() {
    // Given
    director.onUIReady()
    history.removeAll()

    // When
    director.presentError(.network(.timedOut))

    // Then
    XCTAssertEqual(ui.displayedError, "The server took too long to answer.")
    XCTAssertEqual(ui.retryIsOffered, true)
    XCTAssertFalse(ui.isLoading)
    XCTAssertEqual(history.calls, ["ui.displayError", "ui.toggle(loading: false)"])
  }

  /// D3 X1.
  func test_presentErrorOfAnItemThatIsGone() {
    // When
    director.presentError(.network(.notFound))

    // Then
    XCTAssertEqual(ui.displayedError, "This item no longer exists.")
    XCTAssertEqual(ui.retryIsOffered, false)
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
    XCTAssertTrue(ui.isLoading)
    XCTAssertEqual(history.calls, ["ui.toggle(loading: true)", "dataManager.fetchDetail"])
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

  /// D3.
  func test_onRetryOnceAnsweredInsideTheCall() {
    // Given
    dataManager.answer = { [weak director] in director?.presentError(.network(.offline)) }
    director.onUIReady()
    dataManager.answer = nil
    history.removeAll()

    // When
    director.onRetry()

    // Then
    XCTAssertEqual(history.calls, ["ui.toggle(loading: true)", "dataManager.fetchDetail"])
  }

  // MARK: Leaving

  /// D4 X5.
  func test_onUILeft() {
    // When
    director.onUILeft()

    // Then
    XCTAssertTrue(dataManager.cancelled)
    XCTAssertEqual(history.calls, ["dataManager.cancel"])
  }

  /// D4 X5.
  func test_onUILeftEndsLoading() {
    // Given
    director.onUIReady()
    director.onUILeft()
    history.removeAll()

    // When
    director.onRetry()

    // Then
    XCTAssertEqual(history.calls, ["ui.toggle(loading: true)", "dataManager.fetchDetail"])
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

  /// X2 X4.
  func test_onceTheUIIsGone() {
    // Given
    ui = nil

    // When
    director.onUIReady()
    director.presentError(.network(.offline))
    director.onRetry()
    director.present(detail: ItemDetail(item: .plants, explanation: "Ten litres."))

    // Then
    XCTAssertEqual(history.calls, ["dataManager.fetchDetail", "dataManager.fetchDetail"])
  }
}
