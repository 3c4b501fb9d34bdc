import HeadlessKit
import Items

/// Shows the form and tells the presenter what the user does with it.
package final class AddItemViewController: ViewController {
  package var presenter: (any AddItemPresenterProtocol)?
  private let rootView = AddItemView()

  package override func loadView() {
    title = AddItemView.screenTitle
    view = rootView
    rootView.titleField.becomeFirstResponder()
    rootView.titleField.addAction(for: .editingChanged) { [weak self] in
      self?.presenter?.onTitleChanged()
    }
    rootView.saveButton.addAction(for: .touchUpInside) { [weak self] in self?.save() }
  }

  package override func didPop() {
    presenter?.onDidPop()
  }

  private func save() {
    presenter?.saveItem(
      title: rootView.titleField.text, isEnabled: rootView.enabledSwitch.isOn)
  }
}

extension AddItemViewController: AddItemViewProtocol {
  package func showLoading() {
    rootView.showLoading(true)
    rootView.showError(nil)
  }

  package func showError(_ message: String) {
    rootView.showLoading(false)
    rootView.showError(message)
  }

  package func hideError() {
    rootView.showError(nil)
  }
}
