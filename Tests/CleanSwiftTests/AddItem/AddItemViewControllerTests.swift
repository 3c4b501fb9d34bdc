import HeadlessKit
import XCTest

@testable import CleanSwift

/// Tests the form's view controller at its boundary: what it asks for, and what it displays.
final class AddItemViewControllerTests: XCTestCase {
  /// What comes and goes, what has been put in, and what can be used.
  private struct Appearance: Equatable {
    var title = ""
    var isOn = true
    var isFocused = true
    var isLoading = false
    var error: String?
    var allowsTitle = true
    var allowsSwitch = true
    var allowsSaving = true
  }

  private let log = CallLog()
  private var target: AddItemViewController!
  private var window: Window!
  private var outputSpy: AddItemViewControllerOutputSpy!
  private var field: TextField!
  private var toggle: Switch!

  override func setUpWithError() throws {
    outputSpy = AddItemViewControllerOutputSpy(log)
    target = AddItemViewController()
    target.output = outputSpy
    target.router = AddItemRouterSpy(log)
    window = Window(showing: target)
    field = try XCTUnwrap(target.part("add.title") as? TextField)
    toggle = try XCTUnwrap(target.part("add.enabled") as? Switch)
  }

  // MARK: - Coming and going

  /// X3.
  func test_loadView_setsTitle() {
    XCTAssertEqual(target.title, "New item")
  }

  /// A1.
  func test_viewDidAppear_showsEmptyFocusedTitleAndSwitchOn() {
    XCTAssertEqual(appearance, Appearance())
  }

  /// A1 X7.
  func test_viewDidAppear_again_leavesFocusAlone() {
    // Arrange
    field.resignFirstResponder()

    // Act
    target.viewDidAppear()

    // Assert
    XCTAssertEqual(appearance, Appearance(isFocused: false))
  }

  /// X7.
  func test_coveringAndUncovering_callsNobody() {
    target.viewWillDisappear()
    target.viewDidDisappear()
    target.viewWillAppear()
    target.viewDidAppear()

    XCTAssertEqual(log.calls, [])
  }

  /// A6 X5.
  func test_didMoveToNoParent_callsOutputCancelSavingOnly() {
    target.didMove(toParent: nil)

    XCTAssertEqual(log.calls, ["cancelSaving(request:)"])
  }

  // MARK: - What the user does

  /// A2.
  func test_titleEdit_callsOutputEditTitleOnly() {
    field.sendActions(for: .editingChanged)

    XCTAssertEqual(log.calls, ["editTitle(request:)"])
  }

  /// A2.
  func test_switchFlip_callsNobody() {
    toggle.sendActions(for: .valueChanged)

    XCTAssertEqual(log.calls, [])
  }

  /// A2 A3.
  func test_saveTap_requestContainsTitleAsTyped() {
    // Arrange
    field.text = " Milk "

    // Act
    target.send(.touchUpInside, to: "add.save")

    // Assert
    XCTAssertEqual(outputSpy.saveItemRequest, SaveItemRequest(title: " Milk ", isEnabled: true))
  }

  /// A3.
  func test_saveTap_requestContainsSwitch() {
    // Arrange
    toggle.isOn = false

    // Act
    target.send(.touchUpInside, to: "add.save")

    // Assert
    XCTAssertEqual(outputSpy.saveItemRequest?.isEnabled, false)
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

  // MARK: - Display edited title

  /// A2.
  func test_displayEditedTitle_errorIsGone() {
    // Arrange
    target.displayError(viewModel: SavingErrorViewModel(message: "Oh"))

    // Act
    target.displayEditedTitle(viewModel: EditedTitleViewModel())

    // Assert
    XCTAssertEqual(appearance, Appearance())
  }

  /// A3 A2.
  func test_displayEditedTitle_whileSaving_loadingStays() {
    // Arrange
    target.displayProgress(viewModel: SavingProgressViewModel())

    // Act
    target.displayEditedTitle(viewModel: EditedTitleViewModel())

    // Assert
    XCTAssertEqual(
      appearance,
      Appearance(
        isFocused: false, isLoading: true, allowsTitle: false, allowsSwitch: false,
        allowsSaving: false))
  }

  // MARK: - Display progress

  /// A2 A3 A1.
  func test_displayProgress_showsLoadingInPlaceOfErrorAndAllowsNothing() {
    // Arrange
    target.displayError(viewModel: SavingErrorViewModel(message: "Oh"))

    // Act
    target.displayProgress(viewModel: SavingProgressViewModel())

    // Assert
    XCTAssertEqual(
      appearance,
      Appearance(
        isFocused: false, isLoading: true, allowsTitle: false, allowsSwitch: false,
        allowsSaving: false))
  }

  // MARK: - Display saved item

  /// A4.
  func test_displaySavedItem_callsRouterRouteToItemsListOnly() {
    target.displaySavedItem(viewModel: SavedItemViewModel())

    XCTAssertEqual(log.calls, ["routeToItemsList()"])
  }

  /// A4.
  func test_displaySavedItem_loadingStays() {
    // Arrange
    target.displayProgress(viewModel: SavingProgressViewModel())

    // Act
    target.displaySavedItem(viewModel: SavedItemViewModel())

    // Assert
    XCTAssertTrue(appearance.isLoading)
  }

  // MARK: - Display error

  /// A5 A2.
  func test_displayError_showsMessageAndKeepsInput() {
    // Arrange
    field.text = " Milk "
    toggle.isOn = false

    // Act
    target.displayError(viewModel: SavingErrorViewModel(message: "Oh"))

    // Assert
    XCTAssertEqual(appearance, Appearance(title: " Milk ", isOn: false, error: "Oh"))
  }

  /// A5 A1.
  func test_displayError_whileSaving_endsLoadingWithoutFocus() {
    // Arrange
    target.displayProgress(viewModel: SavingProgressViewModel())

    // Act
    target.displayError(viewModel: SavingErrorViewModel(message: "Oh"))

    // Assert
    XCTAssertEqual(appearance, Appearance(isFocused: false, error: "Oh"))
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

  // MARK: - Helpers

  private var appearance: Appearance {
    Appearance(
      title: field.text, isOn: toggle.isOn, isFocused: field.isFirstResponder,
      isLoading: target.shows("add.loading"), error: target.text("add.error"),
      allowsTitle: target.allows("add.title"), allowsSwitch: target.allows("add.enabled"),
      allowsSaving: target.allows("add.save"))
  }
}
