import Items
import VIPERS
import XCTest

/// Tests the form's director between spies of scene, worker, navigator, and delegate.
final class AddItemDirectorTests: XCTestCase {
  // MARK: Spies

  private final class UISpy: AddItem_DisplayUI {
    private(set) var isLoading = false
    private(set) var displayedError: String?
    private let history: History

    init(_ history: History) {
      self.history = history
    }

    func displayError(_ message: String?) {
      history.note("ui.displayError(\(message ?? "nil"))")
      displayedError = message
    }

    func toggle(loading: Bool) {
      history.note("ui.toggle(loading: \(loading))")
      isLoading = loading
    }
  }

  private final class DataManagerSpy: AddItem_ManageData {
    private(set) var addedItem: NewItem?
    private(set) var cancelled = false
    private let history: History

    init(_ history: History) {
      self.history = history
    }

    func add(_ newItem: NewItem) {
      history.note("dataManager.add(\(newItem.title), \(newItem.isEnabled))")
      addedItem = newItem
    }

    func cancel() {
      history.note("dataManager.cancel")
      cancelled = true
    }
  }

  private final class NavigatorSpy: AddItem_Navigate {
    private(set) var goingBack = false
    private let history: History

    init(_ history: History) {
      self.history = history
    }

    func goBack() {
      history.note("navigator.goBack")
      goingBack = true
    }
  }

  private final class DelegateSpy: AddItem_Delegate {
    private(set) var itemCreated = false
    private let history: History

    init(_ history: History) {
      self.history = history
    }

    func itemDidCreate() {
      history.note("delegate.itemDidCreate")
      itemCreated = true
    }
  }

  // MARK: Setup

  private var history: History!
  private var ui: UISpy!
  private var dataManager: DataManagerSpy!
  private var navigator: NavigatorSpy!
  private var delegate: DelegateSpy!
  private var director: AddItemDirector!

  override func setUp() {
    history = History()
    ui = UISpy(history)
    dataManager = DataManagerSpy(history)
    navigator = NavigatorSpy(history)
    delegate = DelegateSpy(history)
    director = AddItemDirector()
    director.ui = ui
    director.dataManager = dataManager
    director.navigator = navigator
    director.delegate = delegate
  }

  override func tearDown() {
    director = nil
  }

  // MARK: Typing

  /// A2.
  func test_onTitleChanged() {
    // Given
    director.onSaveItem(title: "", isEnabled: true)
    history.removeAll()

    // When
    director.onTitleChanged()

    // Then
    XCTAssertNil(ui.displayedError)
    XCTAssertEqual(history.calls, ["ui.displayError(nil)"])
  }

  // MARK: Saving

  /// A3 A2.
  func test_onSaveItem() {
    // When
    director.onSaveItem(title: "  Buy milk\n", isEnabled: false)

    // Then
    XCTAssertTrue(ui.isLoading)
    XCTAssertEqual(dataManager.addedItem, NewItem(title: "Buy milk", isEnabled: false))
    XCTAssertEqual(
      history.calls, ["ui.toggle(loading: true)", "dataManager.add(Buy milk, false)"])
  }

  /// A2 X1.
  func test_onSaveItemWithATitleThatBreaksARule() {
    let refusals: [(title: String, message: String)] = [
      ("", "Title is required"), (" \n\t", "Title is required"),
      (String(repeating: "a", count: 81), "Title is too long"),
    ]
    for (title, message) in refusals {
      // Given
      history.removeAll()

      // When
      director.onSaveItem(title: title, isEnabled: true)

      // Then
      XCTAssertEqual(ui.displayedError, message)
      XCTAssertEqual(history.calls, ["ui.displayError(\(message))"])
    }
  }

  /// A3 X6.
  func test_onSaveItemWhileSaving() {
    // Given
    director.onSaveItem(title: "Buy milk", isEnabled: true)
    history.removeAll()

    // When
    director.onSaveItem(title: "Buy milk", isEnabled: true)
    director.onSaveItem(title: "", isEnabled: true)

    // Then
    XCTAssertEqual(history.calls, [])
  }

  /// A4.
  func test_presentSuccess() {
    // Given
    director.onSaveItem(title: "Buy milk", isEnabled: true)

    // When
    director.presentSuccess()

    // Then
    XCTAssertTrue(delegate.itemCreated)
    XCTAssertTrue(navigator.goingBack)
    XCTAssertEqual(
      history.calls,
      [
        "ui.toggle(loading: true)", "dataManager.add(Buy milk, true)",
        "delegate.itemDidCreate", "navigator.goBack",
      ])
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
    let messages: [(failure: ItemsFailure, message: String)] = [
      (.network(.offline), "You appear to be offline. Check your connection."),
      (.network(.status(422)), "The server refused the request."),
      (.network(.undecodable(reason: "")), "The server sent an answer this app can't read."),
    ]
    for (failure, message) in messages {
      // Given
      director.onSaveItem(title: "Buy milk", isEnabled: true)
      history.removeAll()

      // When
      director.presentError(failure)

      // Then
      XCTAssertFalse(ui.isLoading)
      XCTAssertEqual(
        history.calls, ["ui.displayError(\(message))", "ui.toggle(loading: false)"])
    }
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
    XCTAssertEqual(dataManager.addedItem, NewItem(title: "Buy milk", isEnabled: true))
    XCTAssertEqual(
      history.calls, ["ui.toggle(loading: true)", "dataManager.add(Buy milk, true)"])
  }

  // MARK: Leaving

  /// A6 X5.
  func test_onUILeft() {
    // Given
    director.onSaveItem(title: "Buy milk", isEnabled: true)
    history.removeAll()

    // When
    director.onUILeft()

    // Then
    XCTAssertTrue(dataManager.cancelled)
    XCTAssertEqual(history.calls, ["dataManager.cancel"])
  }

  // MARK: Ownership

  /// X2 X4.
  func test_uiAndDelegateAreNotKeptAlive() {
    // Given
    weak let weakUI = ui
    weak let weakDelegate = delegate

    // When
    ui = nil
    delegate = nil

    // Then
    XCTAssertNil(weakUI)
    XCTAssertNil(weakDelegate)
    director.onTitleChanged()
    director.presentError(.network(.offline))
    director.presentSuccess()
    XCTAssertEqual(history.calls, ["navigator.goBack"])
  }
}
