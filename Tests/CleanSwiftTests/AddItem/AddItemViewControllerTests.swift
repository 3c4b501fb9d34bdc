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

  private var target: AddItemViewController!
  private var window: Window!
  private var outputSpy: AddItemViewControllerOutputSpy!
  private var routerSpy: AddItemRouterSpy!

  override func setUp() {
    outputSpy = AddItemViewControllerOutputSpy()
    routerSpy = AddItemRouterSpy()
    target = AddItemViewController()
    target.output = outputSpy
    target.router = routerSpy
    window = Window(showing: target)
  }

  override func tearDown() {
    window = nil
    target = nil
  }

  // MARK: - Coming and going

  /// X3.
  func test_loadView_setsTitle() {
    // Assert
    XCTAssertEqual(target.title, "New item")
  }

  /// A1.
  func test_viewDidAppear_showsEmptyFocusedTitleAndSwitchOn() {
    // Assert
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

  /// A6.
  func test_viewWillAppearAndDisappear_callNoOutput() {
    // Act
    target.viewWillAppear()
    target.viewDidAppear()
    target.viewWillDisappear()
    target.viewDidDisappear()

    // Assert
    XCTAssertEqual(outputSpy.calls, [])
  }

  /// A6 X5.
  func test_didPop_callsOutputCancelSavingOnly() {
    // Act
    target.didMove(toParent: nil)

    // Assert
    XCTAssertEqual(outputSpy.calls, [.cancelSaving(CancelSavingRequest())])
  }

  // MARK: - What the user does

  /// A2 A3.
  func test_saveTap_requestContainsTitleAsTyped() {
    // Arrange
    field.text = " Milk "

    // Act
    target.send(.touchUpInside, to: "add.save")

    // Assert
    XCTAssertEqual(outputSpy.saveItemRequest?.title, " Milk ")
  }

  /// A3.
  func test_saveTap_requestContainsSwitch() {
    // Arrange
    toggle.isOn = false

    // Act
    target.send(.touchUpInside, to: "add.save")

    // Assert
    XCTAssertEqual(outputSpy.calls, [.saveItem(SaveItemRequest(title: "", isEnabled: false))])
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

  /// A2.
  func test_titleEdit_errorIsGone() {
    // Arrange
    displayError()

    // Act
    field.sendActions(for: .editingChanged)

    // Assert
    XCTAssertEqual(appearance, Appearance())
  }

  /// A2.
  func test_switchFlip_errorStays() {
    // Arrange
    displayError("Oh")

    // Act
    toggle.sendActions(for: .valueChanged)

    // Assert
    XCTAssertEqual(appearance, Appearance(error: "Oh"))
  }

  /// A2.
  func test_titleEditAndSwitchFlip_callNoOutput() {
    // Act
    field.sendActions(for: .editingChanged)
    toggle.sendActions(for: .valueChanged)

    // Assert
    XCTAssertEqual(outputSpy.calls, [])
  }

  // MARK: - Display progress

  /// A3 A1.
  func test_displayProgress_showsLoadingAndAllowsNothing() {
    // Act
    displayProgress()

    // Assert
    XCTAssertEqual(
      appearance,
      Appearance(
        isFocused: false, isLoading: true, allowsTitle: false, allowsSwitch: false,
        allowsSaving: false))
  }

  /// A2.
  func test_displayProgress_afterError_errorIsGone() {
    // Arrange
    displayError()

    // Act
    displayProgress()

    // Assert
    XCTAssertNil(appearance.error)
  }

  // MARK: - Display saved item

  /// A4.
  func test_displaySavedItem_callsRouterRouteToItemsListOnce() {
    // Act
    target.displaySavedItem(viewModel: SavedItemViewModel())

    // Assert
    XCTAssertEqual(routerSpy.routeToItemsListCalls, 1)
  }

  // MARK: - Display error

  /// A5.
  func test_displayError_showsMessageAndKeepsInput() {
    // Arrange
    field.text = " Milk "
    toggle.isOn = false

    // Act
    displayError("Oh")

    // Assert
    XCTAssertEqual(appearance, Appearance(title: " Milk ", isOn: false, error: "Oh"))
  }

  /// A5 A1.
  func test_displayError_whileSaving_endsLoadingWithoutFocus() {
    // Arrange
    displayProgress()

    // Act
    displayError("Oh")

    // Assert
    XCTAssertEqual(appearance, Appearance(isFocused: false, error: "Oh"))
  }

  /// A2 X1.
  func test_displayError_again_replacesMessage() {
    // Arrange
    displayError("Oh")

    // Act
    displayError("No")

    // Assert
    XCTAssertEqual(appearance, Appearance(error: "No"))
  }

  /// A5.
  func test_displayError_callsNoRouter() {
    // Act
    displayError()

    // Assert
    XCTAssertEqual(routerSpy.routeToItemsListCalls, 0)
  }

  // MARK: - Lifetime

  /// X2.
  func test_actions_doNotKeepTargetAlive() {
    // Arrange
    let survivors = Survivors([target])

    // Act
    window = nil
    target = nil

    // Assert
    XCTAssertEqual("\(survivors)", "0 of 1")
  }

  // MARK: - Helpers

  private func displayProgress() {
    target.displayProgress(viewModel: SavingProgressViewModel())
  }

  private func displayError(_ message: String = "Oh") {
    target.displayError(viewModel: SavingErrorViewModel(message: message))
  }

  private var field: TextField {
    target.part("add.title") as? TextField ?? TextField()
  }

  private var toggle: Switch {
    target.part("add.enabled") as? Switch ?? Switch("")
  }

  private var appearance: Appearance {
    Appearance(
      title: field.text, isOn: toggle.isOn, isFocused: field.isFirstResponder,
      isLoading: target.shows("add.loading"), error: target.text("add.error"),
      allowsTitle: target.allows("add.title"), allowsSwitch: target.allows("add.enabled"),
      allowsSaving: target.allows("add.save"))
  }
}
