import HeadlessKit
import Items
import XCTest

@testable import MVVMC

final class AddItemViewControllerTests: XCTestCase {
  /// All that is bound to the state, as the user sees it.
  private struct Shown: Equatable {
    var isLoading = false
    var canType = true
    var canSwitch = true
    var canSave = true
    var error: String?
  }

  /// The two ways in which a screen is left.
  private let waysOut: KeyValuePairs<UInt, (NavigationController) -> Void> = [
    #line: { $0.goBack() },
    #line: { $0.popViewController() },
  ]

  private let viewModel = AddItemViewModelMock()
  private lazy var viewController = AddItemViewController(viewModel: viewModel)

  /// A1 X3.
  func testViewIsMadeWhenItLoads() throws {
    XCTAssertFalse(viewController.isViewLoaded)

    let view = try XCTUnwrap(viewController.view as? AddItemView)

    XCTAssertEqual(viewController.title, "New item")
    XCTAssertEqual(view.fieldsView.titleField.text, "")
    XCTAssertTrue(view.fieldsView.enabledSwitch.isOn)
    XCTAssertEqual(shown(by: view), Shown())
    XCTAssertEqual(viewModel.calls, [])
  }

  /// A1 X7.
  func testFieldIsFocusedWhenTheScreenFirstAppears() throws {
    let view = try XCTUnwrap(viewController.view as? AddItemView)
    let window = Window(showing: viewController)
    XCTAssertTrue(view.fieldsView.titleField.isFirstResponder)

    view.fieldsView.titleField.resignFirstResponder()
    viewController.viewWillAppear()
    viewController.viewDidAppear()

    XCTAssertTrue(view.window === window)
    XCTAssertFalse(view.fieldsView.titleField.isFirstResponder)
  }

  /// A2 A3 A5 X1.
  ///
  /// Each state is shown after each other one, so that nothing of the one before stays.
  func testStateIsShownWhateverWasBefore() throws {
    let view = try XCTUnwrap(viewController.view as? AddItemView)
    let scenarios: KeyValuePairs<UInt, (state: AddItemState, shown: Shown)> = [
      #line: (AddItemState(), Shown()),
      #line: (
        AddItemState(isLoading: true),
        Shown(isLoading: true, canType: false, canSwitch: false, canSave: false)
      ),
      #line: (AddItemState(error: "Offline"), Shown(error: "Offline")),
    ]

    for (_, previous) in scenarios {
      for (line, scenario) in scenarios {
        viewModel.state.set(previous.state)
        viewModel.state.set(scenario.state)
        XCTAssertEqual(
          shown(by: view), scenario.shown, "after \(previous.state)", line: line)
      }
    }
  }

  /// A1 A2 A5.
  func testFieldLosesItsFocusWhileSavingAndKeepsItsText() throws {
    let view = try XCTUnwrap(viewController.view as? AddItemView)
    let window = Window(showing: viewController)
    view.fieldsView.titleField.text = " Milk "

    viewModel.state.set(AddItemState(isLoading: true))
    viewModel.state.set(AddItemState(error: "Offline"))

    XCTAssertTrue(view.window === window)
    XCTAssertFalse(view.fieldsView.titleField.isFirstResponder)
    XCTAssertEqual(view.fieldsView.titleField.text, " Milk ")
  }

  /// A2.
  func testEditingTellsTheViewModelAndTheSwitchDoesNot() throws {
    let view = try XCTUnwrap(viewController.view as? AddItemView)

    view.fieldsView.enabledSwitch.sendActions(for: .valueChanged)
    XCTAssertEqual(viewModel.calls, [])
    view.fieldsView.titleField.sendActions(for: .editingChanged)

    XCTAssertEqual(viewModel.calls, [.editTitle])
  }

  /// A3.
  func testSaveTellsTheViewModelWhatTheFormSays() throws {
    let view = try XCTUnwrap(viewController.view as? AddItemView)

    view.fieldsView.titleField.text = " Milk "
    view.saveButton.sendActions(for: .touchUpInside)
    view.fieldsView.titleField.text = ""
    view.fieldsView.enabledSwitch.isOn = false
    view.saveButton.sendActions(for: .touchUpInside)

    XCTAssertEqual(
      viewModel.calls,
      [.save(title: " Milk ", isEnabled: true), .save(title: "", isEnabled: false)])
  }

  /// A6 X5.
  func testLeavingCancels() {
    for (line, leave) in waysOut {
      let viewModel = AddItemViewModelMock()
      let navigationController = NavigationControllerMock()
      navigationController.appear()
      navigationController.pushViewController(ViewController())
      navigationController.pushViewController(AddItemViewController(viewModel: viewModel))

      navigationController.pushViewController(ViewController())
      navigationController.goBack()
      XCTAssertEqual(viewModel.calls, [], line: line)
      leave(navigationController)

      XCTAssertEqual(viewModel.calls, [.cancel], line: line)
    }
  }

  /// X2 X4 X5.
  func testViewAndViewModelDoNotKeepTheViewControllerAlive() throws {
    var viewController: AddItemViewController? = AddItemViewController(viewModel: viewModel)
    weak let weakViewController = viewController
    let view = try XCTUnwrap(viewController?.view as? AddItemView)

    viewController = nil

    XCTAssertNil(weakViewController)
    viewModel.state.set(AddItemState(error: "Offline"))
    view.fieldsView.titleField.sendActions(for: .editingChanged)
    view.saveButton.sendActions(for: .touchUpInside)
    XCTAssertEqual(shown(by: view), Shown())
    XCTAssertEqual(viewModel.calls, [])
  }

  private func shown(by view: AddItemView) -> Shown {
    Shown(
      isLoading: view.statusView.loadingIndicator.isVisible,
      canType: view.fieldsView.titleField.isEnabled,
      canSwitch: view.fieldsView.enabledSwitch.isEnabled, canSave: view.saveButton.isEnabled,
      error: view.statusView.errorLabel.isVisible ? view.statusView.errorLabel.text : nil)
  }
}
