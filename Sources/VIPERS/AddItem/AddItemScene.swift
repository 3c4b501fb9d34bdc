import HeadlessKit
import ItemsScreens

/// Displays the form and tells the director what the user does in it.
package final class AddItemScene: ViewController {
  package var eventsHandler: (any AddItem_HandleUIEvents)?
  private lazy var rootView = AddItemView()

  package override func loadView() {
    view = rootView
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = AddItemView.screenTitle
    rootView.fieldsView.titleField.addAction(
      Action { [weak self] in self?.eventsHandler?.onTitleChanged() }, for: .editingChanged)
    rootView.saveButton.addAction(Action { [weak self] in self?.save() }, for: .touchUpInside)
  }

  package override func viewDidAppear() {
    super.viewDidAppear()
    if isMovingToParent { rootView.fieldsView.titleField.becomeFirstResponder() }
  }

  package override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { eventsHandler?.onUILeft() }
  }

  private func save() {
    eventsHandler?.onSaveItem(
      title: rootView.fieldsView.titleField.text, isEnabled: rootView.fieldsView.enabledSwitch.isOn)
  }
}

extension AddItemScene: AddItem_DisplayUI {
  package func displayError(_ message: String) {
    rootView.statusView.showError(message)
  }

  package func displayNoError() {
    rootView.statusView.showError(nil)
  }

  package func toggle(loading: Bool) {
    rootView.showLoading(loading)
    if loading { rootView.statusView.showError(nil) }
  }
}
