import Items
import VIPERS
import XCTest

/// Tests the form's director between spies of scene, worker, navigator, and delegate.
final class AddItemDirectorTests: XCTestCase {
  // MARK: Spies

  private final class UISpy: Spy, AddItem_DisplayUI {
    private(set) var displayedError: String?
    private(set) var isLoading = false

    func displayError(_ message: String?) {
      note("ui.displayError")
      displayedError = message
    }

    func toggle(loading: Bool) {
      note("ui.toggle(loading: \(loading))")
      isLoading = loading
    }
  }

  private final class DataManagerSpy: Spy, AddItem_ManageData {
    private(set) var addedItem: NewItem?
    private(set) var cancelled = false
    /// What becomes of a request before the call that sends it returns.
    var answer: (() -> Void)?

    func add(_ newItem: NewItem) {
      note("dataManager.add")
      addedItem = newItem
      answer?()
    }

    func cancel() {
      note("dataManager.cancel")
      cancelled = true
    }
  }

  private final class NavigatorSpy: Spy, AddItem_Navigate {
    private(set) var goingBack = false

    func goBack() {
      note("navigator.goBack")
      goingBack = true
    }
  }

  private final class DelegateSpy: Spy, AddItem_Delegate {
    private(set) var itemIsCreated = false

    func itemDidCreate() {
      note("delegate.itemDidCreate")
      itemIsCreated = true
    }
  }

  // MARK: Setup

  private var history: CallLog!
  private var ui: UISpy!
  private var dataManager: DataManagerSpy!
  private var navigator: NavigatorSpy!
  private var delegate: DelegateSpy!
  private var director: AddItemDirector!

  override func setUp() {
    history = CallLog()
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
    XCTAssertEqual(history.calls, ["ui.displayError"])
  }

  // MARK: Saving

  /// A2 A3.
  func test_onSaveItem() {
    // When
    director.onSaveItem(title: "  Buy milk\n", isEnabled: false)

    // Then
    XCTAssertTrue(ui.isLoading)
    XCTAssertEqual(dataManager.addedItem, NewItem(title: "Buy milk", isEnabled: false))
    XCTAssertEqual(history.calls, ["ui.toggle(loading: true)", "dataManager.add"])
  }

  /// A3.
  func test_onSaveItemWithTheSwitchOn() {
    // When
    director.onSaveItem(title: "Buy milk", isEnabled: true)

    // Then
    XCTAssertEqual(dataManager.addedItem, NewItem(title: "Buy milk", isEnabled: true))
  }

  /// A2 X1.
  func test_onSaveItemWithoutATitle() {
    // When
    director.onSaveItem(title: " \n\t", isEnabled: true)

    // Then
    XCTAssertEqual(ui.displayedError, "Title is required")
    XCTAssertEqual(history.calls, ["ui.displayError"])
  }

  /// A2 X1.
  func test_onSaveItemWithATitleThatIsTooLong() {
    // When
    director.onSaveItem(title: String(repeating: "a", count: 81), isEnabled: true)

    // Then
    XCTAssertEqual(ui.displayedError, "Title is too long")
    XCTAssertEqual(history.calls, ["ui.displayError"])
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
    XCTAssertTrue(delegate.itemIsCreated)
    XCTAssertTrue(navigator.goingBack)
    XCTAssertTrue(ui.isLoading)
    XCTAssertEqual(history.calls, ["delegate.itemDidCreate", "navigator.goBack"])
  }

  /// A4 A3.
  func test_onSaveItemOnceSavedAndNotYetLeft() {
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
    XCTAssertEqual(ui.displayedError, "The server refused the request.")
    XCTAssertFalse(ui.isLoading)
    XCTAssertEqual(history.calls, ["ui.displayError", "ui.toggle(loading: false)"])
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
    XCTAssertEqual(history.calls, ["ui.toggle(loading: true)", "dataManager.add"])
  }

  /// A5.
  func test_onSaveItemOnceAnsweredInsideTheCall() {
    // Given
    dataManager.answer = { [weak director] in director?.presentError(.network(.offline)) }
    director.onSaveItem(title: "Buy milk", isEnabled: true)
    dataManager.answer = nil
    history.removeAll()

    // When
    director.onSaveItem(title: "Buy milk", isEnabled: true)

    // Then
    XCTAssertEqual(history.calls, ["ui.toggle(loading: true)", "dataManager.add"])
  }

  // MARK: Leaving

  /// A6 X5.
  func test_onUILeft() {
    // When
    director.onUILeft()

    // Then
    XCTAssertTrue(dataManager.cancelled)
    XCTAssertEqual(history.calls, ["dataManager.cancel"])
  }

  /// A6 X5.
  func test_onUILeftEndsSaving() {
    // Given
    director.onSaveItem(title: "Buy milk", isEnabled: true)
    director.onUILeft()
    history.removeAll()

    // When
    director.onSaveItem(title: "Buy milk", isEnabled: true)

    // Then
    XCTAssertEqual(history.calls, ["ui.toggle(loading: true)", "dataManager.add"])
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
    director.onTitleChanged()
    director.onSaveItem(title: "", isEnabled: true)
    director.onSaveItem(title: "Buy milk", isEnabled: true)
    director.presentError(.network(.offline))

    // Then
    XCTAssertEqual(history.calls, ["dataManager.add"])
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

  /// X2 X4.
  func test_presentSuccessOnceTheDelegateIsGone() {
    // Given
    delegate = nil

    // When
    director.presentSuccess()

    // Then
    XCTAssertEqual(history.calls, ["navigator.goBack"])
  }
}
