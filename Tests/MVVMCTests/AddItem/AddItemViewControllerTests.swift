import HeadlessKit
import ItemsScreens
import Observing
import UserDriver
import XCTest

@testable import MVVMC

final class AddItemViewControllerTests: XCTestCase {
  /// What depends on the state, as the user sees it.
  private struct Shown: Equatable {
    var isLoading = false
    var canType = true
    var canSwitch = true
    var canSave = true
    var error: String?
  }

  private let log = CallLog()
  private lazy var viewModel = AddItemViewModelMock(log)
  private lazy var viewController = AddItemViewController(viewModel: viewModel)

  /// A1 X3.
  func testViewIsMadeWhenItLoads() throws {
    XCTAssertFalse(viewController.isViewLoaded)

    let view = try loadedView()

    XCTAssertEqual(viewController.title, "New item")
    XCTAssertEqual(view.fieldsView.titleField.text, "")
    XCTAssertTrue(view.fieldsView.enabledSwitch.isOn)
    XCTAssertEqual(shown(by: view), Shown())
    XCTAssertEqual(log.calls, [])
  }

  /// A1 X7.
  func testFieldIsFocusedWhenTheScreenFirstAppears() throws {
    let field = try loadedView().fieldsView.titleField
    let window = Window(showing: viewController)
    XCTAssertTrue(field.isFirstResponder)

    // The field loses its focus when the screen is hidden, and doesn't get it back.
    withExtendedLifetime(window) {
      viewController.navigationController?.disappear()
      viewController.navigationController?.appear()

      XCTAssertFalse(field.isFirstResponder)
    }
  }

  // MARK: Binding

  /// A2 A3 A5 X1.
  func testControlsAreDisabledWhileSavingAndEnabledAfterAFailure() throws {
    let view = try loadedView()

    viewModel.state.set(AddItemState(isLoading: true))
    XCTAssertEqual(
      shown(by: view), Shown(isLoading: true, canType: false, canSwitch: false, canSave: false))

    viewModel.state.set(AddItemState(error: "Offline"))
    XCTAssertEqual(shown(by: view), Shown(error: "Offline"))

    viewModel.state.set(AddItemState())
    XCTAssertEqual(shown(by: view), Shown())
  }

  /// A1 A2 A5.
  func testFieldLosesItsFocusAndKeepsItsTextWhileSaving() throws {
    let field = try loadedView().fieldsView.titleField
    let window = Window(showing: viewController)
    field.text = " Milk "
    XCTAssertTrue(field.isFirstResponder)

    withExtendedLifetime(window) {
      viewModel.state.set(AddItemState(isLoading: true))
      viewModel.state.set(AddItemState(error: "Offline"))
    }

    XCTAssertFalse(field.isFirstResponder)
    XCTAssertEqual(field.text, " Milk ")
  }

  // MARK: What the user does

  /// A2.
  func testTypingTellsTheViewModelAndTheSwitchDoesNot() throws {
    let fields = try loadedView().fieldsView

    fields.enabledSwitch.sendActions(for: .valueChanged)
    fields.titleField.sendActions(for: .editingChanged)

    XCTAssertEqual(log.calls, [.titleDidChange])
  }

  /// A3.
  func testSaveTellsTheViewModelWhatTheUserHasTyped() throws {
    let view = try loadedView()

    view.fieldsView.titleField.text = " Milk "
    view.saveButton.sendActions(for: .touchUpInside)
    view.fieldsView.titleField.text = ""
    view.fieldsView.enabledSwitch.isOn = false
    view.saveButton.sendActions(for: .touchUpInside)

    XCTAssertEqual(
      log.calls,
      [.save(title: " Milk ", isEnabled: true), .save(title: "", isEnabled: false)])
  }

  // MARK: Leaving

  /// A6 X5.
  func testViewModelIsToldThatTheScreenWasLeftAndNotThatItWasCovered() {
    let navigationController = NavigationControllerMock(CallLog())
    navigationController.appear()
    navigationController.pushViewController(ViewController())
    navigationController.pushViewController(viewController)

    navigationController.pushViewController(ViewController())
    navigationController.goBack()
    XCTAssertEqual(log.calls, [])
    navigationController.goBack()

    XCTAssertEqual(log.calls, [.formDidLeave])
  }

  /// X2 X4.
  func testViewAndViewModelDoNotRetainTheViewController() throws {
    var viewController: AddItemViewController? = AddItemViewController(viewModel: viewModel)
    weak let weakViewController = viewController
    let view = try XCTUnwrap(viewController?.view as? AddItemView)

    viewController = nil

    XCTAssertNil(weakViewController)
    viewModel.state.set(AddItemState(error: "Offline"))
    view.fieldsView.titleField.sendActions(for: .editingChanged)
    view.saveButton.sendActions(for: .touchUpInside)
    XCTAssertEqual(shown(by: view), Shown())
    XCTAssertEqual(log.calls, [])
  }

  private func loadedView() throws -> AddItemView {
    try XCTUnwrap(viewController.view as? AddItemView)
  }

  private func shown(by view: AddItemView) -> Shown {
    Shown(
      isLoading: view.statusView.loadingIndicator.isVisible,
      canType: view.fieldsView.titleField.isEnabled,
      canSwitch: view.fieldsView.enabledSwitch.isEnabled, canSave: view.saveButton.isEnabled,
      error: view.statusView.errorLabel.isVisible ? view.statusView.errorLabel.text : nil)
  }
}
