import Items
import VIPERS
import XCTest

/// Tests the form's director between spies of scene, worker, navigator, and delegate.
final class AddItemDirectorTests: XCTestCase {
  // MARK: Spies

  private final class UISpy: Spy, AddItem_DisplayUI {
    func displayError(_ message: String) {
      note("ui.displayError(\(message))")
    }

    func displayNoError() {
      note("ui.displayNoError")
    }

    func toggle(loading: Bool) {
      note("ui.toggle(loading: \(loading))")
    }
  }

  private final class DataManagerSpy: Spy, AddItem_ManageData {
    func add(_ newItem: NewItem) {
      note("dataManager.add(\(newItem.title), \(newItem.isEnabled))")
    }

    func cancel() {
      note("dataManager.cancel")
    }
  }

  private final class NavigatorSpy: Spy, AddItem_Navigate {
    func goBack() {
      note("navigator.goBack")
    }
  }

  private final class DelegateSpy: Spy, AddItem_Delegate {
    func itemDidCreate() {
      note("delegate.itemDidCreate")
    }
  }

  // MARK: Setup

  private var history: History!
  private var ui: UISpy!
  private var delegate: DelegateSpy!
  private var director: AddItemDirector!

  override func setUp() {
    history = History()
    ui = UISpy(history)
    delegate = DelegateSpy(history)
    director = AddItemDirector()
    director.ui = ui
    director.dataManager = DataManagerSpy(history)
    director.navigator = NavigatorSpy(history)
    director.delegate = delegate
  }

  override func tearDown() {
    director = nil
  }

  // MARK: Typing

  /// A2.
  func test_onTitleChanged() {
    // When
    director.onTitleChanged()

    // Then
    XCTAssertEqual(history.calls, ["ui.displayNoError"])
  }

  // MARK: Saving

  /// A2 A3.
  func test_onSaveItem() {
    // When
    director.onSaveItem(title: "  Buy milk\n", isEnabled: false)

    // Then
    XCTAssertEqual(
      history.calls, ["ui.toggle(loading: true)", "dataManager.add(Buy milk, false)"])
  }

  /// A2 X1.
  func test_onSaveItemWithoutATitle() {
    // When
    director.onSaveItem(title: " \n\t", isEnabled: true)

    // Then
    XCTAssertEqual(history.calls, ["ui.displayError(Title is required)"])
  }

  /// A2 X1.
  func test_onSaveItemWithATitleThatIsTooLong() {
    // When
    director.onSaveItem(title: String(repeating: "a", count: 81), isEnabled: true)

    // Then
    XCTAssertEqual(history.calls, ["ui.displayError(Title is too long)"])
  }

  /// A3 X6.
  func test_onSaveItemWhileSaving() {
    // Given
    director.onSaveItem(title: "Buy milk", isEnabled: true)
    history.removeAll()

    // When
    director.onSaveItem(title: "Buy milk", isEnabled: true)

    // Then
    XCTAssertEqual(history.calls, [])
  }

  // MARK: Saved or not

  /// A4.
  func test_presentSuccess() {
    // Given
    director.onSaveItem(title: "Buy milk", isEnabled: true)
    history.removeAll()

    // When
    director.presentSuccess()

    // Then
    XCTAssertEqual(history.calls, ["delegate.itemDidCreate", "navigator.goBack"])
  }

  /// A3 A4.
  func test_onSaveItemOnceSaved() {
    // Given
    director.onSaveItem(title: "Buy milk", isEnabled: true)
    director.presentSuccess()
    history.removeAll()

    // When
    director.onSaveItem(title: "Buy milk", isEnabled: true)

    // Then
    XCTAssertEqual(history.calls, [])
  }

  /// A5 X1.
  func test_presentError() {
    // Given
    director.onSaveItem(title: "Buy milk", isEnabled: true)
    history.removeAll()

    // When
    director.presentError(.network(.status(422)))

    // Then
    XCTAssertEqual(
      history.calls,
      ["ui.displayError(The server refused the request.)", "ui.toggle(loading: false)"])
  }

  /// A5.
  func test_onSaveItemAfterAnError() {
    // Given
    director.onSaveItem(title: "Buy milk", isEnabled: true)
    director.presentError(.network(.offline))
    history.removeAll()

    // When
    director.onSaveItem(title: "Buy milk", isEnabled: true)

    // Then
    XCTAssertEqual(
      history.calls, ["ui.toggle(loading: true)", "dataManager.add(Buy milk, true)"])
  }

  // MARK: Leaving

  /// A6 X5.
  func test_onUILeft() {
    // When
    director.onUILeft()

    // Then
    XCTAssertEqual(history.calls, ["dataManager.cancel"])
  }

  /// A6.
  func test_onSaveItemOnceLeft() {
    // Given
    director.onSaveItem(title: "Buy milk", isEnabled: true)
    director.onUILeft()
    history.removeAll()

    // When
    director.onSaveItem(title: "Buy milk", isEnabled: true)

    // Then
    XCTAssertEqual(
      history.calls, ["ui.toggle(loading: true)", "dataManager.add(Buy milk, true)"])
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

  /// X2.
  func test_delegateIsNotKeptAlive() {
    // Given
    weak let weakDelegate = delegate

    // When
    delegate = nil

    // Then
    XCTAssertNil(weakDelegate)
  }
}
