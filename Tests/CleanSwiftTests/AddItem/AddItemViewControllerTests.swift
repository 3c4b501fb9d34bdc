import HeadlessKit
import XCTest

@testable import CleanSwift

/// Tests what the form's view controller requests, and what it displays.
final class AddItemViewControllerTests: XCTestCase {
  private let log = CallLog<AddItemCall>()
  private var target: AddItemViewController!
  private var window: Window!
  private var field: TextField!
  private var toggle: Switch!

  override func setUpWithError() throws {
    target = AddItemViewController()
    target.output = AddItemViewControllerOutputSpy(log)
    target.router = AddItemRouterSpy(log)
    window = Window(showing: target)
    field = try XCTUnwrap(target.part("add.title") as? TextField)
    toggle = try XCTUnwrap(target.part("add.enabled") as? Switch)
  }

  // MARK: - Appearing and leaving

  /// X3.
  func test_viewDidLoad_setsTitle() {
    XCTAssertEqual(target.title, "New item")
  }

  /// A1.
  func test_viewDidAppear_focusesTitle() {
    XCTAssertTrue(field.isFirstResponder)
  }

  /// A1 X7.
  func test_viewDidAppear_again_leavesFocusAsItIs() {
    // Arrange
    field.resignFirstResponder()

    // Act
    target.viewDidAppear()

    // Assert
    XCTAssertFalse(field.isFirstResponder)
  }

  /// X7.
  func test_appearingAgain_callsNobody() {
    target.viewWillDisappear()
    target.viewDidDisappear()
    target.viewWillAppear()
    target.viewDidAppear()

    assertCalls(log, [])
  }

  /// A6 X5.
  func test_didMoveToNoParent_requestsCancel() {
    target.didMove(toParent: nil)

    assertCalls(log, [.cancelSaving])
  }

  // MARK: - What the user does

  /// A2.
  func test_titleEdit_requestsEditTitle() {
    field.sendActions(for: .editingChanged)

    assertCalls(log, [.editTitle])
  }

  /// A2.
  func test_switchFlip_callsNobody() {
    toggle.sendActions(for: .valueChanged)

    assertCalls(log, [])
  }

  /// A2 A3.
  func test_saveTap_requestsSaveWithInputAsTyped() {
    // Arrange
    field.text = " Milk "
    toggle.isOn = false

    // Act
    target.send(.touchUpInside, to: "add.save")

    // Assert
    assertCalls(log, [.saveItem(SaveItemRequest(title: " Milk ", isEnabled: false))])
  }

  /// A1 A3.
  func test_saveTap_withoutInput_requestsSaveWithEmptyTitleAndSwitchOn() {
    target.send(.touchUpInside, to: "add.save")

    assertCalls(log, [.saveItem(SaveItemRequest(title: "", isEnabled: true))])
  }

  /// A2.
  func test_saveTap_titleStaysAsTyped() {
    // Arrange
    field.text = " Milk "

    // Act
    target.send(.touchUpInside, to: "add.save")

    // Assert
    XCTAssertEqual(field.text, " Milk ")
  }

  // MARK: - Display message

  /// A2.
  func test_displayMessage_showsMessage() {
    target.displayMessage(viewModel: MessageViewModel(message: "Oh"))

    XCTAssertEqual(target.text("add.error"), "Oh")
  }

  /// A2.
  func test_displayMessage_withoutMessage_clearsMessage() {
    // Arrange
    target.displayMessage(viewModel: MessageViewModel(message: "Oh"))

    // Act
    target.displayMessage(viewModel: MessageViewModel(message: nil))

    // Assert
    XCTAssertFalse(target.shows("add.error"))
  }

  /// A2.
  func test_displayMessage_keepsFocus() {
    target.displayMessage(viewModel: MessageViewModel(message: "Oh"))

    XCTAssertTrue(field.isFirstResponder)
  }

  // MARK: - Display status

  /// A3.
  func test_displayStatus_showsLoading() {
    target.displayStatus(viewModel: SavingStatusViewModel(showsLoading: true, message: nil))

    XCTAssertTrue(target.shows("add.loading"))
  }

  /// A3.
  func test_displayStatus_withLoading_disablesForm() {
    target.displayStatus(viewModel: SavingStatusViewModel(showsLoading: true, message: nil))

    XCTAssertEqual(enabledParts, [])
  }

  /// A5.
  func test_displayStatus_withoutLoading_hidesLoading() {
    // Arrange
    displayLoading()

    // Act
    target.displayStatus(viewModel: SavingStatusViewModel(showsLoading: false, message: nil))

    // Assert
    XCTAssertFalse(target.shows("add.loading"))
  }

  /// A5.
  func test_displayStatus_withoutLoading_enablesForm() {
    // Arrange
    displayLoading()

    // Act
    target.displayStatus(viewModel: SavingStatusViewModel(showsLoading: false, message: nil))

    // Assert
    XCTAssertEqual(enabledParts, ["add.title", "add.enabled", "add.save"])
  }

  /// A5 A1.
  func test_displayStatus_withoutLoading_givesFocusToNothing() {
    // Arrange
    displayLoading()

    // Act
    target.displayStatus(viewModel: SavingStatusViewModel(showsLoading: false, message: nil))

    // Assert
    XCTAssertFalse(field.isFirstResponder)
  }

  /// A5.
  func test_displayStatus_showsMessage() {
    target.displayStatus(viewModel: SavingStatusViewModel(showsLoading: false, message: "Oh"))

    XCTAssertEqual(target.text("add.error"), "Oh")
  }

  /// A2 A3.
  func test_displayStatus_withoutMessage_clearsMessage() {
    // Arrange
    target.displayMessage(viewModel: MessageViewModel(message: "Oh"))

    // Act
    target.displayStatus(viewModel: SavingStatusViewModel(showsLoading: true, message: nil))

    // Assert
    XCTAssertFalse(target.shows("add.error"))
  }

  /// A5.
  func test_displayStatus_titleStaysAsTyped() {
    // Arrange
    field.text = " Milk "

    // Act
    target.displayStatus(viewModel: SavingStatusViewModel(showsLoading: false, message: "Oh"))

    // Assert
    XCTAssertEqual(field.text, " Milk ")
  }

  // MARK: - Display saved item

  /// A4.
  func test_displaySavedItem_routesToItemsList() {
    target.displaySavedItem(viewModel: SavedItemViewModel())

    assertCalls(log, [.routeToItemsList])
  }

  /// A4.
  func test_displaySavedItem_loadingStays() {
    // Arrange
    displayLoading()

    // Act
    target.displaySavedItem(viewModel: SavedItemViewModel())

    // Assert
    XCTAssertTrue(target.shows("add.loading"))
  }

  // MARK: - Lifetime

  /// X2.
  func test_actions_doNotKeepTargetAlive() {
    // Arrange
    let survivors = Survivors([target, target.view])
    window = nil

    // Act
    target = nil

    // Assert
    XCTAssertEqual("\(survivors)", "0 of 2")
  }

  // MARK: - Without output

  /// X4.
  func test_withoutOutputAndRouter_doesNotCrash() {
    // Arrange
    target.output = nil
    target.router = nil

    // Act
    field.sendActions(for: .editingChanged)
    target.send(.touchUpInside, to: "add.save")
    target.displaySavedItem(viewModel: SavedItemViewModel())
    target.didMove(toParent: nil)
  }

  // MARK: - Helpers

  private func displayLoading() {
    target.displayStatus(viewModel: SavingStatusViewModel(showsLoading: true, message: nil))
  }

  private var enabledParts: [String] {
    ["add.title", "add.enabled", "add.save"].filter(target.allows)
  }
}
