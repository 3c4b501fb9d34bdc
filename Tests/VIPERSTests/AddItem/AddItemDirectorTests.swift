import Items
import XCTest

@testable import VIPERS

/// Tests the form's director between spies of scene, worker, navigator, and delegate.
final class AddItemDirectorTests: XCTestCase {
  // MARK: Spies

  private final class UISpy: Spy, AddItem_DisplayUI {
    func displayError(_ message: String) { note(.displayError(message)) }
    func displayNoError() { note(.displayNoError) }
    func toggle(loading: Bool) { note(.toggle(loading: loading)) }
  }

  private final class DataManagerSpy: Spy, AddItem_ManageData {
    /// Answers a request before the call returns that sends it.
    var answer: (() -> Void)?

    func add(_ newItem: NewItem) {
      note(.add(newItem))
      answer?()
    }

    func cancel() { note(.cancel) }
  }

  private final class NavigatorSpy: Spy, AddItem_Navigate {
    func goBack() { note(.goBack) }
  }

  private final class DelegateSpy: Spy, AddItem_Delegate {
    func itemDidCreate() { note(.itemDidCreate) }
  }

  // MARK: Setup

  private let milk = NewItem(title: "Buy milk", isEnabled: true)

  private var history: CallLog!
  private var ui: UISpy!
  private var dataManager: DataManagerSpy!
  private var navigator: NavigatorSpy!
  private var delegate: DelegateSpy!
  private var director: AddItemDirector!

  override func setUp() {
    super.setUp()
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
    super.tearDown()
  }

  // MARK: Typing

  /// A2.
  func test_onTitleChanged() {
    // When
    director.onTitleChanged()

    // Then
    XCTAssertEqual(history.calls, [.displayNoError])
  }

  // MARK: Saving

  /// A2 A3.
  func test_onSaveItem() {
    // When
    director.onSaveItem(title: "  Buy milk\n", isEnabled: false)

    // Then
    XCTAssertEqual(
      history.calls,
      [.toggle(loading: true), .add(NewItem(title: "Buy milk", isEnabled: false))])
  }

  /// A2 X1.
  func test_onSaveItemWithoutATitle() {
    // When
    director.onSaveItem(title: " \n\t", isEnabled: true)

    // Then
    XCTAssertEqual(history.calls, [.displayError("Title is required")])
  }

  /// A2 X1.
  func test_onSaveItemWithATitleThatIsTooLong() {
    // When
    director.onSaveItem(title: String(repeating: "a", count: 81), isEnabled: true)

    // Then
    XCTAssertEqual(history.calls, [.displayError("Title is too long")])
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
    XCTAssertEqual(history.calls, [.itemDidCreate, .goBack])
  }

  /// A3 A4 X6.
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
    XCTAssertEqual(
      history.calls,
      [.displayError("The server refused the request."), .toggle(loading: false)])
  }

  /// A3 A5.
  func test_onSaveItemAfterAnError() {
    // Given
    director.onSaveItem(title: "Buy milk", isEnabled: true)
    director.presentError(.network(.offline))
    history.removeAll()

    // When
    director.onSaveItem(title: "Buy milk", isEnabled: true)

    // Then
    XCTAssertEqual(history.calls, [.toggle(loading: true), .add(milk)])
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
    XCTAssertEqual(history.calls, [.toggle(loading: true), .add(milk)])
  }

  // MARK: Leaving

  /// A6 X5.
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
  func test_onSaveItemOnceTheUIIsGone() {
    // Given
    ui = nil

    // When
    director.onSaveItem(title: "Buy milk", isEnabled: true)

    // Then
    XCTAssertEqual(history.calls, [.add(milk)])
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
    XCTAssertEqual(history.calls, [.goBack])
  }
}
