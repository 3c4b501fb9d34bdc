import HeadlessKit
import ItemsScreens
import XCTest

@testable import MVC

final class AddItemControllerTests: XCTestCase {
  /// A2 A3.
  func testEachControlReachesTheModel() {
    typealias Scenario = (event: (AddItemView) -> Void, callArgs: [AddItemModelSpy.CallArgs])
    let scenarios: KeyValuePairs<UInt, Scenario> = [
      #line: ({ _ in }, []),
      #line: ({ $0.fieldsView.titleField.sendActions(for: .editingChanged) }, [.titleDidChange]),
      #line: (
        { $0.saveButton.sendActions(for: .touchUpInside) },
        [.save(title: "", isEnabled: true)]
      ),
      // The controller passes on what was typed, because the model trims it.
      #line: (
        {
          $0.fieldsView.titleField.text = " Buy milk "
          $0.fieldsView.enabledSwitch.isOn = false
          $0.saveButton.sendActions(for: .touchUpInside)
        },
        [.save(title: " Buy milk ", isEnabled: false)]
      ),
      // The switch doesn't change the message.
      #line: ({ $0.fieldsView.enabledSwitch.sendActions(for: .valueChanged) }, []),
    ]

    for (line, scenario) in scenarios {
      let view = AddItemView()
      let spy = AddItemModelSpy()

      withExtendedLifetime(makeController(observing: view, willNotifyTo: spy)) {
        scenario.event(view)
      }

      XCTAssertEqual(spy.callArgs, scenario.callArgs, line: line)
    }
  }

  /// X2.
  func testViewDoesNotKeepTheControllerAlive() {
    let view = AddItemView()
    let spy = AddItemModelSpy()
    var controller: AddItemController? = makeController(observing: view, willNotifyTo: spy)
    weak let weakController = controller

    controller = nil

    XCTAssertNil(weakController)
  }

  private func makeController(
    observing view: AddItemView, willNotifyTo model: any AddItemModelProtocol
  ) -> AddItemController {
    AddItemController(
      observing: (
        titleField: view.fieldsView.titleField, enabledSwitch: view.fieldsView.enabledSwitch,
        saveButton: view.saveButton
      ),
      willNotifyTo: model)
  }
}
