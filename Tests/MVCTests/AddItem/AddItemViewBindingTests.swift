import HeadlessKit
import Items
import ItemsScreens
import XCTest

@testable import MVC

final class AddItemViewBindingTests: XCTestCase {
  /// What the user sees of the views that the binding updates.
  private struct Shown: Equatable {
    var isLoading = false
    var canType = true
    var canSwitch = true
    var canSave = true
    var error: String?
  }

  private typealias Scenario = (state: AddItemModelState, shown: Shown)

  private var scenarios: KeyValuePairs<UInt, Scenario> {
    [
      #line: (.editing, Shown()),
      #line: (.rejected(because: .blank), Shown(error: "Title is required")),
      #line: (.rejected(because: .tooLong), Shown(error: "Title is too long")),
      #line: (
        .saving, Shown(isLoading: true, canType: false, canSwitch: false, canSave: false)
      ),
      #line: (
        .saved, Shown(isLoading: true, canType: false, canSwitch: false, canSave: false)
      ),
      #line: (
        .failure(because: .offline),
        Shown(error: Formatting.message(for: .network(.offline)))
      ),
      #line: (
        .failure(because: .undecodable(reason: "keyNotFound(id)")),
        Shown(error: "The server sent an answer this app can't read.")
      ),
    ]
  }

  /// A2 A3 A4 A5 X1.
  ///
  /// Nothing of the state before stays on screen.
  func testStateIsShownAfterEveryOther() {
    for (line, scenario) in scenarios {
      for previous in [nil] + scenarios.map(\.value.state) {
        let view = AddItemView()
        let stub = AddItemModelStub(firstState: previous ?? scenario.state)

        withExtendedLifetime(makeViewBinding(observing: stub, handling: view)) {
          if previous != nil { stub.currentState = scenario.state }
          XCTAssertEqual(
            shown(by: view), scenario.shown, "after \(String(describing: previous))",
            line: line)
        }
      }
    }
  }

  /// A2 A5.
  func testInputIsKeptInEveryState() {
    for (line, scenario) in scenarios {
      let view = AddItemView()
      let stub = AddItemModelStub()

      withExtendedLifetime(makeViewBinding(observing: stub, handling: view)) {
        view.fieldsView.titleField.text = " Buy milk "
        view.fieldsView.enabledSwitch.isOn = false
        stub.currentState = scenario.state
      }

      XCTAssertEqual(view.fieldsView.titleField.text, " Buy milk ", line: line)
      XCTAssertFalse(view.fieldsView.enabledSwitch.isOn, line: line)
    }
  }

  /// X2.
  func testModelDoesNotKeepTheBindingAlive() {
    let view = AddItemView()
    let stub = AddItemModelStub()
    var viewBinding: AddItemViewBinding? = makeViewBinding(observing: stub, handling: view)
    weak let weakViewBinding = viewBinding

    viewBinding = nil

    XCTAssertNil(weakViewBinding)
  }

  private func makeViewBinding(
    observing model: any AddItemModelProtocol, handling view: AddItemView
  ) -> AddItemViewBinding {
    AddItemViewBinding(
      observing: model,
      handling: (fields: view.fieldsView, status: view.statusView, saveButton: view.saveButton))
  }

  private func shown(by view: AddItemView) -> Shown {
    Shown(
      isLoading: view.statusView.loadingIndicator.isVisible,
      canType: view.fieldsView.titleField.isEnabled,
      canSwitch: view.fieldsView.enabledSwitch.isEnabled, canSave: view.saveButton.isEnabled,
      error: view.statusView.errorLabel.isVisible ? view.statusView.errorLabel.text : nil)
  }
}
