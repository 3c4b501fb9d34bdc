import Items
import XCTest

@testable import VIPERS

/// Tests the detail's director between spies of scene and worker.
final class ItemDetailDirectorTests: XCTestCase {
  // MARK: Spies

  private final class UISpy: Spy, ItemDetail_DisplayUI {
    func display(item: ItemUI) { note(.display(item: item)) }
    func display(explanation: String) { note(.display(explanation: explanation)) }

    func displayError(_ message: String, offersRetry: Bool) {
      note(.displayError(message, offersRetry: offersRetry))
    }

    func toggle(loading: Bool) { note(.toggle(loading: loading)) }
  }

  private final class DataManagerSpy: Spy, ItemDetail_ManageData {
    /// Answers a request before the call returns that sends it.
    var answer: (() -> Void)?

    func fetchDetail(of id: Item.ID) {
      note(.fetchDetail(of: id))
      answer?()
    }

    func cancel() { note(.cancel) }
  }

  // MARK: Setup

  private var history: CallLog!
  private var ui: UISpy!
  private var dataManager: DataManagerSpy!
  private var director: ItemDetailDirector!

  override func setUp() {
    super.setUp()
    history = CallLog()
    ui = UISpy(history)
    dataManager = DataManagerSpy(history)
    director = ItemDetailDirector(item: .plants)
    director.ui = ui
    director.dataManager = dataManager
  }

  override func tearDown() {
    director = nil
    super.tearDown()
  }

  // MARK: Loading

  /// D1 D2.
  func test_onUIReady() {
    // When
    director.onUIReady()

    // Then
    XCTAssertEqual(
      history.calls, [.display(item: .plants), .toggle(loading: true), .fetchDetail(of: 2)])
  }

  /// D1 D2.
  func test_presentDetail() {
    // Given
    director.onUIReady()
    history.removeAll()

    // When
    director.present(detail: .milk)

    // Then
    XCTAssertEqual(
      history.calls, [.display(explanation: "Two litres."), .toggle(loading: false)])
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
        .displayError("The server took too long to answer.", offersRetry: true),
        .toggle(loading: false),
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
      [.displayError("This item no longer exists.", offersRetry: false), .toggle(loading: false)])
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
    XCTAssertEqual(history.calls, [.toggle(loading: true), .fetchDetail(of: 2)])
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
    XCTAssertEqual(history.calls, [.toggle(loading: true), .fetchDetail(of: 2)])
  }

  // MARK: Leaving

  /// D4 X5.
  func test_onUILeft() {
    // When
    director.onUILeft()

    // Then
    XCTAssertEqual(history.calls, [.cancel])
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
  func test_onUIReadyOnceTheUIIsGone() {
    // Given
    ui = nil

    // When
    director.onUIReady()

    // Then
    XCTAssertEqual(history.calls, [.fetchDetail(of: 2)])
  }

  /// X2 X4.
  func test_presentDetailOnceTheUIIsGone() {
    // Given
    ui = nil

    // When
    director.present(detail: .milk)

    // Then
    XCTAssertEqual(history.calls, [])
  }

  /// X2 X4.
  func test_presentErrorOnceTheUIIsGone() {
    // Given
    ui = nil

    // When
    director.presentError(.network(.offline))

    // Then
    XCTAssertEqual(history.calls, [])
  }
}
