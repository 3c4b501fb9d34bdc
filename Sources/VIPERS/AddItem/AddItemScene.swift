import HeadlessKit
import Items

/// Shows the form and passes on what the user does with it.
package final class AddItemScene: ViewController {
  package var eventsHandler: (any AddItem_HandleUIEvents)?
  private let rootView = AddItemView()

  package override func loadView() {
    title = AddItemView.screenTitle
    view = rootView
    rootView.titleField.becomeFirstResponder()
    rootView.titleField.addAction(for: .editingChanged) { [weak self] in
      self?.eventsHandler?.onTitleChanged()
    }
    rootView.saveButton.addAction(for: .touchUpInside) { [weak self] in self?.save() }
  }

  package override func didPop() {
    eventsHandler?.onUILeft()
  }

  private func save() {
    eventsHandler?.onSaveItem(
      title: rootView.titleField.text, isEnabled: rootView.enabledSwitch.isOn)
  }
}

extension AddItemScene: AddItem_DisplayUI {
  package func displayError(_ message: String?) {
    rootView.showError(message)
  }

  package func toggle(loading: Bool) {
    rootView.showLoading(loading)
    if loading { rootView.showError(nil) }
  }
}
